import {
  cancelInquiry,
  countInquiries,
  extendInquiry,
  failInquiry,
  inviteMerchants,
  listInquiries,
  publishInquiry,
  readInquiry,
} from '@bdr/contract/inquiries/calls'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { reasonLength } from '@bdr/contract/kernel/field'
import { pageUrl } from '@bdr/contract/navigation'
import { inquiryActionWords as words, inquiryForm } from '@bdr/text/inquiries'
import { inquiryAction as labels } from '@bdr/text/names/inquiries'
import { sendCall } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import {
  reasonQuestion,
  recordActions,
  type ReasonWords,
  type RecordDialogProps,
} from '../../ui/data/record-actions.tsx'
import { MomentField } from '../../ui/form/moment-field.tsx'
import { localInChina } from '../../lib/local-time.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { deadlineOf } from './inquiry-values.ts'

/** Answers stand at their questions, the award in the comparison. */
export const inquiryActions = recordActions({
  read: readInquiry,
  outdates: [listInquiries, countInquiries],
  // each state has its own next steps
  explains: () => [],
  actions: {
    answer: 'elsewhere',
    award: 'elsewhere',
    edit: { label: labels.edit, to: ({ id }) => pageUrl('inquiryForm', { id }) },
    publish: {
      label: labels.publish,
      primary: true,
      form: (props) => <InviteDialog {...props} call={publishInquiry} words={words.publish} />,
      done: words.publish.done,
    },
    invite: {
      label: labels.invite,
      form: (props) => <InviteDialog {...props} call={inviteMerchants} words={words.invite} />,
      done: words.invite.done,
    },
    extend: { label: labels.extend, form: (props) => <ExtendDialog {...props} />, done: words.extend.done },
    fail: {
      label: labels.fail,
      danger: true,
      dialog: (inquiry) => question(words.fail, inquiry),
      call: (target, reason) => sendCall(failInquiry, { ...target, reason }),
      done: words.fail.done,
    },
    cancel: {
      label: labels.cancel,
      danger: true,
      dialog: (inquiry) => question(words.cancel, inquiry),
      call: (target, reason) => sendCall(cancelInquiry, { ...target, reason }),
      done: words.cancel.done,
    },
  },
})

const question = (asked: ReasonWords, { inquiryNo }: InquiryDetail) => reasonQuestion(asked, inquiryNo, words)

type Props = RecordDialogProps<InquiryDetail>

const ExtendDialog = (props: Props) => (
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
