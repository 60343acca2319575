import { Field, type FieldProps } from '../../ui/site/field.tsx'
import { TextArea } from '../../ui/site/text-area.tsx'
import { textField, type TextKey } from './fields.ts'
import { useShared } from './form-context.ts'
import css from './form.module.css'
import { Place } from './place.tsx'

interface TextFieldProps extends Omit<FieldProps, 'label' | 'error' | 'value'> {
  place: TextKey
  help?: string | undefined
  /** the hint confirms that the value is valid */
  helpGood?: boolean
  /** the fault that is shown already while typing */
  now?: string
  wide?: boolean
  /** converts the typed text to its usual notation */
  tidy?: (text: string) => string
  /** a long text */
  rows?: number
}

/** A text field at its place in the form. */
export function TextField({ place, help, helpGood, now, wide, tidy, rows, ...input }: TextFieldProps) {
  const { form } = useShared()
  const field = form.field(place)
  const { label, max } = textField(place)
  const common = {
    ...field,
    label,
    error: now ?? field.error,
    maxLength: max,
    onBlur: () => {
      const { value } = field
      if (value === '') return
      form.revealFaults([place])
      if (tidy && tidy(value) !== value) form.set(place, tidy(value))
    },
  }
  return (
    <Place name={place} wide={wide}>
      {rows === undefined ? (
        <Field autoComplete="off" {...input} {...common} />
      ) : (
        <TextArea {...common} rows={rows} />
      )}
      {help !== undefined && (
        <p className={css.help} data-good={helpGood || undefined}>
          {help}
        </p>
      )}
    </Place>
  )
}
