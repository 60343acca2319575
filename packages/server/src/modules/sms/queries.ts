import { smsCode, type SmsType } from '@bdr/contract/sms/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

interface CodeOf {
  readonly mobile: string
  readonly type: SmsType
}

/** Makes parallel requests for one mobile wait for each other, because their number is limited. */
export async function oneAtATime(tx: Executor, { mobile, type }: CodeOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms-code:${type}:${mobile}`}, 0))`.execute(tx)
}

export interface SentLately {
  /** in 24 hours */
  readonly count: number
  readonly secondsSinceLast: number | null
}

export const recentlySent = (tx: Executor, { mobile, type }: CodeOf): Promise<SentLately> =>
  tx
    .selectFrom('sms_code')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number | null>`extract(epoch from now() - max(sent_at))::float8`.as('secondsSinceLast'),
    ])
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('sent_at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()

export async function insertCode(tx: Executor, code: CodeOf & { hash: Buffer }): Promise<void> {
  await tx
    .insertInto('sms_code')
    .values({
      mobile: code.mobile,
      type: code.type,
      code_hash: code.hash,
      expires_at: sql<string>`now() + make_interval(mins => ${smsCode.validMinutes}::int)`,
    })
    .execute()
}

/**
 * Whether a mobile may receive a code. Codes for signing in are sent only to mobiles of accounts; other types prove a
 * new mobile.
 */
export async function mayReceive(tx: Executor, { mobile, type }: CodeOf): Promise<boolean> {
  if (type === 'settle-in' || type === 'bind-mobile') return true
  return (await ownerOf(tx, mobile)) !== undefined
}

/** The account with this mobile. */
export const ownerOf = (db: Executor, mobile: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'merchant_id'])
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Counts an attempt for the newest code; undefined if it is no longer valid. A single statement, so that parallel
 * attempts all count.
 */
export const countTry = (db: Executor, { mobile, type }: CodeOf) =>
  db
    .updateTable('sms_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sms_code')
        .select('id')
        .where('mobile', '=', mobile)
        .where('type', '=', type)
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', smsCode.tries)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst()

/** @returns whether it was unused */
export async function spendCode(tx: Executor, id: string): Promise<boolean> {
  const spent = await tx
    .updateTable('sms_code')
    .set({ used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Removes old codes and tickets; the limits look back one day. */
export async function removeOldCodes(db: Executor): Promise<void> {
  const old = sql<string>`now() - interval '2 days'`
  await db.deleteFrom('sms_code').where('sent_at', '<', old).execute()
  await db.deleteFrom('sms_ticket').where('created_at', '<', old).execute()
}
