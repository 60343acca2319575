import { RegionSelect } from '../region-select.tsx'
import control from '../kit/control.module.css'
import { Field, type FieldProps } from '../kit/field.tsx'
import { useField } from './use-field.ts'
import type { FieldRef } from './use-form.ts'

/** A region down to the district, as its code; empty while none is chosen. */
export function RegionField({ control: rhf, core, name, ...frame }: FieldRef<string> & FieldProps) {
  const { value, onChange, error } = useField<string>({ control: rhf, core, name }, frame.label)
  return (
    <Field {...frame} error={error}>
      {(props) => (
        <RegionSelect
          value={value || null}
          onChange={(code) => onChange(code ?? '')}
          selectClass={control.control!}
          describedBy={props['aria-describedby']}
          invalid={props['aria-invalid']}
        />
      )}
    </Field>
  )
}
