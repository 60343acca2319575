import { fileFieldWords as words } from '@bdr/text/files'
import { useEffect, useId } from 'react'
import { useFileUpload } from '../../lib/use-file-upload.ts'
import { faultOf, limitsText, type FileFieldProps } from '../file-field/field-props.ts'
import { FileBox } from '../file-field/file-box.tsx'
import typography from '../typography.module.css'
import css from './file-field.module.css'

/** A labelled field for one file, with its error below. */
export function FileField({ hint, optional, onBusy, ...field }: FileFieldProps) {
  const { label, purpose, ticket, onChange, error } = field
  const upload = useFileUpload({ purpose, ticket, onStored: onChange })
  const busy = upload.state.kind === 'sending' || upload.state.kind === 'preparing'
  useEffect(() => onBusy?.(busy), [busy, onBusy])
  const id = useId()
  const messageId = `${id}-message`
  const limitsId = `${id}-limits`
  const fault = faultOf(upload.state, error)
  return (
    <div className={css.field}>
      <span className={css.label}>
        {label}
        {optional && <span className={`${typography.caption} ${css.optional}`}>{words.optional}</span>}
      </span>
      <FileBox
        {...field}
        id={id}
        describedBy={`${messageId} ${limitsId}`}
        upload={upload}
        button={{ className: css.button! }}
      />
      <p id={messageId} className={`${typography.bad} ${css.message}`} aria-live="polite">
        {fault}
      </p>
      <p id={limitsId} className={`${typography.quiet} ${css.limits}`}>
        {hint !== undefined && <>{hint} </>}
        {limitsText(purpose)}
      </p>
    </div>
  )
}
