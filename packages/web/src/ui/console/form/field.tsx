import { ui } from '@bdr/text/console-ui'
import { useId, type ReactNode } from 'react'
import css from './field.module.css'

/** What a control needs to belong to its label and its fault. */
interface FieldControl {
  readonly id: string
  readonly status: '' | 'error'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': boolean | undefined
}

interface FieldProps {
  label: string
  hint?: string
  fault?: string | undefined
  required?: boolean
  optional?: boolean
  wide?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A labelled field with its hint and what is wrong with it. */
export function Field({ label, hint, fault, required, optional, wide, children }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined || hint === fault ? undefined : `${id}-hint`
  const faultId = fault === undefined ? undefined : `${id}-fault`
  return (
    <div className={css.field} data-wide={wide || undefined}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}>{ui('form.optional')}</span>}
      </label>
      {children({
        id,
        status: fault === undefined ? '' : 'error',
        'aria-invalid': fault !== undefined,
        'aria-describedby': [faultId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-required': required,
      })}
      {fault !== undefined && (
        <span id={faultId} className={css.fault} role="alert">
          {fault}
        </span>
      )}
      {hint !== undefined && hint !== fault && (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
