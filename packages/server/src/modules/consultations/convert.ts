import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { transition } from '../../platform/transition.ts'
import { consultationLifecycle } from './lifecycle.ts'
import { lockConsultation } from './queries.ts'

/**
 * Records that an inquiry was created from a visitor's request, in the transaction that created it.
 * @throws AppError A00005 for an unknown request, A06002 if it is closed
 */
export async function convertToInquiry(
  tx: Executor,
  { viewer, caller }: Change,
  id: string,
  inquiryNo: string,
): Promise<void> {
  const row = await lockConsultation(tx, id)
  if (!row) throw notFound()
  const from = row.status
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
