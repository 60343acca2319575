import { kitWords as words } from '@bdr/text/kit'
import { useFileDrop } from '../file-field/use-file-drop.ts'
import { buttonLook } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'
import css from './file-drop.module.css'
import { frameAndControl } from './text-field.tsx'

interface FileDropProps extends FieldProps {
  /** media types or endings, as `<input accept>` takes them */
  accept?: string | undefined
  isMultiple?: boolean | undefined
  isDisabled?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

/** Takes files by press, drop or keyboard. What becomes of them is shown by whoever takes them. */
export function FileDrop(props: FileDropProps) {
  const [frame, { accept, isMultiple = false, isDisabled = false, onFiles }] = frameAndControl(props)
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, isMultiple ? undefined : 1)
    if (taken.length > 0 && !isDisabled) onFiles(taken)
  }
  const drop = useFileDrop(take, isDisabled)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={css.box} data-invalid={control['aria-invalid'] || undefined} {...drop}>
          <input
            {...control}
            type="file"
            className={css.input}
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={({ target }) => {
              take(target.files)
              // the same file can be chosen again after it was corrected
              target.value = ''
            }}
          />
          <label htmlFor={control.id} {...buttonLook({})} data-choose>
            {words.chooseFile}
          </label>
          <span className={css.words}>{drop['data-over'] ? words.dropHere : words.dropFile}</span>
        </div>
      )}
    </Field>
  )
}
