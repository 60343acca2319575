import { kitWords as words } from '@bdr/text/ui'
import { buttonLook } from './button.tsx'
import { DropBox, DropWords } from './drop-box.tsx'
import { Field, type FieldProps } from './field.tsx'
import { frameAndControl } from './text-field.tsx'

interface FileDropProps extends FieldProps {
  /** media types or file name extensions, in the format of `<input accept>` */
  accept?: string | undefined
  isMultiple?: boolean | undefined
  isDisabled?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

/** A field that takes files. Its parent shows what happens to them. */
export function FileDrop(props: FileDropProps) {
  const [frame, { accept, isMultiple = false, isDisabled = false, onFiles }] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => (
        <DropBox
          {...control}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          onFiles={(files) => onFiles(files.slice(0, isMultiple ? undefined : 1))}
        >
          {(isOver) => (
            <>
              <label htmlFor={control.id} {...buttonLook({})} data-choose>
                {words.chooseFile}
              </label>
              <DropWords>{isOver ? words.dropHere : words.dropFile}</DropWords>
            </>
          )}
        </DropBox>
      )}
    </Field>
  )
}
