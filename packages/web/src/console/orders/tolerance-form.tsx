import { setOrderTolerance } from '@bdr/contract/orders/calls'
import type { OrderDetail, OrderLine } from '@bdr/contract/orders/replies'
import { toleranceForm } from '@bdr/text/tolerance'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { ToleranceFields, ToleranceLine } from '../../ui/data/tolerance-fields.tsx'
import {
  percentFault,
  setAt,
  toleranceFrom,
  toleranceValues,
  type ToleranceValues,
} from '../../ui/data/tolerance-values.ts'
import { DialogForm, FormDrawer } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import typography from '../../ui/typography.module.css'
import { keyOf } from './line-answers.ts'
import css from './tolerance-form.module.css'

const words = toleranceForm.ofOrder

type Props = RecordDialogProps<OrderDetail>

/** How much may be delivered beyond an order, and beyond single lines of it. */
export const ToleranceDrawer = (props: Props) => (
  <FormDrawer
    isOpen={props.isOpen}
    title={words.title(props.record.orderNo)}
    onClose={props.onClose}
    width={640}
  >
    <ToleranceForm {...props} />
  </FormDrawer>
)

type Values = { order: ToleranceValues; lines: Record<string, ToleranceValues> }

function ToleranceForm({ record: order, onDone, reload }: Props) {
  const { id, version, history, lines } = order
  const start: Values = {
    order: toleranceValues(setAt('order', order.tolerance)),
    lines: Object.fromEntries(
      lines.map((line) => [keyOf(line), toleranceValues(setAt('line', line.tolerance))]),
    ),
  }
  const rule = (values: ToleranceValues) => JSON.stringify(toleranceFrom(values))
  const typed = ({ lines: all }: Values, line: OrderLine) => all[keyOf(line)] ?? start.lines[keyOf(line)]!
  /** the lines whose rule differs from the present one */
  const changedOf = (values: Values) =>
    lines.filter((line) => rule(typed(values, line)) !== rule(start.lines[keyOf(line)]!))
  const form = useCallForm<typeof setOrderTolerance, Values>({
    call: setOrderTolerance,
    start,
    input: (values, version) => ({
      id,
      version,
      tolerance: toleranceFrom(values.order),
      lines: changedOf(values).map((line) => ({
        lineId: line.id,
        tolerance: toleranceFrom(typed(values, line)),
      })),
    }),
    check: (values) => ({
      ...fieldFaults({
        'order.percent': percentFault(values.order),
        ...Object.fromEntries(
          lines.map((line) => [`lines.${keyOf(line)}.percent`, percentFault(typed(values, line))]),
        ),
      }),
      general:
        changedOf(values).length === 0 && rule(values.order) === rule(start.order) ? [words.unchanged] : [],
    }),
    placeOf: (path, values) => {
      const [head, index] = path.split('.')
      if (head === 'tolerance') return 'order.percent'
      const line = head === 'lines' ? changedOf(values)[Number(index)] : undefined
      return line && `lines.${keyOf(line)}.percent`
    },
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'order-tolerance', id },
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.lead} submit={toleranceForm.save}>
      <ToleranceFields
        mode={form.at('order.mode')}
        percent={form.at('order.percent')}
        label={words.order}
        inherited={order.tolerance.from === 'order' ? null : order.tolerance}
      />
      <fieldset className={css.lines}>
        <legend>{words.lines}</legend>
        {lines.map((line) => {
          const at = `lines.${keyOf(line)}` as const
          return (
            <div key={line.id} className={css.line}>
              <span className={`${typography.breaks} ${css.name}`}>
                {words.line(line.lineNo)} {line.materialName}
              </span>
              <ToleranceLine
                mode={form.at(`${at}.mode`)}
                percent={form.at(`${at}.percent`)}
                labels={{ rule: words.ruleOf(line.lineNo), share: words.shareOf(line.lineNo) }}
                inherits={words.inherits}
              />
            </div>
          )
        })}
      </fieldset>
    </DialogForm>
  )
}
