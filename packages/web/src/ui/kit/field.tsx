import { kitWords as words } from '@bdr/text/ui'
import { useId, type ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './field.module.css'

/** The props of every field of the kit. */
export interface FieldProps {
  label: string
  /** which of several such fields it is, for screen readers: others see it from its place */
  which?: string | undefined
  /** the label is for screen readers only: in tables, where the column's heading is visible */
  hideLabel?: boolean | undefined
  hint?: string | undefined
  /** the error as a sentence */
  error?: string | undefined
  isRequired?: boolean | undefined
  /** marked as optional, where most other fields are required */
  isOptional?: boolean | undefined
  /** takes the full width of a grid of fields */
  isWide?: boolean | undefined
}

/** Further props of a field with one value. */
export interface ValueProps<Value> {
  value: Value
  onChange: (value: Value) => void
  name?: string | undefined
  isDisabled?: boolean | undefined
  /** called when the field is left */
  onBlur?: (() => void) | undefined
}

/** The attributes by which a control belongs to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-label': string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': boolean | undefined
}

interface FrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, its hint and its error, announced together. */
export function Field({ label, which, hint, error, children, ...rest }: FrameProps) {
  const { hideLabel, isRequired, isOptional, isWide } = rest
  const id = useId()
  const shownHint = hint === error ? undefined : hint
  const hintId = shownHint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className={css.field} data-wide={isWide || undefined}>
      {!hideLabel && (
        <label htmlFor={id} className={css.label}>
          {which !== undefined && <span className="visually-hidden">{which}</span>}
          {label}
          {isOptional && <span className={css.optional}>{words.optional}</span>}
        </label>
      )}
      {children({
        id,
        'aria-label': hideLabel ? label : undefined,
        'aria-invalid': error !== undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-required': isRequired,
      })}
      <FieldMessages hint={shownHint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  )
}

interface MessagesProps {
  hint: string | undefined
  hintId: string | undefined
  error: string | undefined
  errorId: string | undefined
}

/** The texts below a field. */
export const FieldMessages = ({ hint, hintId, error, errorId }: MessagesProps) => (
  <>
    {error !== undefined && (
      <span id={errorId} className={`${typography.bad} ${css.error}`} role="alert">
        {error}
      </span>
    )}
    {hint !== undefined && (
      <span id={hintId} className={`${typography.quiet} ${css.hint}`}>
        {hint}
      </span>
    )}
  </>
)

/** Fields that together answer one question, such as radio buttons. */
export function FieldSet({ label, hint, error, children, ...rest }: FrameProps) {
  const { hideLabel, isOptional, isWide } = rest
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={css.field} data-wide={isWide || undefined} aria-describedby={describedBy}>
      <legend className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
        {isOptional && <span className={css.optional}>{words.optional}</span>}
      </legend>
      {children({
        id,
        'aria-label': undefined,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy,
        'aria-required': rest.isRequired,
      })}
      <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  )
}

/** Fields side by side, as many as fit. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={css.fields}>{children}</div>
