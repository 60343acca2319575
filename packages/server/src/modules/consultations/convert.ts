import type { ConsultationStatus } from '@bdr/contract/consultations/machine'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { transition } from '../../platform/transition.ts'
import { consultationLifecycle } from './lifecycle.ts'
import { lockConsultation } from './queries.ts'

/**
 * Says of a visitor's request that an inquiry was made of it, in the transaction that made it.
 * @throws AppError A00005 without such a request, A06002 once it is closed
 */
export async function convertToInquiry(
  tx: Executor,
  { viewer, caller }: Change,
  id: string,
  inquiryNo: string,
): Promise<void> {
  const row = await lockConsultation(tx, id)
  if (!row) throw notFound()
  const from = row.status as ConsultationStatus
  const changes = await transition(tx, consultationLifecycle, viewer, [
    { id, from, action: 'convert', about: inquiryNo },
  ])
  await audit(tx, {
    actor: viewer,
    action: 'consultation.convert',
    subject: { kind: 'consultation', id, name: row.name },
    changes,
    detail: { reason: inquiryNo },
    caller,
  })
}
