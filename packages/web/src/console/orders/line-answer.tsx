import { decimalScale } from '@bdr/contract/kernel/decimal'
import { reasonLength } from '@bdr/contract/kernel/field'
import type { OrderLine } from '@bdr/contract/orders/replies'
import { lineAnswer as words, orderDetail, orderLineFields as fields } from '@bdr/text/orders'
import { orderLineStatus } from '@bdr/text/names/orders'
import { formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { DayField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { today } from '../../ui/console/due.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './line-answer.module.css'
import { answerFields, keyOf, noAnswer, type AnswerAction, type LineAnswer } from './line-answers.ts'
import type { AnswerForm } from './use-answer-form.ts'

interface LineAnswerProps {
  line: OrderLine
  form: AnswerForm
}

/** The order of the buttons: yes, something else, no. */
const buttonOrder: readonly AnswerAction[] = ['accept', 'propose', 'reject', 'approve', 'decline', 'withdraw']

/** The possible answers to a line; only one at a time, and a second click removes it with its input. */
export function AnswerButtons({ line, form }: LineAnswerProps) {
  const place = `lines.${keyOf(line)}` as const
  const { value: chosen } = useField<LineAnswer['action']>(
    form.at(`${place}.action`),
    words.group(line.lineNo),
  )
  // the button for another person's answer is described by the line's name
  useField<string>(form.at(`${place}.state`), words.stateOf(orderDetail.lineNo(line.lineNo), fields.status))
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
          disabled={form.busy}
          onClick={() =>
            action === chosen ? form.set(place, noAnswer(line)) : form.set(`${place}.action`, action)
          }
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

/** The fields that an answer needs, and the fault of an answer without fields. */
export function AnswerFields({ line, form }: LineAnswerProps) {
  const place = `lines.${keyOf(line)}` as const
  const { value: action, error } = useField<LineAnswer['action']>(
    form.at(`${place}.action`),
    words.group(line.lineNo),
  )
  const reason = useComputed(form, (values) => values.lines[keyOf(line)]?.reason ?? '')
  if (action === '') return null
  if (!line.actions.allowed.includes(action))
    return (
      <p className={`${layout.flush} ${typography.warn}`}>
        {words.late(words.short[action], reason.trim(), orderLineStatus[line.status])}{' '}
        <Button look="link" compact onClick={() => form.set(place, noAnswer(line))}>
          {words.lateSeen}
        </Button>
      </p>
    )
  const needed = answerFields[action]
  return (
    <>
      {error !== undefined && (
        <p
          className={`${typography.bad} ${typography.fine} ${layout.flush}`}
          role="alert"
          data-fault
          tabIndex={-1}
        >
          {error}
        </p>
      )}
      {needed.length > 0 && (
        <div className={css.fields}>
          {needed.includes('quantity') && (
            <>
              <NumberField
                {...form.at(`${place}.quantity`)}
                label={words.newQuantity}
                hint={words.was(formatQuantity(line.quantity, line.unit))}
                scale={decimalScale.quantity}
                positive
                isRequired
                unit={line.unit}
              />
              <NumberField
                {...form.at(`${place}.unitPrice`)}
                label={words.newUnitPrice}
                hint={words.was(formatUnitPrice(line.unitPrice))}
                scale={decimalScale.unitPrice}
                isRequired
              />
              <DayField
                {...form.at(`${place}.requiredDate`)}
                label={words.newRequiredDate}
                hint={words.was(line.requiredDate)}
                min={today()}
              />
            </>
          )}
          <TextField
            {...form.at(`${place}.reason`)}
            label={reasonLabels[action] ?? ''}
            maxLength={reasonLength}
            placeholder={action === 'decline' ? words.reasonToSupplier : words.reasonToBuyer}
            isRequired
          />
        </div>
      )}
    </>
  )
}
