import { readDeliverers } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteFields as labels, deliveryWords as words } from '@bdr/text/delivery-notes'
import { useCall } from '../../lib/query.ts'
import { Select, TextField } from '../../ui/form/fields.tsx'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { Select as PlainSelect } from '../../ui/kit/select.tsx'

/** The fields of the transport. */
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
  set: (name: keyof TransportValues, value: string) => void
}

/**
 * Carrier, vehicle and driver, for the note's form and the dispatch; recently used ones can be filled in at
 * once.
 */
export function TransportFields({ at, set }: TransportFieldsProps) {
  const trips = useCall(readDeliverers, {}, { toast: false }).data?.trips ?? []
  return (
    <>
      {trips.length > 0 && (
        <PlainSelect
          label={words.trips}
          hint={words.tripsHint}
          isOptional
          value=""
          onChange={(chosen) => {
            const trip = trips[Number(chosen)]!
            for (const field of transportFields) set(field, trip[field] ?? '')
          }}
          options={[
            { value: '', label: words.tripsNone, isDisabled: true },
            ...trips.map((trip, at) => ({
              value: String(at),
              label: words.trip([trip.carrier, trip.vehicleNo, trip.driverName]),
            })),
          ]}
        />
      )}
      {transportFields.map((field) => (
        <TextField
          key={field}
          {...at(field)}
          label={labels[field]}
          isOptional
          type={field === 'driverPhone' ? 'tel' : 'text'}
          autoComplete="off"
        />
      ))}
    </>
  )
}

/** The person of the company who delivers the note; empty when nobody is assigned. */
export function DelivererField(at: FieldRef<string>) {
  const people = useCall(readDeliverers, {}, { toast: false }).data?.people ?? []
  return (
    <Select
      {...at}
      label={labels.deliverer}
      hint={words.assignHint}
      isOptional
      options={[
        { value: '', label: words.assignNobody },
        ...people.map(({ id, name, mobile }) => ({ value: id, label: words.person(name, mobile) })),
      ]}
    />
  )
}
