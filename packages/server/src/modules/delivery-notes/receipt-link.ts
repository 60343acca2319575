import { isPaper } from '@bdr/contract/delivery-notes/meaning'
import { timingSafeEqual } from 'node:crypto'
import {
  receiptLinkDays,
  receiptPagePath,
  receiptTokenPattern,
  type ReceiptLinkState,
} from '@bdr/contract/delivery-notes/receipt-link'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, notFound, refused } from '../../platform/errors.ts'
import { NotProved } from '../../platform/not-proved.ts'
import { own, type Scope } from '../../platform/scope.ts'
import type { Seal } from '../../platform/seal.ts'

/** The data of a note that its link depends on. */
interface Linked {
  readonly id: string
  readonly status: DeliveryNoteStatus
  readonly link_serial: number
  readonly link_until: string | null
  readonly link_revoked_at: string | null
}

/** 128 bits of the keyed hash: impossible to guess, and short enough for a coarse QR code. */
const signatureBytes = 16

const signatureOf = (seal: Seal, id: string, serial: string): string =>
  seal.fingerprint(`receipt-link\0${id}\0${serial}`).subarray(0, signatureBytes).toString('base64url')

/**
 * Computes the token. It is not stored but derived from the note, the serial of its link, and the server's key. All
 * prints of a note therefore have the same link, and the database alone does not open anything.
 */
export function tokenOf(seal: Seal, { id, link_serial }: Linked): string {
  const serial = link_serial.toString(36)
  return `${BigInt(id).toString(36)}.${serial}.${signatureOf(seal, id, serial)}`
}

/** The token is in the fragment, which browsers do not send, so it is in no log of ours or of a proxy. */
export const linkUrl = (publicUrl: string, token: string): string => `${publicUrl}${receiptPagePath}#${token}`

export function linkState(note: Linked, now: Date): { state: ReceiptLinkState; until: string | null } {
  const until = note.link_until
  if (!isPaper(note.status) || until === null) return { state: 'over', until }
  if (note.link_revoked_at !== null) return { state: 'revoked', until }
  return { state: Date.parse(until) <= now.getTime() ? 'expired' : 'open', until }
}

/** The note of a token, and the scope in which its bearer may see it. */
export interface LinkedNote {
  readonly id: string
  readonly serial: number
  readonly scope: Scope
}

/**
 * The note of a token, even if the link is no longer valid; `assertLinkHolds` checks that.
 * @throws NotProved if the token was never issued
 */
export async function noteOfToken(db: Executor, seal: Seal, token: string): Promise<LinkedNote> {
  const [note, serial, signature] = token.split('.') as [string, string, string]
  const id = fromBase36(note)
  const right = Buffer.from(signatureOf(seal, id, serial))
  const given = Buffer.from(signature)
  const isOurs =
    receiptTokenPattern.test(token) && given.length === right.length && timingSafeEqual(given, right)
  const row = isOurs
    ? await db.selectFrom('delivery_note').select('merchant_id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw new NotProved('receipt.linkUnknown', 'receiptLink')
  return { id, serial: Number.parseInt(serial, 36), scope: own(row.merchant_id) }
}

const fromBase36 = (text: string): string =>
  [...text].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString()

/**
 * Asserts that the link is still valid.
 * @throws AppError A00001 with the reason why it is not
 */
export function assertLinkHolds<Note extends Linked>(
  note: Note | undefined,
  { serial }: LinkedNote,
  now: Date,
): Note {
  if (!note) throw notFound()
  const { state } = linkState(note, now)
  if (state === 'over') throw refused('receipt.linkOver')
  if (serial !== note.link_serial) throw refused('receipt.linkReplaced')
  if (state === 'revoked') throw refused('receipt.linkRevoked')
  if (state === 'expired') throw refused('receipt.linkExpired')
  return note
}

const untilThen = sql<string>`now() + make_interval(days => ${receiptLinkDays}::int)`

/** Starts the link's validity at the submission, and again at the dispatch. */
export async function openLink(tx: Executor, noteId: string): Promise<void> {
  await tx.updateTable('delivery_note').set({ link_until: untilThen }).where('id', '=', noteId).execute()
}

/**
 * Revokes or replaces the link of a locked note.
 * @throws AppError A06002 if there is none
 */
export async function changeLink(
  tx: Executor,
  note: Linked,
  action: 'revokeLink' | 'renewLink',
  now: Date,
): Promise<void> {
  const { state } = linkState(note, now)
  if (state === 'over') throw conflict('receipt.noLink')
  if (action === 'revokeLink' && state === 'revoked') throw conflict('receipt.linkRevokedAlready')
  await tx
    .updateTable('delivery_note')
    .set(
      action === 'revokeLink'
        ? { link_revoked_at: sql<string>`now()` }
        : { link_until: untilThen, link_revoked_at: null, link_serial: sql<number>`link_serial + 1` },
    )
    .where('id', '=', note.id)
    .execute()
}
