import { can, type BasePost } from '@bdr/contract/access'
import { fileHandling } from '@bdr/contract/files/handling'
import { uploadsPerAddress, uploadsPerOwner, type FilePurposeKey } from '@bdr/contract/files/model'
import type { Executor } from '../../platform/db/executor.ts'
import { noPermission, refused, sessionInvalid } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { takeTurn } from '../../platform/rate-limit.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { mobileOfTicket } from '../sms/tickets.ts'

/** Whom an uploaded file belongs to. */
export interface Uploader {
  readonly staffId: string | null
  readonly merchantId: string | null
  /** of an applicant, who has no account */
  readonly mobile: string | null
  /** null for applicants */
  readonly post: BasePost | null
}

/**
 * Who brings a file: an applicant by the ticket of their mobile, anybody else by their session.
 * @throws AppError A00001 for a ticket that does not hold, A00004 without a session
 */
export async function identify(
  db: Executor,
  sessions: Sessions,
  caller: Caller,
  ticket: string | undefined,
): Promise<Uploader> {
  if (ticket !== undefined) {
    const mobile = await mobileOfTicket(db, ticket, 'settle-in')
    return { staffId: null, merchantId: null, mobile, post: null }
  }
  const viewer = caller.token === null ? null : await sessions.viewerOf(caller.token)
  if (!viewer) throw sessionInvalid()
  if (viewer.passwordDue) throw refused('session.passwordDue')
  return { staffId: viewer.staffId, merchantId: viewer.merchantId, mobile: null, post: viewer.post }
}

/**
 * Whether somebody may bring a file for this purpose, and this many.
 * @throws AppError A00003, B00429
 */
export async function allow(db: Executor, uploader: Uploader, purpose: FilePurposeKey): Promise<void> {
  const { access, applicants } = fileHandling[purpose]
  const { post } = uploader
  const may = post === null ? applicants : access === 'signed-in' || can(post, access)
  if (!may) throw noPermission()
  await takeTurn(db, `upload:${uploader.staffId ?? uploader.mobile}`, uploadsPerOwner)
}

/** Before megabytes are read from somebody nobody knows yet. @throws AppError B00429 */
export const admitUpload = (db: Executor, { address }: Caller): Promise<void> =>
  takeTurn(db, `upload:${networkOf(address)}`, uploadsPerAddress)
