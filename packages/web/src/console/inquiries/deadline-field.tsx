import { bound } from '../../ui/form/fields.tsx'
import { Field, type FieldProps, type ValueProps } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'

/** A day and a time as `2026-11-30T17:00`: the field knows no zone, operators mean China's. */
export const DeadlineField = bound<string, FieldProps & ValueProps<string>>(function DeadlineInput({
  value,
  onChange,
  ...props
}) {
  const { name, isDisabled, ...frame } = props
  return (
    <Field {...frame}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          name={name}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
})
