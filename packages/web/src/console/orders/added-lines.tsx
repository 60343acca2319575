import { decimalScale } from '@bdr/contract/kernel/decimal'
import { importTextLimits } from '@bdr/contract/orders/import'
import { addedLines } from '@bdr/contract/orders/model'
import { orderDetail, orderRevision as words } from '@bdr/text/orders'
import { DayField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { useRows } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './revise-form.module.css'

/** The values of an additional line, as they are typed. */
export interface AddedValues {
  readonly materialName: string
  readonly specification: string
  readonly materialCode: string
  readonly brand: string
  readonly unit: string
  readonly quantity: string
  readonly unitPrice: string
  readonly requiredDate: string
}

/** The values of a line that a revision can change, as they are typed. */
export interface RevisedLine {
  readonly quantity: string
  readonly unitPrice: string
  readonly requiredDate: string
}

/** The values of the form of a revision; lines by their key. */
export type RevisionValues = {
  reason: string
  lines: Record<string, RevisedLine>
  added: AddedValues[]
}

interface AddedLinesProps {
  form: Form<RevisionValues>
  /** the number that the next line gets */
  next: number
  /** the initial values of a new row: it is mostly due with the other lines */
  start: AddedValues
}

/** The buyer's additional lines, which the supplier has to answer like the others. */
export function AddedLines({ form, next, start }: AddedLinesProps) {
  const { fields, append, remove } = useRows(form, 'added')
  return (
    <>
      {fields.map((row, index) => {
        const at = `added.${index}` as const
        return (
          <fieldset key={row.rowKey} className={css.line}>
            <legend>
              {orderDetail.lineNo(next + index)} <span className={css.isNew}>{words.isNew}</span>
              <Button look="link" aria-label={words.leaveOut(next + index)} onClick={() => remove(index)}>
                {words.remove}
              </Button>
            </legend>
            <TextField
              {...form.at(`${at}.materialName`)}
              label={words.materialName}
              maxLength={importTextLimits.materialName}
              isRequired
            />
            <TextField
              {...form.at(`${at}.specification`)}
              label={words.specification}
              maxLength={importTextLimits.specification}
              isOptional
            />
            <TextField
              {...form.at(`${at}.materialCode`)}
              label={words.materialCode}
              maxLength={importTextLimits.materialCode}
              isOptional
            />
            <NumberField
              {...form.at(`${at}.quantity`)}
              label={words.quantity}
              scale={decimalScale.quantity}
              positive
              isRequired
            />
            <TextField {...form.at(`${at}.unit`)} label={words.unit} maxLength={addedLines.unit} isRequired />
            <NumberField
              {...form.at(`${at}.unitPrice`)}
              label={words.unitPrice}
              scale={decimalScale.unitPrice}
              isRequired
            />
            <DayField {...form.at(`${at}.requiredDate`)} label={words.requiredDate} isRequired />
            <TextField
              {...form.at(`${at}.brand`)}
              label={words.brand}
              maxLength={importTextLimits.brand}
              isOptional
            />
          </fieldset>
        )
      })}
      <Button
        className={layout.narrow}
        isDisabled={fields.length >= addedLines.atOnce}
        onClick={() => append(start)}
      >
        {words.addLine}
      </Button>
    </>
  )
}
