import { decimalScale } from '@bdr/contract/kernel/decimal'
import { quotationLimits } from '@bdr/contract/quotations/model'
import type { InquiryLine, PastPrice } from '@bdr/contract/quotations/replies'
import { quotationForm as words } from '@bdr/text/quotations'
import { formatQuantity } from '../../lib/format.ts'
import { NumberField, TextField } from '../../ui/form/fields.tsx'
import { useRows } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import { OwnProduct } from './own-product.tsx'
import { PriceHistory } from './price-history.tsx'
import css from './quotation-form.module.css'
import { dayScale, keyOf, withPastPrice, type QuotationValues } from './quotation-values.ts'

interface LineDetailsProps {
  opportunityId: string
  line: InquiryLine
  form: Form<QuotationValues>
  name: `lines.${string}`
  allowSubstitute: boolean
  /** the merchant's former quotations for the same material, the latest first */
  past: readonly PastPrice[]
  onClose: () => void
}

/** Fields that most lines leave empty. */
export function LineDetails(props: LineDetailsProps) {
  const { opportunityId, line, form, name, allowSubstitute, past } = props
  return (
    <div className={`${layout.stack} ${css.more}`}>
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
      <Alternatives line={line} form={form} name={name} />
      <PriceHistory
        prices={past}
        unit={line.unit}
        onFill={(price) =>
          form.set(name as never, withPastPrice(form.values().lines[keyOf(line)]!, price) as never)
        }
      />
    </div>
  )
}

type RowsProps = Pick<LineDetailsProps, 'form' | 'name'>

/** The names of the fields contain the line's id, which the types cannot know. */
const useNamedRows = ({ form, name }: RowsProps, list: 'priceBreaks' | 'alternatives') =>
  useRows(form as never as Form<{ rows: object[] }>, `${name}.${list}` as 'rows')

function PriceBreaks({ line, form, name }: RowsProps & { line: InquiryLine }) {
  const { fields, append, remove } = useNamedRows({ form, name }, 'priceBreaks')
  return (
    <div className={`${layout.rows} ${layout.start}`}>
      {fields.map((row, index) => (
        <div key={row.rowKey} className={`${layout.row} ${css.row}`}>
          <NumberField
            {...form.at(`${name}.priceBreaks.${index}.from`)}
            which={words.breakOf(line.lineNo, index + 1)}
            label={words.breakFrom}
            unit={line.unit}
            scale={decimalScale.quantity}
            positive
          />
          <NumberField
            {...form.at(`${name}.priceBreaks.${index}.unitPrice`)}
            which={words.breakOf(line.lineNo, index + 1)}
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

function Alternatives({ line, form, name }: RowsProps & { line: InquiryLine }) {
  const { fields, append, remove } = useNamedRows({ form, name }, 'alternatives')
  return (
    <div className={`${layout.rows} ${layout.start}`}>
      {fields.map((row, index) => (
        <div key={row.rowKey} className={`${layout.row} ${css.row}`}>
          <TextField
            {...form.at(`${name}.alternatives.${index}.offer`)}
            which={words.alternativeOf(line.lineNo, index + 1)}
            label={words.offer}
            maxLength={quotationLimits.offer}
          />
          <NumberField
            {...form.at(`${name}.alternatives.${index}.unitPrice`)}
            which={words.alternativeOf(line.lineNo, index + 1)}
            label={words.unitPrice}
            unit={words.yuan}
            scale={decimalScale.unitPrice}
            positive
          />
          <NumberField
            {...form.at(`${name}.alternatives.${index}.leadDays`)}
            which={words.alternativeOf(line.lineNo, index + 1)}
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
