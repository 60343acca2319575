import { decimalScale } from '@bdr/contract/kernel/decimal'
import { quotationLimits } from '@bdr/contract/quotations/model'
import type { InquiryLine, PastPrice } from '@bdr/contract/quotations/replies'
import { quotationForm as words } from '@bdr/text/quotations'
import { memo, useState } from 'react'
import { formatAmount, formatQuantity } from '../../lib/format.ts'
import { NumberField, Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import css from './quotation-form.module.css'
import { later } from '../../ui/later.tsx'
import { basisOptions, taxOptions } from './tax-options.ts'
import { amountOf, dayScale, keyOf, type QuotationValues } from './quotation-values.ts'
import typography from '../../ui/typography.module.css'

interface Props {
  opportunityId: string
  line: InquiryLine
  form: Form<QuotationValues>
  allowSubstitute: boolean
  /** the merchant's former quotations for the same material, the latest first */
  past: readonly PastPrice[]
  isNarrow: boolean
}

const LineDetails = later(
  async () => (await import('./line-details.tsx')).LineDetails,
  () => true,
)

/** One requested line, and the offer for it. */
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
        <span className={typography.quiet}>{line.lineNo}</span>
        <div>
          <strong>{line.materialName}</strong>
          {line.specification && <div>{line.specification}</div>}
          <div className={typography.caption}>
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
            <div className={typography.caption}>
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
        {isNarrow && amount !== null && <span className={typography.caption}>{words.amount} </span>}
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
      {isOpen && <LineDetails {...props} name={name} onClose={() => setOpen(false)} />}
    </li>
  )
})

const shownFields = ['unitPrice', 'taxRate', 'basis', 'leadDays', 'brand']

/** Whether all faults of the line are at fields that are always visible. */
const isOnlyShown = (faults: Readonly<Record<string, string>>, name: string): boolean =>
  Object.keys(faults)
    .filter((field) => field.startsWith(`${name}.`))
    .every((field) => shownFields.includes(field.slice(name.length + 1)))
