import { handleConsultation } from '@bdr/contract/consultations/calls'
import { consultationLimits } from '@bdr/contract/consultations/model'
import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import { consultationDetail as words } from '@bdr/text/consultations'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { latestActor } from '../../lib/latest-actor.ts'

type HandleDialogProps = RecordDialogProps<ConsultationDetail> & { action: 'contact' | 'close' }

/** The outcome of a request: a remark for colleagues, and the answer to the visitor. */
export const HandleDialog = (props: HandleDialogProps) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words[props.action].title(props.record.name)}
    onClose={props.onClose}
    width={520}
  >
    <HandleForm {...props} />
  </FormDialog>
)

function HandleForm({ record, action, onDone, reload }: HandleDialogProps) {
  const { id, version } = record
  const form = useCallForm({
    call: handleConsultation,
    start: { remark: '', answer: '' },
    input: ({ remark, answer }, current) => ({ id, version: current, action, remark, answer }),
    record: { version, changedBy: latestActor(record.history), reload },
    draft: null,
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words[action].effect} submit={words[action].ok}>
      <TextArea
        {...form.at('remark')}
        label={words.remark}
        hint={words.remarkHint}
        maxLength={consultationLimits.remark}
        rows={3}
        isRequired
      />
      <TextArea
        {...form.at('answer')}
        label={words.answer}
        hint={words.answerHint}
        maxLength={consultationLimits.answer}
        rows={4}
      />
    </DialogForm>
  )
}
