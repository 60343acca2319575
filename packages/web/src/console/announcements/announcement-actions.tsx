import {
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  scheduleAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '@bdr/contract/announcements/calls'
import { announcementMachine } from '@bdr/contract/announcements/machine'
import type { AnnouncementDetail } from '@bdr/contract/announcements/replies'
import { reasonLength } from '@bdr/contract/kernel/field'
import { pageUrl } from '@bdr/contract/navigation'
import { announcementDetail as words } from '@bdr/text/announcements'
import { announcementAction } from '@bdr/text/names/announcements'
import { formatInstant } from '../../lib/format.ts'
import { sendCall } from '../../lib/query.ts'
import { offeredInState, questionOf, recordActions } from '../../ui/data/record-actions.tsx'
import { later } from '../../ui/later.tsx'

const ScheduleDialog = later(
  async () => (await import('../../ui/data/schedule-dialog.tsx')).ScheduleDialog<AnnouncementDetail>,
  ({ isOpen }) => isOpen,
)

/** Publishing, scheduling and withdrawing. */
export const announcementActions = recordActions({
  read: readAnnouncement,
  outdates: [listAnnouncements],
  explains: ({ status }) => offeredInState(announcementMachine, status),
  actions: {
    publish: {
      label: announcementAction.publish,
      primary: true,
      dialog: ({ title, readerCount }) =>
        questionOf({ ...words.publish, effect: words.publish.effect(readerCount) }, title),
      call: (target) => sendCall(publishAnnouncement, target),
      done: words.publish.done,
    },
    schedule: {
      label: announcementAction.schedule,
      form: (props) => <ScheduleDialog {...props} call={scheduleAnnouncement} words={words.schedule} />,
      done: ({ showFrom }) => words.schedule.done(formatInstant(showFrom)),
    },
    edit: {
      label: words.edit,
      to: ({ id }) => pageUrl('announcementForm', { id }),
    },
    unschedule: {
      label: announcementAction.unschedule,
      dialog: ({ title }) => questionOf(words.unschedule, title),
      call: (target) => sendCall(unscheduleAnnouncement, target),
      done: words.unschedule.done,
    },
    withdraw: {
      label: announcementAction.withdraw,
      danger: true,
      dialog: ({ title }) => ({
        ...questionOf(words.withdraw, title),
        reason: { label: words.withdraw.reason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(withdrawAnnouncement, { ...target, reason }),
      done: words.withdraw.done,
    },
  },
})
