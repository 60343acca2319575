import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './field.module.css'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** shown inside the input's frame, at its end */
  after?: ReactNode
}

/** A labelled input with its message below, which is announced with it. */
export function Field({ label, error, hint, after, ...input }: FieldProps) {
  const own = useId()
  const id = input.id ?? own
  const messageId = `${id}-message`
  const message = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
          data-after={after !== undefined || undefined}
        />
        {after}
      </div>
      <p
        id={messageId}
        className={css.message}
        data-error={error !== undefined || undefined}
        aria-live="polite"
      >
        {message}
      </p>
    </div>
  )
}
