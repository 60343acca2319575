import type { IsolationLevel } from 'kysely'
import { isTransient } from './errors.ts'
import type { Executor } from './executor.ts'
import { withOpenTransaction } from './open-transaction.ts'

const maximumAttempts = 4

/**
 * Runs `work` in one transaction: it commits when `work` returns and rolls back when it throws.
 * After a deadlock or a serialization failure the whole of `work` runs again, up to three times:
 * it must not do anything that cannot be undone (send, print, count) besides its queries.
 */
export async function transaction<Result>(
  database: { readonly kysely: Executor },
  work: (executor: Executor) => Promise<Result>,
  { isolation }: { isolation?: IsolationLevel } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const begin = database.kysely.transaction()
      return await (isolation ? begin.setIsolationLevel(isolation) : begin).execute((executor) =>
        withOpenTransaction(() => work(executor)),
      )
    } catch (error) {
      if (attempt === maximumAttempts || !isTransient(error)) throw error
    }
  }
}
