import { extendInquiry } from '@bdr/contract/inquiries/calls'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { reasonLength } from '@bdr/contract/kernel/field'
import { inquiryActionWords as words, inquiryForm } from '@bdr/text/inquiries'
import { latestActor } from '../../lib/latest-actor.ts'
import { localInChina } from '../../lib/local-time.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { deadlineOf } from './inquiry-values.ts'

type Props = RecordDialogProps<InquiryDetail>

/** A dialog that sets a later deadline for quotations. */
export const ExtendDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.extend.title(props.record.inquiryNo)}
    onClose={props.onClose}
    width={460}
  >
    <ExtendForm {...props} />
  </FormDialog>
)

function ExtendForm({ record: { id, version, deadline, history }, onDone, reload }: Props) {
  const form = useCallForm({
    call: extendInquiry,
    start: { deadline: localInChina(deadline), reason: '' },
    input: (values, version) => ({
      id,
      version,
      deadline: deadlineOf(values.deadline),
      reason: values.reason,
    }),
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'inquiry-extend', id },
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.extend.lead} submit={words.extend.ok}>
      <MomentField
        {...form.at('deadline')}
        label={words.extend.deadline}
        dayLabel={inquiryForm.deadlineDay}
        timeLabel={inquiryForm.deadlineTime}
        hint={inquiryForm.deadlineHint}
        isRequired
      />
      <TextArea {...form.at('reason')} label={words.extend.reason} maxLength={reasonLength} />
    </DialogForm>
  )
}
