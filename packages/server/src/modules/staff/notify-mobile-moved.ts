import { staffNotices } from '@bdr/text/staff'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { notify, ownAccount } from '../messages/notify.ts'
import { queueSms } from '../sms/send.ts'
import type { StaffRecord } from './queries.ts'

/**
 * Notifies the old number and the person that somebody else changed the person's mobile, which can now be used for
 * signing in, in case it was done with bad intent.
 */
export async function notifyMobileMoved(
  tx: Executor,
  viewer: Viewer,
  { id, mobile }: Pick<StaffRecord, 'id' | 'mobile'>,
  newMobile: string,
): Promise<void> {
  const tail = newMobile.slice(-4)
  await queueSms(tx, { mobile, template: 'mobile-changed', params: { tail } })
  const content = staffNotices.mobileMoved({ by: viewer.name, tail })
  await notify(tx, viewer, { staffIds: [id] }, { type: 'system', content, about: ownAccount, always: true })
}
