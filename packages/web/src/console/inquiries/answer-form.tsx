import { answerQuestion, readInquiry } from '@bdr/contract/inquiries/calls'
import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { inquiryDetail as words } from '@bdr/text/inquiries'
import { setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './inquiries.module.css'

/** The form to answer an open question. */
export function AnswerForm({ id, questionId }: { id: string; questionId: string }) {
  const form = useCallForm({
    call: answerQuestion,
    start: { answer: '' },
    input: (values: { answer: string }) => ({ id, questionId, ...values }),
    draft: { form: 'inquiry-answer', id: questionId },
    onSent: (answer) => {
      setCached(readInquiry, { id }, answer)
      showToast('success', words.answered)
    },
  })
  return (
    <Form
      form={form}
      label={words.answerLabel}
      className={`${layout.rows} ${css.answer}`}
      sendsOnEnter={false}
    >
      <TextArea
        {...form.at('answer')}
        label={words.answerLabel}
        hint={words.answerHint}
        maxLength={inquiryLimits.answer}
      />
      <GeneralFaultNotice form={form} />
      <Button isPending={form.busy} onClick={() => void form.submit()}>
        {words.answer}
      </Button>
    </Form>
  )
}
