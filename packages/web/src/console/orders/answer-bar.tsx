import { lineAnswer as words } from '@bdr/text/console-orders'
import { Button } from '../../ui/kit/button.tsx'
import { BottomBar } from '../../ui/console/bottom-bar.tsx'
import css from './orders.module.css'
import type { LineAnswersState } from './use-line-answers.ts'

/** What will be sent, in one sentence, and what stands against it. */
export function AnswerBar({ answers, onReload }: { answers: LineAnswersState; onReload: () => void }) {
  const { count, dropped, summary, incomplete, refusal, pending } = answers
  if (count === 0 && refusal === null && dropped === 0) return null
  return (
    <BottomBar label={words.bar}>
      <div className={css.answerWords}>
        <div role="alert" className={css.answerFault}>
          {refusal?.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {incomplete !== null && <p>{words.incomplete(incomplete)}</p>}
        </div>
        <div aria-live="polite">
          {refusal?.changed && <p className={css.quiet}>{words.changed}</p>}
          {dropped > 0 && <p className={css.quiet}>{words.dropped(dropped)}</p>}
          <p className={css.summary}>{summary}</p>
        </div>
      </div>
      <div className={css.answerTools}>
        <Button look="quiet" isDisabled={pending} onClick={answers.clear}>
          {words.clear}
        </Button>
        {refusal?.changed ? (
          <Button look="primary" onClick={onReload}>
            {words.reload}
          </Button>
        ) : (
          <Button look="primary" isPending={pending} isDisabled={count === 0} onClick={answers.submit}>
            {words.submit}
          </Button>
        )}
      </div>
    </BottomBar>
  )
}
