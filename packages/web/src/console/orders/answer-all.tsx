import { reasonLength } from '@bdr/contract/kernel/field'
import type { OrderDetail } from '@bdr/contract/orders/model'
import { lineAnswer as words } from '@bdr/text/console-orders'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { isOpen, type AnswerAction } from './line-answers.ts'
import css from './orders.module.css'
import type { LineAnswersState } from './use-line-answers.ts'

/** One click for all lines that are not answered yet; nothing is sent by it. */
export function AnswerAll({ order, answers }: { order: OrderDetail; answers: LineAnswersState }) {
  const { ask, dialog } = useConfirm()
  const open = order.lines.filter((line) => isOpen(line) && answers.answerOf(line) === undefined)
  const allowing = (action: AnswerAction) => open.filter((line) => line.actions.allowed.includes(action))
  const [acceptable, approvable, rejectable] = [allowing('accept'), allowing('approve'), allowing('reject')]
  // one step stands out: shipping what is accepted, or sending what is chosen, before choosing more
  const prominence = answers.count > 0 || order.actions.allowed.includes('ship') ? 'plain' : 'primary'

  const rejectAll = () =>
    ask({
      title: words.rejectAllTitle(rejectable.length),
      effect: words.rejectAllEffect,
      ok: words.rejectAllOk,
      danger: true,
      reason: { label: words.reasonForReject, maxLength: reasonLength, placeholder: words.reasonPlaceholder },
      run: (reason) => Promise.resolve(answers.choose(rejectable, 'reject', reason)),
    })

  return (
    <div className={css.answerAll}>
      {open.length > 0 && (
        <span className={css.quiet} aria-live="polite">
          {words.open(open.length)}
        </span>
      )}
      {rejectable.length > 0 && <Button onClick={rejectAll}>{words.rejectAll}</Button>}
      {acceptable.length > 0 && (
        <Button look={prominence} onClick={() => answers.choose(acceptable, 'accept')}>
          {words.acceptAll}
        </Button>
      )}
      {approvable.length > 0 && (
        <Button look={prominence} onClick={() => answers.choose(approvable, 'approve')}>
          {words.approveAll}
        </Button>
      )}
      {dialog}
    </div>
  )
}
