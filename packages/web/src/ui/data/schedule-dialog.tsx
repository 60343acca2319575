import type { Call } from '@bdr/contract/kernel/call'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { inChina } from '../../lib/local-time.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { DialogForm, FormDialog } from '../form/dialog-form.tsx'
import { fieldFaults } from '../form/faults.ts'
import { MomentField } from '../form/moment-field.tsx'
import { useCallForm } from '../form/use-call-form.ts'
import { scheduleFault } from './publish-time.ts'
import type { RecordDialogProps } from './record-actions.tsx'

interface Scheduled {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly history: readonly HistoryEntry[]
}

interface Words {
  readonly title: (title: string) => string
  readonly effect: string
  readonly time: string
  readonly day: string
  readonly timeOfDay: string
  readonly zone: string
  readonly ok: string
  readonly missing: string
  readonly past: string
}

interface Props<Item extends Scheduled> extends RecordDialogProps<Item> {
  /** takes `id`, `version` and `publishAt`, and returns the record */
  call: Call
  words: Words
}

/** A dialog for the time of publication, in China's time whatever the operator's time zone. */
export const ScheduleDialog = <Item extends Scheduled>(props: Props<Item>) => (
  <FormDialog
    isOpen={props.isOpen}
    title={props.words.title(props.record.title)}
    onClose={props.onClose}
    width={460}
  >
    <ScheduleForm {...props} />
  </FormDialog>
)

function ScheduleForm<Item extends Scheduled>({ record, onDone, reload, call, words }: Props<Item>) {
  const { id, version } = record
  const form = useCallForm({
    call,
    start: { publishAt: '' },
    input: ({ publishAt }, version) => ({ id, version, publishAt: inChina(publishAt) }),
    check: ({ publishAt }) => fieldFaults({ publishAt: scheduleFault(publishAt, new Date(), words) }),
    record: { version, changedBy: latestActor(record.history), reload },
    // a time that was chosen on another day may have passed
    draft: null,
    onSent: (answer) => onDone(answer as Item),
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
