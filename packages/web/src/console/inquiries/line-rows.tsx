import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { decimalScale } from '@bdr/contract/kernel/decimal'
import { inquiryFields as labels, inquiryForm as words } from '@bdr/text/inquiries'
import { showToast } from '../../lib/toasts.ts'
import { useNarrow } from '../../ui/console/use-narrow.ts'
import { DayField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { useRows } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import css from './inquiries.module.css'
import { emptyLine, pastedLines, type InquiryValues } from './inquiry-values.ts'

/** The requested lines; rows copied from a spreadsheet can be pasted. */
export function LineRows({ form }: { form: Form<InquiryValues> }) {
  const { fields, append, remove, replace } = useRows(form, 'lines')
  const narrow = useNarrow()
  const paste = (index: number, text: string): boolean => {
    const pasted = pastedLines(text)
    if (pasted === null) return false
    const { lines } = form.values()
    const remaining = [...lines.slice(0, index), ...lines.slice(index + 1)].filter(
      ({ materialName }) => materialName !== '',
    )
    replace([...remaining, ...pasted].slice(0, inquiryLimits.lines))
    showToast('success', words.pasted(pasted.length))
    return true
  }
  return (
    <>
      {!narrow && <Head />}
      <ol className={css.lines}>
        {fields.map((row, index) => (
          <li
            key={row.rowKey}
            className={css.line}
            onPaste={(event) => {
              if (paste(index, event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
          >
            <Line
              form={form}
              index={index}
              isNarrow={narrow}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button isDisabled={fields.length >= inquiryLimits.lines} onClick={() => append(emptyLine)}>
        {words.addLine}
      </Button>
    </>
  )
}

const columns = [
  labels.materialName,
  labels.specification,
  labels.materialCode,
  labels.brand,
  labels.quantity,
  labels.unit,
  labels.requiredDate,
  labels.note,
]

const Head = () => (
  <div className={css.head} aria-hidden>
    <span />
    {columns.map((column) => (
      <span key={column}>{column}</span>
    ))}
  </div>
)

interface LineProps {
  form: Form<InquiryValues>
  index: number
  isNarrow: boolean
  onRemove: (() => void) | undefined
}

function Line({ form, index, isNarrow, onRemove }: LineProps) {
  const look = (label: string) => ({
    label: isNarrow ? label : words.of(label, index + 1),
    hideLabel: !isNarrow,
    autoComplete: 'off',
  })
  const at = <Name extends keyof typeof emptyLine>(name: Name) => form.at(`lines.${index}.${name}`)
  return (
    <>
      <span className={css.lineNo}>{isNarrow ? words.nth(index + 1) : index + 1}</span>
      <TextField
        {...at('materialName')}
        {...look(labels.materialName)}
        maxLength={inquiryLimits.materialName}
        isRequired
      />
      <TextField
        {...at('specification')}
        {...look(labels.specification)}
        maxLength={inquiryLimits.specification}
      />
      <TextField
        {...at('materialCode')}
        {...look(labels.materialCode)}
        maxLength={inquiryLimits.materialCode}
      />
      <TextField {...at('brand')} {...look(labels.brand)} maxLength={inquiryLimits.brand} />
      <NumberField
        {...at('quantity')}
        label={look(labels.quantity).label}
        hideLabel={!isNarrow}
        scale={decimalScale.quantity}
        positive
        isRequired
      />
      <TextField {...at('unit')} {...look(labels.unit)} maxLength={inquiryLimits.unit} isRequired />
      <DayField
        {...at('requiredDate')}
        label={look(labels.requiredDate).label}
        hideLabel={!isNarrow}
        isRequired
      />
      <TextField {...at('note')} {...look(labels.note)} maxLength={inquiryLimits.lineNote} />
      <Button
        look="quiet"
        isDisabled={onRemove === undefined}
        aria-label={words.removeLine(index + 1)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </>
  )
}
