import { signInLock } from '@bdr/contract/session/model'
import { accountKey } from '@bdr/contract/staff/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { refusedFor, type AppError } from '../../platform/errors.ts'
import { hashOf } from './ticket.ts'

/**
 * The keys of what is guessed. People type passwords into the account field, so its content is stored as a hash, which
 * is the same for all spellings of an account.
 */
export const guessedAt = {
  principal: (principal: string) => `principal:${hashOf(accountKey(principal)).toString('hex')}`,
  ownPassword: (staffId: string) => `password:${staffId}`,
  secondFactor: (staffId: string) => `second-factor:${staffId}`,
}

const { tries, windowMinutes, lockMinutes } = signInLock

const over = sql`(f.window_started_at <= now() - make_interval(mins => ${windowMinutes}::int)
  or coalesce(f.locked_until <= now(), false))`

const take = prepared(
  (_db, p: Params<{ key: string }>) => sql<{ failures: number }>`
    insert into sign_in_failure as f (principal, failures, window_started_at) values (${p.key}, 1, now())
    on conflict (principal) do update set
      failures = case when ${over} then 1 else f.failures + 1 end,
      window_started_at = case when ${over} then now() else f.window_started_at end,
      locked_until = case when not ${over} and f.failures + 1 >= ${tries}::int
        then now() + make_interval(mins => ${lockMinutes}::int) end
    where f.locked_until is null or f.locked_until <= now()
    returning failures`,
)

const lockLeft = prepared(
  (_db, p: Params<{ key: string }>) => sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from locked_until - now())))::int as seconds
    from sign_in_failure where principal = ${p.key}`,
)

export type Try =
  | { readonly taken: true; /** whether failing at it locks */ readonly last: boolean }
  | { readonly taken: false; /** until the next one */ readonly seconds: number }

/**
 * Counts an attempt at a secret as failed before it is checked, so that a thousand parallel attempts count like a
 * thousand in a row; `forgetTries` is called after a correct one. Pass the database and not a transaction, because a
 * refusal would roll the count back.
 */
export async function takeTry(db: Executor, key: string): Promise<Try> {
  const row = await take.first(db, { key })
  if (!row) return { taken: false, seconds: (await lockLeft.first(db, { key }))?.seconds ?? lockMinutes * 60 }
  return { taken: true, last: row.failures >= tries }
}

/** A00001 for a caller without attempts left. */
export const locked = (
  { seconds }: { seconds: number },
  key: 'session.locked' | 'session.codeLocked',
): AppError => refusedFor(seconds, key, { minutes: Math.ceil(seconds / 60) })

/** Resets the counts, so that a person with a new password can sign in, however often the old one was guessed. */
export const unlock = (tx: Executor, { id, account }: { id: string; account: string }): Promise<void> =>
  forgetTries(tx, [guessedAt.principal(account), guessedAt.ownPassword(id)])

export async function forgetTries(db: Executor, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('principal', 'in', keys).execute()
}
