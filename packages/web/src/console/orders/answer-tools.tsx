import { reasonLength } from '@bdr/contract/kernel/field'
import type { OrderDetail } from '@bdr/contract/orders/replies'
import { lineAnswer as words } from '@bdr/text/orders'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import { Button } from '../../ui/kit/button.tsx'
import { answeredLines, isOpen, summarise, type AnswerAction } from './line-answers.ts'
import css from './orders.module.css'
import { chooseFor, type AnswerForm } from './use-answer-form.ts'

interface AnswerToolsProps {
  order: OrderDetail
  form: AnswerForm
}

/** One click for all lines that are not answered yet; nothing is sent by it. */
export function AnswerAll({ order, form }: AnswerToolsProps) {
  const { ask, dialog } = useConfirm()
  const answered = useComputed(form, (values) =>
    answeredLines(order.lines, values).map(({ line }) => line.id),
  )
  const open = order.lines.filter((line) => isOpen(line) && !answered.includes(line.id))
  const allowing = (action: AnswerAction) => open.filter((line) => line.actions.allowed.includes(action))
  const [acceptable, approvable, rejectable] = [allowing('accept'), allowing('approve'), allowing('reject')]
  // one step stands out: shipping what is accepted, or sending what is chosen, before choosing more
  const prominence = answered.length > 0 || order.actions.allowed.includes('ship') ? 'plain' : 'primary'

  const rejectAll = () =>
    ask({
      title: words.rejectAllTitle(rejectable.length),
      effect: words.rejectAllEffect,
      ok: words.rejectAllOk,
      danger: true,
      reason: { label: words.reasonForReject, maxLength: reasonLength, placeholder: words.reasonToBuyer },
      run: (reason) => Promise.resolve(chooseFor(form, rejectable, 'reject', reason)),
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
        <Button look={prominence} onClick={() => chooseFor(form, acceptable, 'accept')}>
          {words.acceptAll}
        </Button>
      )}
      {approvable.length > 0 && (
        <Button look={prominence} onClick={() => chooseFor(form, approvable, 'approve')}>
          {words.approveAll}
        </Button>
      )}
      {dialog}
    </div>
  )
}

/** What will be sent, in one sentence, or what stands against it. */
export function AnswerBar({ order, form }: AnswerToolsProps) {
  const summary = useComputed(form, (values) => summarise(answeredLines(order.lines, values)))
  const { whole } = useFormFaults(form)
  if (summary === '' && whole.length === 0) return null
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
