import type { IsolationLevel } from 'kysely'
import { collectAnnouncements, publishAnnouncements } from '../announce.ts'
import type { Bus } from '../bus.ts'
import { isTransient } from './errors.ts'
import type { Executor } from './executor.ts'
import { withOpenTransaction } from './open-transaction.ts'

const maximumAttempts = 4

/**
 * Runs `work` in one transaction, which commits when `work` returns and rolls back when it throws. After a deadlock or
 * a serialization failure `work` runs again, up to three times, so besides queries it must have no effects that cannot
 * be undone (sending, printing, counting). Its announcements are published on the bus after the commit; without a bus
 * (while seeding) nobody listens.
 */
export async function transaction<Result>(
  database: { readonly kysely: Executor },
  work: (executor: Executor) => Promise<Result>,
  { isolation, bus }: { isolation?: IsolationLevel; bus?: Bus } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const begin = database.kysely.transaction()
      const { result, announcements } = await (
        isolation ? begin.setIsolationLevel(isolation) : begin
      ).execute(async (executor) => {
        const announcements = collectAnnouncements(executor)
        return { result: await withOpenTransaction(() => work(executor)), announcements }
      })
      if (bus) publishAnnouncements(bus, announcements)
      return result
    } catch (error) {
      if (attempt === maximumAttempts || !isTransient(error)) throw error
    }
  }
}
