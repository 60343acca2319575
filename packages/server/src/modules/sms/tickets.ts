import { hash as digestOf, randomBytes } from 'node:crypto'
import { ticketMinutes, type SmsType } from '@bdr/contract/sms/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { NotProved } from '../../platform/not-proved.ts'

const hashOf = (ticket: string): Buffer => digestOf('sha256', ticket, 'buffer')

/** Issues a proof that somebody reads this mobile's messages. Only they have the proof itself. */
export async function issueTicket(
  tx: Executor,
  mobile: string,
  type: SmsType,
): Promise<{ ticket: string; expiresAt: string }> {
  const ticket = randomBytes(32).toString('base64url')
  const { expires_at } = await tx
    .insertInto('sms_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      mobile,
      type,
      expires_at: sql<string>`now() + make_interval(mins => ${ticketMinutes[type]}::int)`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { ticket, expiresAt: expires_at }
}

/**
 * The mobile a ticket proves; the ticket stays valid.
 * @throws NotProved
 */
export async function mobileOfTicket(db: Executor, ticket: string, type: SmsType): Promise<string> {
  const row = await db
    .selectFrom('sms_ticket')
    .select('mobile')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('type', '=', type)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!row) throw new NotProved('sms.ticketInvalid', 'wrongTicket')
  return row.mobile
}

/**
 * The mobile a ticket proves; the ticket becomes invalid when the caller commits.
 * @throws NotProved
 */
export async function spendTicket(tx: Executor, ticket: string, type: SmsType): Promise<string> {
  const row = await tx
    .updateTable('sms_ticket')
    .set({ used_at: sql<string>`now()` })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('type', '=', type)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('mobile')
    .executeTakeFirst()
  if (!row) throw new NotProved('sms.ticketInvalid', 'wrongTicket')
  return row.mobile
}
