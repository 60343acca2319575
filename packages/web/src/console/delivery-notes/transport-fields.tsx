import { deliveryNoteFields as labels } from '@bdr/text/console-delivery-notes'
import { Input } from '../../ui/kit/input.tsx'
import { Field } from '../../ui/kit/field.tsx'

/** How the goods travel. */
export const transportFields = ['carrier', 'vehicleNo', 'driverName', 'driverPhone'] as const
export type TransportField = (typeof transportFields)[number]

interface TransportFieldsProps {
  values: Readonly<Record<TransportField, string>>
  faults: Readonly<Record<string, string>>
  onChange: (field: TransportField, text: string) => void
}

/** Carrier, vehicle and driver, on the note's form and when it leaves. */
export function TransportFields({ values, faults, onChange }: TransportFieldsProps) {
  return transportFields.map((field) => (
    <Field key={field} label={labels[field]} error={faults[field]} isOptional>
      {(control) => (
        <Input
          {...control}
          type={field === 'driverPhone' ? 'tel' : 'text'}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => onChange(field, event.target.value)}
        />
      )}
    </Field>
  ))
}
