import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Executor } from './db/executor.ts'
import type { Database } from './db/open.ts'
import { transaction } from './db/transaction.ts'
import { AppError } from './errors.ts'
import { refusal, type Refusal } from './refusals.ts'

/** The calls that use this are not transactional themselves, since each record has its own transaction. */
export interface OneByOneParts {
  readonly database: Database
  readonly bus: Bus
  readonly log: FastifyBaseLogger
}

/**
 * Does the same with several records, each in its own transaction. A refused record does not affect the others and is
 * reported with its reason. After an unexpected error the remaining records are reported as not processed.
 * @throws the first error if nothing had been done before it
 */
export async function oneByOne<Item, Result>(
  { database, bus, log }: OneByOneParts,
  items: readonly Item[],
  work: (tx: Executor, item: Item) => Promise<Result>,
): Promise<{ done: { item: Item; result: Result }[]; refused: { item: Item; why: Refusal }[] }> {
  const done: { item: Item; result: Result }[] = []
  const refused: { item: Item; why: Refusal }[] = []
  let failed = false
  for (const item of items) {
    if (failed) {
      refused.push({ item, why: refusal('record.notReached') })
      continue
    }
    try {
      done.push({ item, result: await transaction(database, (tx) => work(tx, item), { bus }) })
    } catch (error) {
      if (error instanceof AppError) refused.push({ item, why: error.refusal })
      else if (done.length === 0) throw error
      else {
        // what was done stays done, and the caller has to know which records that concerns
        log.error({ err: error }, 'processing several records stopped with an error')
        failed = true
        refused.push({ item, why: refusal('record.notReached') })
      }
    }
  }
  return { done, refused }
}
