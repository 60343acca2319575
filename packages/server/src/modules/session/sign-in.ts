import { hash, verify } from '@node-rs/argon2'
import { signInLock } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { refused } from '../../platform/errors.ts'

/** argon2id, 19 MiB and two passes: OWASP's first recommendation for interactive sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A hash nobody's password fits: verifying against it makes an unknown account take as long. */
let nobody: Promise<string> | null = null

/**
 * Whose account and password these are.
 * @throws AppError A00001 in the same words and time for an unknown account and a wrong password;
 * A00001 with the minutes left once the principal is locked
 */
export async function checkPassword(
  database: Database,
  principal: string,
  password: string,
): Promise<string> {
  const db = database.kysely
  await refuseWhileLocked(db, principal)
  const staff = await db
    .selectFrom('staff')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .select(['staff.id', 'staff.password_hash', 'staff.enabled', 'merchant.frozen'])
    .where((eb) => eb.or([eb('staff.account', '=', principal), eb('staff.mobile', '=', principal)]))
    .executeTakeFirst()
  nobody ??= hashPassword('nobody')
  const matches = await verify(staff?.password_hash ?? (await nobody), password)
  if (!staff || !matches) {
    await countFailure(db, principal)
    throw refused('session.wrongPassword')
  }
  await db.deleteFrom('sign_in_failure').where('principal', '=', principal).execute()
  if (!staff.enabled) throw refused('session.disabled')
  if (staff.frozen === true) throw refused('session.merchantFrozen')
  return staff.id
}

async function refuseWhileLocked(db: Executor, principal: string): Promise<void> {
  const lock = await db
    .selectFrom('sign_in_failure')
    .select(sql<number>`ceil(extract(epoch from locked_until - now()) / 60)::int`.as('minutes'))
    .where('principal', '=', principal)
    .where('locked_until', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (lock) throw refused('session.locked', { minutes: lock.minutes })
}

/** One statement, so that parallel guesses are all counted. */
async function countFailure(db: Executor, principal: string): Promise<void> {
  const { tries, windowMinutes, lockMinutes } = signInLock
  const over = sql`f.window_started_at < now() - make_interval(mins => ${windowMinutes}::int)`
  await sql`
    insert into sign_in_failure as f (principal, failures, window_started_at) values (${principal}, 1, now())
    on conflict (principal) do update set
      failures = case when ${over} then 1 else f.failures + 1 end,
      window_started_at = case when ${over} then now() else f.window_started_at end,
      locked_until = case when not (${over}) and f.failures + 1 >= ${tries}::int
        then now() + make_interval(mins => ${lockMinutes}::int) end`.execute(db)
}
