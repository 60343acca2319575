import { settleInNotices } from '@bdr/text/settle-in'
import type { Executor } from '../../platform/db/executor.ts'
import type { Actor } from '../../platform/viewer.ts'
import { notify } from '../messages/notify.ts'

/** Notifies the operators of an applicant's action. */
export const notifyOperators = (
  tx: Executor,
  actor: Actor,
  action: 'apply' | 'resubmit' | 'withdraw',
  application: { id: string; application_no: string; company_name: string },
): Promise<void> =>
  notify(
    tx,
    actor,
    { operators: true },
    {
      type: 'system',
      content: settleInNotices.settleIn({
        action,
        company: application.company_name,
        applicationNo: application.application_no,
      }),
      about: { page: 'settleInDetail', id: application.id },
    },
  )
