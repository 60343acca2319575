import { Field, type FieldProps } from '../../ui/site/field.tsx'
import { TextArea } from '../../ui/site/text-area.tsx'
import { textField, type TextKey } from './fields.ts'
import { useShared } from './form-context.ts'
import css from './form.module.css'
import { Place } from './place.tsx'

interface TextFieldProps extends Omit<FieldProps, 'label' | 'error' | 'value'> {
  place: TextKey
  help?: string | undefined
  /** the help says that it is right */
  helpGood?: boolean
  /** what is wrong already while it is typed */
  now?: string
  wide?: boolean
  /** how it is written, once it was typed */
  tidy?: (text: string) => string
  /** a long text */
  rows?: number
}

/** A text of the form at its place. */
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
