import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { askQuestion, readOpportunity } from '@bdr/contract/quotations/calls'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { opportunityDetail as words } from '@bdr/text/quotations'
import { formatInstant } from '../../lib/format.ts'
import { setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import layout from '../../ui/layout.module.css'
import css from './opportunities.module.css'
import typography from '../../ui/typography.module.css'

/** Questions and answers, and a form to ask until the deadline. */
export function Questions({ opportunity }: { opportunity: OpportunityDetail }) {
  const { questions, actions } = opportunity
  const mayAsk = actions.allowed.includes('ask')
  return (
    <>
      {questions.length === 0 && !mayAsk && <span className={typography.caption}>{words.noQuestions}</span>}
      {questions.length > 0 && (
        <ul className={`${layout.list} ${layout.stack} ${css.questions}`}>
          {questions.map(({ id, text, own, askedAt, answer, answeredAt }) => (
            <li key={id}>
              <p>
                {text} {own && <Tag>{words.own}</Tag>}
              </p>
              <span className={typography.caption}>{formatInstant(askedAt)}</span>
              <div className={css.answer}>
                {answer === null ? (
                  <span className={typography.caption}>{words.waiting}</span>
                ) : (
                  <>
                    <p>{answer}</p>
                    <span className={typography.caption}>{formatInstant(answeredAt)}</span>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && <Ask id={opportunity.id} key={questions.length} />}
    </>
  )
}

function Ask({ id }: { id: string }) {
  const form = useCallForm({
    call: askQuestion,
    start: { text: '' },
    input: (values: { text: string }) => ({ id, ...values }),
    draft: { form: 'opportunity-question', id },
    onSent: (answer) => {
      setCached(readOpportunity, { id }, answer)
      showToast('success', words.asked)
    },
  })
  return (
    <Form form={form} label={words.askLabel} className={`${layout.rows} ${css.ask}`} sendsOnEnter={false}>
      <TextArea
        {...form.at('text')}
        label={words.askLabel}
        hint={words.askHint}
        maxLength={inquiryLimits.question}
      />
      <GeneralFaultNotice form={form} />
      <Button isPending={form.busy} onClick={() => void form.submit()}>
        {words.ask}
      </Button>
    </Form>
  )
}
