import { useId, type ComponentProps } from 'react'
import typography from '../typography.module.css'
import css from './field.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled text of several lines with its message below, which is announced with it. */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  const own = useId()
  const id = area.id ?? own
  const messageId = `${id}-message`
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={css.area}
        aria-invalid={error !== undefined}
        aria-describedby={message === undefined ? undefined : messageId}
      />
      <p
        id={messageId}
        className={error === undefined ? `${typography.small} ${css.hint}` : css.message}
        data-error
      >
        {message}
      </p>
    </div>
  )
}
