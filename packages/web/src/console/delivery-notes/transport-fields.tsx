import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteFields as labels } from '@bdr/text/delivery-notes'
import { TextField } from '../../ui/form/fields.tsx'
import type { FieldRef } from '../../ui/form/use-form.ts'

/** How the goods travel. */
const transportFields = ['carrier', 'vehicleNo', 'driverName', 'driverPhone'] as const
export type TransportValues = { readonly [Name in (typeof transportFields)[number]]: string }

export const transportOf = ({ transport }: Pick<DeliveryNoteDetail, 'transport'>): TransportValues => ({
  carrier: transport.carrier ?? '',
  vehicleNo: transport.vehicleNo ?? '',
  driverName: transport.driverName ?? '',
  driverPhone: transport.driverPhone ?? '',
})

interface TransportFieldsProps {
  at: (name: keyof TransportValues) => FieldRef<string>
}

/** Carrier, vehicle and driver, on the note's form and when it leaves. */
export const TransportFields = ({ at }: TransportFieldsProps) =>
  transportFields.map((field) => (
    <TextField
      key={field}
      {...at(field)}
      label={labels[field]}
      isOptional
      type={field === 'driverPhone' ? 'tel' : 'text'}
      autoComplete="off"
    />
  ))
