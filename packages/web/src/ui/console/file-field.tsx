import { useEffect } from 'react'
import { useFileUpload } from '../../lib/use-file-upload.ts'
import { faultOf, limitsText, type FileFieldProps } from '../file-field/field-props.ts'
import { FileBox } from '../file-field/file-box.tsx'
import { buttonLook } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'

/** A labelled place for one file, like the other fields of a form. */
export function FileField({ hint, optional, onBusy, ...field }: FileFieldProps) {
  const { label, purpose, ticket, onChange, error } = field
  const upload = useFileUpload({ purpose, ticket, onStored: onChange })
  const busy = upload.state.kind === 'sending' || upload.state.kind === 'preparing'
  useEffect(() => onBusy?.(busy), [busy, onBusy])
  const limits = limitsText(purpose)
  return (
    <Field
      label={label}
      hint={hint === undefined ? limits : `${hint} ${limits}`}
      error={faultOf(upload.state, error)}
      isOptional={optional}
    >
      {(control) => (
        <FileBox
          {...field}
          id={control.id}
          describedBy={control['aria-describedby']}
          upload={upload}
          button={buttonLook({})}
        />
      )}
    </Field>
  )
}
