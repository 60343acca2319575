import { decimalScale } from '@bdr/contract/kernel/decimal'
import { reasonLength } from '@bdr/contract/kernel/field'
import type { OrderLine } from '@bdr/contract/orders/model'
import { lineAnswer as words } from '@bdr/text/console-orders'
import { Input } from '../../ui/kit/input.tsx'
import { useId, type ReactNode } from 'react'
import { formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { DecimalInput } from '../../ui/console/decimal-input.tsx'
import { today } from './due.ts'
import css from './line-answer.module.css'
import type { AnswerAction, AnswerField } from './line-answers.ts'
import type { LineAnswersState } from './use-line-answers.ts'

interface LineAnswerProps {
  line: OrderLine
  answers: LineAnswersState
}

/** The order buttons stand in: yes, something else, no. */
const buttonOrder: readonly AnswerAction[] = ['accept', 'propose', 'reject', 'approve', 'decline', 'withdraw']

/** What can be said to a line; one at a time, and a second click takes it back. */
export function AnswerButtons({ line, answers }: LineAnswerProps) {
  const chosen = answers.answerOf(line)?.action
  const actions = buttonOrder.filter((action) => line.actions.allowed.includes(action))
  if (actions.length === 0) return null
  return (
    <div role="group" className={css.buttons} aria-label={words.group(line.lineNo)}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          className={css.button}
          data-action={action}
          aria-pressed={action === chosen}
          disabled={answers.pending}
          onClick={() => answers.toggle(line, action)}
        >
          {words.short[action]}
        </button>
      ))}
    </div>
  )
}

const reasonLabels: Readonly<Partial<Record<AnswerAction, string>>> = {
  reject: words.reasonForReject,
  propose: words.reasonForPropose,
  decline: words.reasonForDecline,
}

/** Whether an answer needs words besides itself, or was found wrong. */
export const hasAnswerForm = (line: OrderLine, answers: LineAnswersState): boolean => {
  const answer = answers.answerOf(line)
  return (
    answer !== undefined && (answer.action in reasonLabels || Object.keys(answers.faultsOf(line)).length > 0)
  )
}

/** What an answer needs besides itself. Answers that need nothing show only what the server says. */
export function AnswerForm({ line, answers }: LineAnswerProps) {
  const answer = answers.answerOf(line)
  if (!answer) return null
  const faults = answers.faultsOf(line)
  const reasonLabel = reasonLabels[answer.action]
  if (reasonLabel === undefined) {
    const fault = Object.values(faults).join('；')
    return fault === '' ? null : (
      <p className={css.fault} role="alert">
        {fault}
      </p>
    )
  }
  return (
    <div className={css.form} data-line-answer={line.id}>
      {answer.action === 'propose' && <ProposalFields line={line} answers={answers} />}
      <Labelled label={reasonLabel} fault={faults.reason} grow>
        {(control) => (
          <Input
            {...control}
            value={answer.reason}
            maxLength={reasonLength}
            placeholder={words.reasonPlaceholder}
            disabled={answers.pending}
            onChange={(event) => answers.type(line, 'reason', event.target.value)}
          />
        )}
      </Labelled>
    </div>
  )
}

function ProposalFields({ line, answers }: LineAnswerProps) {
  const answer = answers.answerOf(line)!
  const faults = answers.faultsOf(line)
  const type = (field: AnswerField) => (text: string) => answers.type(line, field, text)
  return (
    <>
      <Labelled label={words.newQuantity} hint={words.was(formatQuantity(line.quantity, line.unit))}>
        {({ id }) => (
          <DecimalInput
            id={id}
            value={answer.quantity}
            onChange={type('quantity')}
            scale={decimalScale.quantity}
            positive
            required
            unit={line.unit}
            error={faults.quantity}
            disabled={answers.pending}
          />
        )}
      </Labelled>
      <Labelled label={words.newUnitPrice} hint={words.was(formatUnitPrice(line.unitPrice))}>
        {({ id }) => (
          <DecimalInput
            id={id}
            value={answer.unitPrice}
            onChange={type('unitPrice')}
            scale={decimalScale.unitPrice}
            required
            error={faults.unitPrice}
            disabled={answers.pending}
          />
        )}
      </Labelled>
      <Labelled label={words.newRequiredDate} hint={words.was(line.requiredDate)} fault={faults.requiredDate}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={answer.requiredDate}
            min={today()}
            disabled={answers.pending}
            onChange={(event) => type('requiredDate')(event.target.value)}
          />
        )}
      </Labelled>
    </>
  )
}

interface Control {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface LabelledProps {
  label: string
  hint?: string
  fault?: string
  grow?: boolean
  children: (control: Control) => ReactNode
}

function Labelled({ label, hint, fault, grow, children }: LabelledProps) {
  const id = useId()
  const faultId = useId()
  const invalid = fault !== undefined
  return (
    <div className={css.field} data-grow={grow || undefined}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </label>
      {children({ id, 'aria-invalid': invalid, 'aria-describedby': faultId })}
      <span id={faultId} className={css.fault} role="alert">
        {fault}
      </span>
    </div>
  )
}
