import { useId, type ReactNode } from 'react'
import fieldCss from '../../ui/site/field.module.css'
import { textField, type TextKey } from './fields.ts'
import { useShared } from './form-context.ts'
import { Place } from './place.tsx'

interface ControlProps {
  readonly id: string
  readonly className: string
  readonly describedBy: string
  readonly invalid: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice from a list at its place in the form: the label, the control, and its fault below. */
export function ChoiceField({
  place,
  wide,
  group,
  children,
}: {
  place: TextKey
  wide?: boolean
  /** several controls: each has a name of its own */
  group?: boolean
  children: (control: ControlProps) => ReactNode
}) {
  const { form } = useShared()
  const id = useId()
  const { label } = textField(place)
  const { value, error: fault } = form.field(place)
  const messageId = `${id}-message`
  return (
    <Place name={place} wide={wide}>
      <div className={fieldCss.field}>
        {group ? (
          <span className={fieldCss.label}>{label}</span>
        ) : (
          <label className={fieldCss.label} htmlFor={id}>
            {label}
          </label>
        )}
        {children({
          id,
          className: fieldCss.input!,
          describedBy: messageId,
          invalid: fault !== undefined,
          value,
          onChange: (next) => form.set(place, next),
        })}
        <p id={messageId} className={fieldCss.message} data-error aria-live="polite">
          {fault}
        </p>
      </div>
    </Place>
  )
}
