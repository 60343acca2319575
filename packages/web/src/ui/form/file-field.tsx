import { FileField as PlainFileField } from '../console/file-field.tsx'
import type { FileFieldProps } from '../file-field/field-props.ts'
import type { FormFile } from './drafts.ts'
import { useField } from './use-field.ts'
import { useHold } from './use-form-core.ts'
import type { FieldRef } from './use-form.ts'

type FormFileFieldProps = FieldRef<FormFile | null> &
  Pick<FileFieldProps, 'label' | 'purpose' | 'hint' | 'optional'>

/** A place for one file. While it is on its way, the form waits with sending. */
export function FileField({ control, core, name, ...props }: FormFileFieldProps) {
  const field = useField<FormFile | null>({ control, core, name }, props.label)
  const hold = useHold({ core })
  return (
    <PlainFileField
      {...props}
      value={field.value}
      error={field.error}
      onBusy={hold}
      // a file nobody refers to is swept away after a day
      onChange={(file) => field.onChange(file && { ...file, broughtAt: Date.now() })}
    />
  )
}
