import { qrLogin, qrLoginPath } from '@bdr/contract/session/model'
import type { QrLoginState } from '@bdr/contract/session/replies'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { NotProved } from '../../platform/not-proved.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { admit } from './enter.ts'
import { barred, personById } from './person.ts'
import { recordRefusal } from './record.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { hashOf, newTicket, pictureTicketOf } from './ticket.ts'

const fresh = sql<boolean>`expires_at > now()`

/** Starts a sign-in that a phone has to confirm. @returns the desktop's secret and the QR code's ticket */
export async function beginQrLogin(
  db: Executor,
  caller: Caller,
): Promise<{ desktopSecret: string; ticket: string }> {
  const desktopSecret = newTicket().ticket
  const ticket = pictureTicketOf(desktopSecret)
  await db
    .insertInto('qr_login')
    .values({
      ticket_hash: hashOf(ticket),
      status: 'waiting',
      address: caller.address,
      place: caller.place,
      device: caller.device,
      expires_at: sql<string>`now() + make_interval(secs => ${qrLogin.seconds}::int)`,
    })
    .execute()
  return { desktopSecret, ticket }
}

/** The address in the QR code. */
export const scannedUrl = (publicUrl: string, ticket: string): string =>
  `${publicUrl}${qrLoginPath}?ticket=${ticket}`

interface Progress {
  readonly state: QrLoginState
  readonly accessToken: string | null
  readonly expiresAt: string | null
}

/** The state of the sign-in. The token is returned once; afterwards the sign-in is over. */
export async function pollQrLogin(
  tx: Executor,
  sessions: Sessions,
  desktopSecret: string,
  caller: Caller,
): Promise<Progress> {
  const ticketHash = hashOf(pictureTicketOf(desktopSecret))
  const found = await tx
    .deleteFrom('qr_login')
    .where('ticket_hash', '=', ticketHash)
    .where('status', '=', confirmed)
    .where(fresh)
    .returning('staff_id')
    .executeTakeFirst()
  if (found) {
    const person = await personById(tx, found.staff_id!)
    if (!person) return without('expired')
    const why = barred(person)
    if (why !== null) {
      await recordRefusal(tx, person, { way: 'qr', why }, caller)
      return without('expired')
    }
    const admitted = await admit(tx, sessions, person, 'qr', caller)
    if (admitted !== 'accountChanged')
      return { state: confirmed, accessToken: admitted.accessToken, expiresAt: admitted.expiresAt }
    await recordRefusal(tx, person, { way: 'qr', why: admitted }, caller)
    return without('expired')
  }
  const row = await tx
    .selectFrom('qr_login')
    .select('status')
    .where('ticket_hash', '=', ticketHash)
    .where(fresh)
    .executeTakeFirst()
  return without(row?.status ?? 'expired')
}

/** The phone's person agreed. */
const confirmed = 'confirmed' satisfies QrLoginState

const without = (state: QrLoginState): Progress => ({ state, accessToken: null, expiresAt: null })

/** Returns the requesting device to the phone. From now on the ticket belongs to this person. */
export async function scanQrLogin(tx: Executor, viewer: Viewer, ticket: string) {
  const row = await openFor(tx, viewer, ticket)
  await tx
    .updateTable('qr_login')
    .set({ status: 'scanned', staff_id: viewer.staffId })
    .where('ticket_hash', '=', row.ticket_hash)
    .execute()
  return {
    device: row.device ?? '',
    address: row.address,
    place: row.place,
    askedAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/** Stores the phone's decision, which requires that the phone has read the requesting device. */
export async function decideQrLogin(
  tx: Executor,
  { viewer, caller }: Change,
  ticket: string,
  status: 'confirmed' | 'refused',
): Promise<void> {
  const row = await openFor(tx, viewer, ticket)
  if (row.status !== 'scanned') throw refused('session.qrExpired')
  await tx.updateTable('qr_login').set({ status }).where('ticket_hash', '=', row.ticket_hash).execute()
  await audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action: status === confirmed ? 'session.confirmQr' : 'session.refuseQr',
    subject: { kind: 'staff', id: viewer.staffId, name: viewer.name },
    detail: { device: row.device, address: row.address, place: row.place },
    caller,
  })
}

/** @throws AppError A00001 if it is over, or belongs to another person */
async function openFor(tx: Executor, viewer: Viewer, ticket: string) {
  const row = await tx
    .selectFrom('qr_login')
    .selectAll()
    .where('ticket_hash', '=', hashOf(ticket))
    .where(fresh)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (row.status !== 'waiting' && row.status !== 'scanned')) throw refused('session.qrExpired')
  if (row.staff_id !== null && row.staff_id !== viewer.staffId)
    throw new NotProved('session.qrOfOther', 'qrOfOther')
  return row
}
