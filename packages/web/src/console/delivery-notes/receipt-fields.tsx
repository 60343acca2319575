import { receiptForm as words } from '@bdr/text/console-delivery-notes'
import { Checkbox, Input } from 'antd'
import { Field, Fields } from '../../ui/console/form/field.tsx'
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
      <Checkbox
        className={css.last}
        checked={form.last}
        onChange={(event) => onChange({ last: event.target.checked })}
      >
        {words.last}
        <span className={css.lastHint}>{words.lastHint}</span>
      </Checkbox>
      <Fields>
        <Field label={words.receiverName} hint={words.receiverNameHint} fault={faults.receiverName} required>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={form.receiverName}
              onChange={(event) => onChange({ receiverName: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.note} fault={faults.note} optional wide>
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 2, maxRows: 6 }}
              value={form.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
        </Field>
      </Fields>
    </>
  )
}
