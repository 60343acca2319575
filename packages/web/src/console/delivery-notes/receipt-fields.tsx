import { receiptForm as words } from '@bdr/text/console-delivery-notes'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import { Field, Fields } from '../../ui/kit/field.tsx'
import css from './receipt-drawer.module.css'
import type { ReceiptForm } from './receipt-form.ts'

interface ReceiptFieldsProps {
  form: ReceiptForm
  faults: Readonly<Record<string, string>>
  onChange: (fields: Partial<Pick<ReceiptForm, 'receiverName' | 'last' | 'note'>>) => void
}

/** Who signed, whether more will come, and what else is to be said. */
export function ReceiptFields({ form, faults, onChange }: ReceiptFieldsProps) {
  return (
    <>
      <Checkbox className={css.last} value={form.last} onChange={(last) => onChange({ last })}>
        {words.last}
        <span className={css.lastHint}>{words.lastHint}</span>
      </Checkbox>
      <Fields>
        <Field
          label={words.receiverName}
          hint={words.receiverNameHint}
          error={faults.receiverName}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={form.receiverName}
              onChange={(event) => onChange({ receiverName: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.note} error={faults.note} isOptional isWide>
          {(control) => (
            <TextAreaInput
              {...control}
              rows={2}
              value={form.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
        </Field>
      </Fields>
    </>
  )
}
