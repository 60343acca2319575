import { consultationTurns, type ConsultationRequest } from '@bdr/contract/consultations/model'
import { notices } from '@bdr/text/messages'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { takeTurn } from '../../platform/rate-limit.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'
import * as queries from './queries.ts'

/** Where a visitor writes from; the form of the page knows nothing but the address. */
type From = Pick<Caller, 'address'> & Partial<Pick<Caller, 'device' | 'requestId'>>

/**
 * Keeps a visitor's request and tells the operators. A turn is taken first and outside of the
 * transaction: one that is refused counts, too.
 */
export async function requestConsultation(
  database: Database,
  bus: Bus,
  from: From,
  request: ConsultationRequest,
): Promise<void> {
  await takeTurn(database.kysely, `consultation:${from.address}`, consultationTurns)
  await takeTurn(database.kysely, `consultation:${request.mobile}`, consultationTurns)
  await transaction(database, (tx) => keep(tx, from, request), { bus })
}

async function keep(tx: Executor, from: From, request: ConsultationRequest): Promise<void> {
  const technique =
    request.techniqueId === null ? null : await queries.publishedTechnique(tx, request.techniqueId)
  if (technique === undefined) throw refused('consultation.techniqueGone')
  const id = await queries.insertConsultation(tx, {
    ...request,
    address: from.address,
    industry: technique?.industry ?? null,
  })
  const visitor: Actor = { staffId: null, name: request.name, post: null }
  await appendHistory(tx, 'consultation', visitor, [{ id, action: 'request', to: 'new' }])
  await audit(tx, {
    actor: visitor,
    action: 'consultation.request',
    subject: { kind: 'consultation', id, name: request.name },
    caller: from,
  })
  await notify(
    tx,
    null,
    { operators: true },
    {
      type: 'business',
      content: notices.consultationRequested({
        name: request.name,
        company: request.company,
        about: technique?.title ?? null,
      }),
      about: { page: 'consultationDetail', id },
    },
  )
}
