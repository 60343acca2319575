import { useFileUpload } from '../../lib/use-file-upload.ts'
import { faultOf, limitsText, type FileFieldProps } from '../file-field/field-props.ts'
import { FileBox } from '../file-field/file-box.tsx'
import { buttonLook } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { PictureCrop } from '../picture-crop/picture-crop.tsx'
import type { FormFile } from './drafts.ts'
import { useField } from './use-field.ts'
import { useHold } from './use-form-core.ts'
import type { FieldRef } from './use-form.ts'

type FormFileFieldProps = FieldRef<FormFile | null> &
  Pick<FileFieldProps, 'label' | 'purpose' | 'hint' | 'optional'>

/** A field for one file. While it is being uploaded, the form delays sending. */
export function FileField({ control, core, name, hint, optional, ...props }: FormFileFieldProps) {
  const { label, purpose } = props
  const { value, error, onChange } = useField<FormFile | null>({ control, core, name }, label)
  // the server removes a file after a day if no record refers to it
  const take = (file: FileFieldProps['value']) => onChange(file && { ...file, uploadedAt: Date.now() })
  const upload = useFileUpload({ purpose, onStored: take })
  useHold({ core }, upload.state.kind === 'sending' || upload.state.kind === 'preparing')
  const limits = limitsText(purpose)
  return (
    <Field
      label={label}
      hint={hint === undefined ? limits : `${hint} ${limits}`}
      error={faultOf(upload.state, error)}
      isOptional={optional}
    >
      {(field) => (
        <FileBox
          crop={PictureCrop}
          {...props}
          id={field.id}
          describedBy={field['aria-describedby']}
          value={value}
          error={error}
          onChange={take}
          upload={upload}
          button={buttonLook({})}
        />
      )}
    </Field>
  )
}
