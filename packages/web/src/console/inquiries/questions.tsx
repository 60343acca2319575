import { answerQuestion, readInquiry } from '@bdr/contract/inquiries/calls'
import { inquiryLimits } from '@bdr/contract/inquiries/model'
import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { inquiryDetail as words } from '@bdr/text/inquiries'
import { formatInstant } from '../../lib/format.ts'
import { setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { WholeNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import css from './inquiries.module.css'

/** What merchants asked, with who did, and the answers; those still open have a field. */
export function OperatorQuestions({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, questions, actions } = inquiry
  if (questions.length === 0) return <span className={css.quiet}>{words.noQuestions}</span>
  return (
    <ul className={css.questions}>
      {questions.map((question) => (
        <li key={question.id}>
          <p className={css.text}>{question.text}</p>
          <span className={css.quiet}>
            {question.merchantName}，{formatInstant(question.askedAt)}
          </span>
          {question.answer !== null ? (
            <p className={css.text}>
              {words.answer}：{question.answer}{' '}
              <span className={css.quiet}>
                {question.answeredBy}，{formatInstant(question.answeredAt)}
              </span>
            </p>
          ) : (
            actions.allowed.includes('answer') && <Answer id={id} questionId={question.id} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Answer({ id, questionId }: { id: string; questionId: string }) {
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
    <Form form={form} label={words.answerLabel} className={css.answer} sendsOnEnter={false}>
      <TextArea
        {...form.at('answer')}
        label={words.answerLabel}
        hint={words.answerHint}
        maxLength={inquiryLimits.answer}
      />
      <WholeNotice form={form} />
      <Button isPending={form.busy} onClick={() => void form.submit()}>
        {words.answer}
      </Button>
    </Form>
  )
}
