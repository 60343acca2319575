import { chinaDay } from '@bdr/contract/kernel/china-time'
import { scheduleContent } from '@bdr/contract/content/calls'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { contentEditor } from '@bdr/text/content'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useField } from '../../ui/form/use-field.ts'
import { DayInput } from '../../ui/kit/day-field.tsx'
import { FieldSet } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'
import { inChina, parseTime, scheduleFault } from './publish-time.ts'
import css from './schedule-dialog.module.css'

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
    record: { version, changedBy: record.history.at(-1)?.actor, reload },
    // a moment chosen another day is over
    draft: null,
    onSent: onDone,
  })
  const { name, value, error, onChange } = useField<string>(form.at('publishAt'), words.time)
  const [day = '', time = ''] = value.split('T')
  return (
    <DialogForm form={form} lead={words.effect} submit={words.ok}>
      <FieldSet label={words.time} hint={words.zone} error={error} isRequired>
        {({ id, ...control }) => (
          <span className={css.moment}>
            <DayInput
              {...control}
              label={words.day}
              aria-label={words.day}
              name={name}
              value={day}
              min={chinaDay(new Date())}
              onChange={(text) => onChange(`${text}T${time}`)}
            />
            <Input
              {...control}
              id={id}
              aria-label={words.timeOfDay}
              placeholder="08:00"
              maxLength={5}
              autoComplete="off"
              value={time}
              onChange={({ target }) => onChange(`${day}T${target.value}`)}
              onBlur={() => onChange(`${day}T${parseTime(time) ?? time}`)}
            />
          </span>
        )}
      </FieldSet>
    </DialogForm>
  )
}
