import type { InquiryDetail } from '@bdr/contract/inquiries/replies'
import { inquiryDetail as words } from '@bdr/text/inquiries'
import { lazy, Suspense } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'

/** Most inquiries have no open question: the form code is only loaded where there is one. */
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }))

/** The merchants' questions, with who asked, and the answers; open ones have a field. */
export function OperatorQuestions({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, questions, actions } = inquiry
  if (questions.length === 0) return <span className={typography.caption}>{words.noQuestions}</span>
  return (
    <ul className={`${layout.list} ${layout.stack}`}>
      {questions.map((question) => (
        <li key={question.id}>
          <p className={typography.asTyped}>{question.text}</p>
          <span className={typography.caption}>
            {question.merchantName}，{formatInstant(question.askedAt)}
          </span>
          {question.answer !== null ? (
            <p className={typography.asTyped}>
              {words.answer}：{question.answer}{' '}
              <span className={typography.caption}>
                {question.answeredBy}，{formatInstant(question.answeredAt)}
              </span>
            </p>
          ) : (
            actions.allowed.includes('answer') && (
              <Suspense fallback={<SkeletonLines count={2} />}>
                <AnswerForm id={id} questionId={question.id} />
              </Suspense>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
