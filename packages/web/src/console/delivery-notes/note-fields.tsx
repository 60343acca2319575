import { deliveryNoteFields as labels, deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import { Field, Fields } from '../../ui/kit/field.tsx'
import type { NoteField, NoteFieldValues } from './note-form.ts'
import { TransportFields } from './transport-fields.tsx'

interface NoteFieldsProps {
  values: NoteFieldValues
  faults: Readonly<Record<string, string>>
  onChange: (field: NoteField, text: string) => void
}

/** When and how the goods travel, and what the receiver should know. */
export function NoteFields({ values, faults, onChange }: NoteFieldsProps) {
  return (
    <Fields>
      <Field label={words.plannedDate} error={faults.plannedDate} isOptional>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.plannedDate}
            onChange={(event) => onChange('plannedDate', event.target.value)}
          />
        )}
      </Field>
      <TransportFields values={values} faults={faults} onChange={onChange} />
      <Field label={labels.note} hint={words.noteHint} error={faults.note} isOptional isWide>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={2}
            value={values.note}
            onChange={(event) => onChange('note', event.target.value)}
          />
        )}
      </Field>
    </Fields>
  )
}
