import { readStats } from '@bdr/contract/dashboard/calls'
import { reasonLength } from '@bdr/contract/kernel/field'
import { cancelOrderLines, listOrders, readOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import { lineAnswer as words } from '@bdr/text/orders'
import { invalidate, setCached, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import type { Selection } from '../../ui/data/use-selection.ts'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import { Button } from '../../ui/kit/button.tsx'
import { today } from '../../ui/console/due.ts'
import layout from '../../ui/layout.module.css'
import { answeredLines, isOpen, summarise, type AnswerAction } from './line-answers.ts'
import css from './orders.module.css'
import { chooseFor, type AnswerForm } from './use-answer-form.ts'
import typography from '../../ui/typography.module.css'

interface AnswerToolsProps {
  order: OrderDetail
  form: AnswerForm
}

interface AnswerAllProps extends AnswerToolsProps {
  selection: Selection<OrderLine>
}

/** Sets one answer for the chosen lines, or for all that are not answered yet; it sends nothing. */
export function AnswerAll({ order, form, selection }: AnswerAllProps) {
  const { ask, dialog } = useConfirm()
  const answered = useComputed(form, (values) =>
    answeredLines(order.lines, values).map(({ line }) => line.id),
  )
  const chosen = order.lines.filter(selection.has)
  const isChosen = chosen.length > 0
  const open = order.lines.filter((line) => isOpen(line) && !answered.includes(line.id))
  const allowing = (action: AnswerAction) =>
    (isChosen ? chosen : open).filter((line) => line.actions.allowed.includes(action))
  const [accept, reject, propose] = [allowing('accept'), allowing('reject'), allowing('propose')]
  const [approve, decline] = [allowing('approve'), allowing('decline')]
  // only one button is primary: shipping what is accepted, or sending the answers, before choosing more
  const isSecond = !isChosen && (answered.length > 0 || order.actions.allowed.includes('ship'))
  const prominence = isSecond ? 'plain' : 'primary'
  const choose: typeof chooseFor = (...answer) => {
    chooseFor(...answer)
    selection.clear()
  }

  const rejectAll = () =>
    ask({
      title: words.rejectAllTitle(reject.length),
      effect: words.rejectAllEffect,
      ok: words.rejectAllOk,
      danger: true,
      reason: { label: words.reasonForReject, maxLength: reasonLength, placeholder: words.reasonToBuyer },
      run: async (reason) => choose(form, reject, 'reject', { reason }),
    })
  const declineAll = () =>
    ask({
      title: words.declineAllTitle(decline.length),
      effect: words.declineAllEffect,
      ok: words.declineAllOk,
      reason: { label: words.reasonForDecline, maxLength: reasonLength, placeholder: words.reasonToSupplier },
      run: async (reason) => choose(form, decline, 'decline', { reason }),
    })
  const cancellable = isChosen ? chosen.filter(({ actions }) => actions.allowed.includes('cancel')) : []
  const cancelChosen = () =>
    ask({
      title: words.cancelTitle(cancellable.length),
      effect: words.cancelEffect,
      ok: words.cancelTitle(cancellable.length),
      cancel: words.back,
      danger: true,
      reason: { label: words.cancelReason, maxLength: reasonLength, placeholder: words.reasonToSupplier },
      run: async (reason) => {
        const { id, version } = order
        const lines = cancellable.map((line) => ({ lineId: line.id }))
        setCached(readOrder, { id }, await sendCall(cancelOrderLines, { id, version, reason, lines }))
        void invalidate([listOrders, readStats])
        showToast('success', words.cancelDone)
        selection.clear()
      },
    })
  const delayAll = () =>
    ask({
      title: words.delayAllTitle(propose.length),
      effect: words.delayAllEffect,
      ok: words.delayAllOk,
      day: { label: words.newRequiredDate, min: today() },
      reason: { label: words.reasonForPropose, maxLength: reasonLength, placeholder: words.reasonToBuyer },
      run: async (reason, requiredDate) => choose(form, propose, 'propose', { reason, requiredDate }),
    })

  return (
    <div className={`${layout.tools} ${layout.middle} ${css.answerAll}`}>
      {isChosen ? (
        <span className={typography.quiet} role="status">
          {words.chosen(chosen.length)}{' '}
          <Button look="link" onClick={selection.clear}>
            {words.unchoose}
          </Button>
        </span>
      ) : (
        open.length > 0 && (
          <span className={typography.quiet} aria-live="polite">
            {words.open(open.length)}
          </span>
        )
      )}
      {reject.length > 0 && (
        <Button onClick={rejectAll}>{isChosen ? words.rejectChosen(reject.length) : words.rejectAll}</Button>
      )}
      {propose.length > 0 && (
        <Button onClick={delayAll}>{isChosen ? words.delayChosen(propose.length) : words.delayAll}</Button>
      )}
      {accept.length > 0 && (
        <Button look={prominence} onClick={() => choose(form, accept, 'accept')}>
          {isChosen ? words.acceptChosen(accept.length) : words.acceptAll}
        </Button>
      )}
      {decline.length > 0 && (
        <Button onClick={declineAll}>
          {isChosen ? words.declineChosen(decline.length) : words.declineAll}
        </Button>
      )}
      {approve.length > 0 && (
        <Button look={prominence} onClick={() => choose(form, approve, 'approve')}>
          {isChosen ? words.approveChosen(approve.length) : words.approveAll}
        </Button>
      )}
      {cancellable.length > 0 && (
        <Button danger onClick={cancelChosen}>
          {words.cancelChosen(cancellable.length)}
        </Button>
      )}
      {dialog}
    </div>
  )
}

/** One sentence about what will be sent, or why it cannot be sent. */
export function AnswerBar({ order, form }: AnswerToolsProps) {
  const summary = useComputed(form, (values) => summarise(answeredLines(order.lines, values)))
  const { general } = useFormFaults(form)
  if (summary === '' && general.length === 0 && form.changed === null) return null
  return (
    <FormBar
      form={form}
      label={words.bar}
      buttons={
        <>
          <Button look="quiet" isDisabled={form.busy} onClick={form.startOver}>
            {words.clear}
          </Button>
          <Button
            look="primary"
            isPending={form.busy}
            isDisabled={summary === ''}
            onClick={() => void form.submit()}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <strong>{summary}</strong>
    </FormBar>
  )
}
