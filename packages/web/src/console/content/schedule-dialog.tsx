import { listContents, readContent, scheduleContent } from '@bdr/contract/content/calls'
import type { ContentDetail } from '@bdr/contract/content/model'
import { contentEditor } from '@bdr/text/console-content'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { joinFaults, noFaults } from '../../lib/fault-placement.ts'
import { formatInstant } from '../../lib/format.ts'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { inChina, scheduleFault } from './publish-time.ts'

const words = contentEditor.schedule
const shown = { line: [''], form: ['publishAt'] } as const

interface ScheduleDialogProps {
  record: ContentDetail
  open: boolean
  onClose: () => void
}

/** When it goes out, by the clock in China wherever the operator's stands. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  return (
    <Dialog isOpen={props.open} title={words.title(props.record.title)} onClose={props.onClose} width={460}>
      <ScheduleForm {...props} />
    </Dialog>
  )
}

function ScheduleForm({ record, onClose }: ScheduleDialogProps) {
  const [time, setTime] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const schedule = useCallMutation(scheduleContent, {
    toast: false,
    invalidates: [listContents],
    onSuccess: (changed) => keepAnswer(readContent, { id: changed.id }, changed),
  })
  const faults = joinFaults(
    fault === null ? noFaults : { ...noFaults, fields: { publishAt: fault } },
    refusal?.faults ?? noFaults,
  )

  async function submit() {
    const own = scheduleFault(time, new Date())
    setFault(own)
    if (own !== null) return false
    const publishAt = inChina(time)
    const { id, version } = record
    if (!(await attempt(() => schedule.mutateAsync({ id, version, publishAt })))) return false
    showToast('success', words.done(formatInstant(publishAt)))
    onClose()
    return true
  }
  return (
    <DialogForm
      lead={words.effect}
      submit={words.ok}
      busy={busy}
      refused={faults.whole}
      onReload={
        refusal?.conflict ? () => void invalidate([readContent]).then(() => setRefusal(null)) : undefined
      }
      onCancel={onClose}
      onSubmit={submit}
    >
      <Field label={words.time} hint={words.zone} error={faults.fields['publishAt']} isRequired>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={time}
            onChange={(event) => {
              setTime(event.target.value)
              setFault(null)
              setRefusal(null)
            }}
          />
        )}
      </Field>
    </DialogForm>
  )
}
