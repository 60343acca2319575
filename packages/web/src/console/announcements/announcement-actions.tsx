import {
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  scheduleAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '@bdr/contract/announcements/calls'
import { announcementMachine, type AnnouncementStatus } from '@bdr/contract/announcements/machine'
import type { AnnouncementDetail } from '@bdr/contract/announcements/replies'
import { personalActions } from '@bdr/contract/kernel/machine'
import { pageUrl } from '@bdr/contract/navigation'
import { announcementDetail as words } from '@bdr/text/announcements'
import { announcementAction } from '@bdr/text/names/announcements'
import { formatInstant } from '../../lib/format.ts'
import { inChina, isWholeMoment } from '../../lib/local-time.ts'
import { sendCall } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { recordActions, type RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'

type DialogProps = RecordDialogProps<AnnouncementDetail>

/** When it goes out, by the clock in China wherever the operator's stands. */
const ScheduleDialog = (props: DialogProps) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.schedule.title(props.record.title)}
    onClose={props.onClose}
    width={460}
  >
    <ScheduleForm {...props} />
  </FormDialog>
)

function ScheduleForm({ record, onDone, reload }: DialogProps) {
  const { id, version } = record
  const form = useCallForm({
    call: scheduleAnnouncement,
    start: { publishAt: '' },
    input: ({ publishAt }, version) => ({ id, version, publishAt: inChina(publishAt) }),
    check: ({ publishAt }) => fieldFaults({ publishAt: scheduleFault(publishAt, new Date()) }),
    record: { version, changedBy: latestActor(record.history), reload },
    // a moment chosen another day is over
    draft: null,
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.schedule.effect} submit={words.schedule.ok}>
      <MomentField
        {...form.at('publishAt')}
        label={words.schedule.time}
        dayLabel={words.schedule.day}
        timeLabel={words.schedule.timeOfDay}
        hint={words.schedule.zone}
        isRequired
      />
    </DialogForm>
  )
}

/** Why a time cannot be chosen; null when it can. The server's own clock decides in the end. */
function scheduleFault(local: string, now: Date): string | null {
  if (!isWholeMoment(local)) return words.schedule.missing
  return new Date(inChina(local)) <= now ? words.schedule.past : null
}

const reasonLength = withdrawAnnouncement.input.shape.reason.maxLength ?? Infinity

/** Publishing, its time and the way back. */
export const announcementActions = recordActions({
  read: readAnnouncement,
  outdates: [listAnnouncements],
  // what is over or not its turn yet gets no button: each state has its own
  explains: ({ status }) =>
    personalActions(announcementMachine).filter((action) =>
      (announcementMachine.actions[action].from as readonly AnnouncementStatus[]).includes(status),
    ),
  actions: {
    publish: {
      label: announcementAction.publish,
      primary: true,
      dialog: ({ title, readerCount }) => ({
        title: words.publish.title(title),
        effect: words.publish.effect(readerCount),
        ok: words.publish.ok,
      }),
      call: (target) => sendCall(publishAnnouncement, target),
      done: words.publish.done,
    },
    schedule: {
      label: announcementAction.schedule,
      form: ScheduleDialog,
      done: ({ showFrom }) => words.schedule.done(formatInstant(showFrom)),
    },
    edit: {
      label: words.edit,
      to: ({ id }) => pageUrl('announcementForm', { id }),
    },
    unschedule: {
      label: announcementAction.unschedule,
      dialog: ({ title }) => ({
        title: words.unschedule.title(title),
        effect: words.unschedule.effect,
        ok: words.unschedule.ok,
      }),
      call: (target) => sendCall(unscheduleAnnouncement, target),
      done: words.unschedule.done,
    },
    withdraw: {
      label: announcementAction.withdraw,
      danger: true,
      dialog: ({ title }) => ({
        title: words.withdraw.title(title),
        effect: words.withdraw.effect,
        ok: words.withdraw.ok,
        reason: { label: words.withdraw.reason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(withdrawAnnouncement, { ...target, reason }),
      done: words.withdraw.done,
    },
  },
})
