import { can, type BasePost } from '@bdr/contract/access'
import { fileHandling } from '@bdr/contract/files/handling'
import { uploadsPerOwner, type FilePurposeKey } from '@bdr/contract/files/model'
import type { Executor } from '../../platform/db/executor.ts'
import { noPermission, refused, sessionInvalid } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { mobileOfTicket } from '../sms/tickets.ts'

/** The owner of an uploaded file. */
export interface Uploader {
  readonly staffId: string | null
  readonly merchantId: string | null
  /** for an applicant, who has no account */
  readonly mobile: string | null
  /** null for applicants */
  readonly post: BasePost | null
}

/**
 * Identifies who uploads a file: an applicant by the ticket of their mobile, all others by their session.
 * @throws AppError A00001 for an invalid ticket, A00004 without a session
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
 * Checks the permission for this purpose, and the limit of uploads.
 * @throws AppError A00003, B00429
 */
export async function allow(db: Executor, uploader: Uploader, purpose: FilePurposeKey): Promise<void> {
  const { access, applicants } = fileHandling[purpose]
  const { post } = uploader
  const may = post === null ? applicants : access === 'signed-in' || can(post, access)
  if (!may) throw noPermission()
  await countAttempt(db, `upload:${uploader.staffId ?? uploader.mobile}`, uploadsPerOwner)
}
