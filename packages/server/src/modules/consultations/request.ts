import { consultationRate, type ConsultationRequest } from '@bdr/contract/consultations/model'
import { consultationNotices } from '@bdr/text/consultations'
import type { StoredPhoto } from '@bdr/contract/site/data'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import { claimPhoto } from './photo.ts'
import * as queries from './queries.ts'

/**
 * Counts a request before anything is done for it, and outside of a transaction, so that a refused request counts as
 * well.
 * @throws AppError B00429
 */
export async function countRequest(db: Executor, { address }: Caller, mobile: string): Promise<void> {
  await countAttempt(db, `consultation:${networkOf(address)}`, consultationRate)
  await countAttempt(db, `consultation:${mobile}`, consultationRate)
}

/** Stores a visitor's request, notifies the operators and returns its number. */
export const storeRequest = (
  database: Database,
  bus: Bus,
  caller: Caller,
  request: ConsultationRequest,
  photo: StoredPhoto | null,
): Promise<string> => transaction(database, (tx) => insertRequest(tx, caller, request, photo), { bus })

async function insertRequest(
  tx: Executor,
  caller: Caller,
  request: ConsultationRequest,
  photo: StoredPhoto | null,
): Promise<string> {
  // a button pressed twice or a form sent again: the person has already been answered
  const former = await queries.sameRequest(tx, request)
  if (former !== undefined) {
    if (photo) await claimPhoto(tx, former.id, photo)
    return former.number
  }
  const technique =
    request.techniqueId === null ? null : await queries.shownTechnique(tx, request.techniqueId)
  if (technique === undefined) throw refused('consultation.techniqueGone')
  const { id, number } = await queries.insertConsultation(tx, {
    ...request,
    address: caller.address,
    industry: technique?.industry ?? null,
  })
  if (photo) await claimPhoto(tx, id, photo)
  const visitor: Actor = { staffId: null, name: request.name, post: null }
  await appendHistory(tx, 'consultation', visitor, [{ id, action: 'request', to: 'new' }])
  await audit(tx, {
    actor: visitor,
    action: 'consultation.request',
    subject: { kind: 'consultation', id, name: request.name },
    caller,
  })
  await notify(
    tx,
    null,
    { operators: true },
    {
      type: 'business',
      content: consultationNotices.consultationRequested({
        name: request.name,
        company: request.company,
        about: technique?.title ?? null,
      }),
      about: { page: 'consultationDetail', id },
    },
  )
  return number
}
