import { scheduleContent } from '@bdr/contract/content/calls'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentEditor } from '@bdr/text/content'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { inChina } from '../../lib/local-time.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { scheduleFault } from './publish-time.ts'

const words = contentEditor.schedule

type ScheduleDialogProps = RecordDialogProps<ContentDetail>

/** When it goes out, by the clock in China wherever the operator's stands. */
export const ScheduleDialog = (props: ScheduleDialogProps) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.title(props.record.title)}
    onClose={props.onClose}
    width={460}
  >
    <ScheduleForm {...props} />
  </FormDialog>
)

function ScheduleForm({ record, onDone, reload }: ScheduleDialogProps) {
  const { id, version } = record
  const form = useCallForm({
    call: scheduleContent,
    start: { publishAt: '' },
    input: ({ publishAt }, version) => ({ id, version, publishAt: inChina(publishAt) }),
    check: ({ publishAt }) => fieldFaults({ publishAt: scheduleFault(publishAt, new Date()) }),
    record: { version, changedBy: latestActor(record.history), reload },
    // a moment chosen another day is over
    draft: null,
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.effect} submit={words.ok}>
      <MomentField
        {...form.at('publishAt')}
        label={words.time}
        dayLabel={words.day}
        timeLabel={words.timeOfDay}
        hint={words.zone}
        isRequired
      />
    </DialogForm>
  )
}
