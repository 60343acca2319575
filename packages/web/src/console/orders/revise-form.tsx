import { compare, decimalScale } from '@bdr/contract/kernel/decimal'
import { reasonLength } from '@bdr/contract/kernel/field'
import { reviseOrder } from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import { orderDetail, orderRevision as words, lineAnswer } from '@bdr/text/orders'
import { formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { sendCall } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDrawer } from '../../ui/form/dialog-form.tsx'
import { DayField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { noFaults } from '../../ui/form/faults.ts'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useConfirmation } from '../../ui/form/use-confirmation.tsx'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'
import { AddedLines, type AddedValues, type RevisedLine, type RevisionValues } from './added-lines.tsx'
import { keyOf } from './line-answers.ts'
import layout from '../../ui/layout.module.css'
import css from './revise-form.module.css'

type Props = RecordDialogProps<OrderDetail>
/** The buyer's changes, line by line; changed lines have to be answered again. */
export const ReviseDrawer = (props: Props) => (
  <FormDrawer
    isOpen={props.isOpen}
    title={words.title(props.record.orderNo)}
    onClose={props.onClose}
    width={640}
  >
    <ReviseForm {...props} />
  </FormDrawer>
)

const ownValues = ({ quantity, unitPrice, requiredDate }: OrderLine): RevisedLine => ({
  quantity,
  unitPrice,
  requiredDate,
})

/** Additional lines are mostly due when the others are. */
const emptyLine = ({ lines }: OrderDetail): AddedValues => ({
  materialName: '',
  specification: '',
  materialCode: '',
  brand: '',
  unit: '',
  quantity: '',
  unitPrice: '',
  requiredDate: lines.at(-1)?.requiredDate ?? '',
})

/** The fields of a line with a changed value. */
function changedFields(line: OrderLine, typed: RevisedLine): Partial<RevisedLine> {
  const differs = (now: string, before: string) => {
    const value = canonicalDecimal(now)
    return value === null || compare(value, before) !== 0
  }
  return {
    ...(differs(typed.quantity, line.quantity) && {
      quantity: canonicalDecimal(typed.quantity) ?? typed.quantity,
    }),
    ...(differs(typed.unitPrice, line.unitPrice) && {
      unitPrice: canonicalDecimal(typed.unitPrice) ?? typed.unitPrice,
    }),
    ...(typed.requiredDate !== line.requiredDate && { requiredDate: typed.requiredDate }),
  }
}

function ReviseForm({ record: order, onDone, reload }: Props) {
  const { id, version, history } = order
  const { confirmed, question } = useConfirmation()
  const lines = order.lines.filter((line) => line.actions.allowed.includes('revise'))
  const revisedOf = (values: RevisionValues) =>
    lines.flatMap((line) => {
      const changed = changedFields(line, values.lines[keyOf(line)] ?? ownValues(line))
      return Object.keys(changed).length > 0 ? [{ line, changed }] : []
    })
  const form = useCallForm<typeof reviseOrder, RevisionValues>({
    call: reviseOrder,
    start: {
      reason: '',
      lines: Object.fromEntries(lines.map((line) => [keyOf(line), ownValues(line)])),
      added: [],
    },
    input: (values, version) => ({
      id,
      version,
      reason: values.reason,
      lines: revisedOf(values).map(({ line, changed }) => ({ lineId: line.id, ...changed })),
      added: values.added.map(({ quantity, unitPrice, ...line }) => ({
        ...line,
        quantity: canonicalDecimal(quantity) ?? quantity,
        unitPrice: canonicalDecimal(unitPrice) ?? unitPrice,
      })),
    }),
    check: (values) =>
      revisedOf(values).length + values.added.length === 0
        ? { fields: {}, general: [words.nothingChanged] }
        : noFaults,
    placeOf: (path, values) => {
      const [head, index, field] = path.split('.')
      const sent = head === 'lines' ? revisedOf(values)[Number(index)] : undefined
      if (sent === undefined) return undefined
      const name = field === 'unitPrice' || field === 'requiredDate' ? field : 'quantity'
      return `lines.${keyOf(sent.line)}.${name}` as const
    },
    send: (input) => confirmed((confirmations) => sendCall(reviseOrder, { ...input, ...confirmations })),
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'order-revision', id },
    onSent: onDone,
  })
  return (
    <>
      <DialogForm form={form} lead={words.effect} submit={words.submit}>
        <div className={layout.stack}>
          {lines.map((line) => {
            const at = `lines.${keyOf(line)}` as const
            return (
              <fieldset key={line.id} className={css.line}>
                <legend>
                  {orderDetail.lineNo(line.lineNo)} {line.materialName}
                </legend>
                <NumberField
                  {...form.at(`${at}.quantity`)}
                  label={words.quantity}
                  hint={lineAnswer.was(formatQuantity(line.quantity, line.unit))}
                  scale={decimalScale.quantity}
                  positive
                  unit={line.unit}
                />
                <NumberField
                  {...form.at(`${at}.unitPrice`)}
                  label={words.unitPrice}
                  hint={lineAnswer.was(formatUnitPrice(line.unitPrice))}
                  scale={decimalScale.unitPrice}
                />
                <DayField
                  {...form.at(`${at}.requiredDate`)}
                  label={words.requiredDate}
                  hint={lineAnswer.was(line.requiredDate)}
                />
              </fieldset>
            )
          })}
          <AddedLines form={form} next={order.lines.length + 1} start={emptyLine(order)} />
        </div>
        <TextField
          {...form.at('reason')}
          label={words.reason}
          maxLength={reasonLength}
          placeholder={lineAnswer.reasonToSupplier}
          isRequired
        />
      </DialogForm>
      {question}
    </>
  )
}
