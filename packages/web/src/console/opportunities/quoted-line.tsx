import { decimalScale } from '@bdr/contract/kernel/decimal'
import { quotationLimits } from '@bdr/contract/quotations/model'
import type { InquiryLine, PastPrice } from '@bdr/contract/quotations/replies'
import { quotationForm as words } from '@bdr/text/quotations'
import { memo, useState } from 'react'
import { formatAmount, formatQuantity } from '../../lib/format.ts'
import { NumberField, Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed, useRows } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { OwnProduct } from './own-product.tsx'
import { PriceHistory } from './price-history.tsx'
import css from './quotation-form.module.css'
import { basisOptions, taxOptions } from './tax-options.ts'
import { amountOf, keyOf, withPastPrice, type QuotationValues } from './quotation-values.ts'

interface Props {
  opportunityId: string
  line: InquiryLine
  form: Form<QuotationValues>
  allowSubstitute: boolean
  /** what the merchant quoted before for the same material, the latest first */
  past: readonly PastPrice[]
  isNarrow: boolean
}

const dayScale = { integer: 3, fraction: 0 }

/** One line that is asked for, and what is offered. */
export const QuotedLine = memo(function QuotedLine(props: Props) {
  const { line, form, past, isNarrow } = props
  const name = `lines.${keyOf(line)}` as const
  const [open, setOpen] = useState(false)
  const amount = useComputed(form, (values) => amountOf(values.lines[keyOf(line)]!))
  const rate = useComputed(form, (values) => values.lines[keyOf(line)]!.taxRate)
  const held = useComputed(form, (values) => {
    const typed = values.lines[keyOf(line)]!
    return typed.moq !== '' || typed.substitute !== '' || typed.quantity !== line.quantity
  })
  const product = useComputed(form, (values) => values.lines[keyOf(line)]!.product)
  const faults = useFormFaults(form).fields
  const hasHidden = Object.keys(faults).some((field) => field.startsWith(`${name}.`))
  const isOpen = open || (hasHidden && !isOnlyShown(faults, name))
  const label = (field: string) => (isNarrow ? field : words.of(field, line.lineNo))
  const shown = { hideLabel: !isNarrow }
  return (
    <li className={css.line}>
      <div className={css.material}>
        <span className={css.lineNo}>{line.lineNo}</span>
        <div>
          <strong>{line.materialName}</strong>
          {line.specification && <div>{line.specification}</div>}
          <div className={css.small}>
            {[
              formatQuantity(line.quantity, line.unit),
              words.needed(line.requiredDate),
              line.brand && words.brandAsked(line.brand),
              line.materialCode,
              line.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {product ? (
            <div className={css.small}>
              {words.product}：{words.productOf(product)}
            </div>
          ) : (
            !isOpen && (
              <Button
                look="link"
                className={css.pick}
                aria-label={words.ownProductOf(line.lineNo)}
                onClick={() => setOpen(true)}
              >
                {words.ownProduct}
              </Button>
            )
          )}
        </div>
      </div>
      <NumberField
        {...form.at(`${name}.unitPrice`)}
        {...shown}
        label={label(words.unitPrice)}
        unit={`${words.yuan}/${line.unit}`}
        scale={decimalScale.unitPrice}
        positive
      />
      <Select
        {...form.at(`${name}.taxRate`)}
        {...shown}
        label={label(words.taxRate)}
        options={taxOptions(rate)}
        isRequired
      />
      <Select
        {...form.at(`${name}.basis`)}
        {...shown}
        label={label(words.basis)}
        options={basisOptions}
        isRequired
      />
      <NumberField
        {...form.at(`${name}.leadDays`)}
        {...shown}
        label={label(words.leadDays)}
        unit={words.days}
        scale={dayScale}
      />
      <TextField
        {...form.at(`${name}.brand`)}
        {...shown}
        label={label(words.brand)}
        maxLength={quotationLimits.brand}
        autoComplete="off"
      />
      <div className={css.amount}>
        {isNarrow && amount !== null && <span className={css.small}>{words.amount} </span>}
        {amount === null ? '' : formatAmount(amount)}
      </div>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : words.moreOf(line.lineNo)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.less : words.more}
        {!isOpen && (held || past.length > 0) && <span className={css.hint} aria-hidden />}
      </Button>
      {isOpen && <More {...props} name={name} />}
    </li>
  )
})

const shownFields = ['unitPrice', 'taxRate', 'basis', 'leadDays', 'brand']

/** Whether all that is wrong with the line stands at fields that are drawn anyhow. */
const isOnlyShown = (faults: Readonly<Record<string, string>>, name: string): boolean =>
  Object.keys(faults)
    .filter((field) => field.startsWith(`${name}.`))
    .every((field) => shownFields.includes(field.slice(name.length + 1)))

type MoreProps = Omit<Props, 'isNarrow'> & { name: `lines.${string}` }

/** What most lines need nothing of. */
function More({ opportunityId, line, form, name, allowSubstitute, past }: MoreProps) {
  return (
    <div className={css.more}>
      <div className={css.moreFields}>
        <div className={css.product}>
          <OwnProduct opportunityId={opportunityId} line={line} form={form} />
        </div>
        <NumberField
          {...form.at(`${name}.quantity`)}
          label={words.quantity}
          hint={words.quantityHint(formatQuantity(line.quantity, line.unit))}
          unit={line.unit}
          scale={decimalScale.quantity}
          positive
        />
        <NumberField
          {...form.at(`${name}.moq`)}
          label={words.moq}
          unit={line.unit}
          scale={decimalScale.quantity}
          positive
          isOptional
        />
        {allowSubstitute && (
          <TextField
            {...form.at(`${name}.substitute`)}
            label={words.substitute}
            hint={words.substituteHint}
            maxLength={quotationLimits.offer}
            isOptional
          />
        )}
        <TextField
          {...form.at(`${name}.remark`)}
          label={words.remark}
          maxLength={quotationLimits.lineRemark}
          isOptional
        />
      </div>
      <PriceBreaks line={line} form={form} name={name} />
      <Alternatives form={form} name={name} />
      <PriceHistory
        prices={past}
        unit={line.unit}
        onTake={(price) =>
          form.set(name as never, withPastPrice(form.values().lines[keyOf(line)]!, price) as never)
        }
      />
    </div>
  )
}

type RowsProps = Pick<MoreProps, 'form' | 'name'>

/** The rows' names are made of the line's id, which the types cannot know. */
const useNamedRows = ({ form, name }: RowsProps, list: 'priceBreaks' | 'alternatives') =>
  useRows(form as never as Form<{ rows: object[] }>, `${name}.${list}` as 'rows')

function PriceBreaks({ line, form, name }: RowsProps & { line: InquiryLine }) {
  const { fields, append, remove } = useNamedRows({ form, name }, 'priceBreaks')
  return (
    <div className={css.rows}>
      {fields.map((row, index) => (
        <div key={row.rowKey} className={css.row}>
          <NumberField
            {...form.at(`${name}.priceBreaks.${index}.from`)}
            label={words.breakFrom}
            unit={line.unit}
            scale={decimalScale.quantity}
            positive
          />
          <NumberField
            {...form.at(`${name}.priceBreaks.${index}.unitPrice`)}
            label={words.unitPrice}
            unit={`${words.yuan}/${line.unit}`}
            scale={decimalScale.unitPrice}
            positive
          />
          <Button
            look="quiet"
            aria-label={words.removeOf(words.breaks, index + 1)}
            onClick={() => remove(index)}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {fields.length < quotationLimits.breaks && (
        <Button compact onClick={() => append({ from: '', unitPrice: '' })}>
          {words.addBreak}
        </Button>
      )}
    </div>
  )
}

function Alternatives({ form, name }: RowsProps) {
  const { fields, append, remove } = useNamedRows({ form, name }, 'alternatives')
  return (
    <div className={css.rows}>
      {fields.map((row, index) => (
        <div key={row.rowKey} className={css.row}>
          <TextField
            {...form.at(`${name}.alternatives.${index}.offer`)}
            label={words.offer}
            maxLength={quotationLimits.offer}
          />
          <NumberField
            {...form.at(`${name}.alternatives.${index}.unitPrice`)}
            label={words.unitPrice}
            unit={words.yuan}
            scale={decimalScale.unitPrice}
            positive
          />
          <NumberField
            {...form.at(`${name}.alternatives.${index}.leadDays`)}
            label={words.leadDays}
            unit={words.days}
            scale={dayScale}
          />
          <Button
            look="quiet"
            aria-label={words.removeOf(words.alternatives, index + 1)}
            onClick={() => remove(index)}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {fields.length < quotationLimits.alternatives && (
        <Button compact onClick={() => append({ offer: '', unitPrice: '', leadDays: '', remark: '' })}>
          {words.addAlternative}
        </Button>
      )}
    </div>
  )
}
