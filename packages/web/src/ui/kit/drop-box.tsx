import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './drop-box.module.css'

interface DropBoxProps extends Omit<ComponentProps<'input'>, 'children' | 'onChange'> {
  onFiles: (files: readonly File[]) => void
  /** `zone` is a separate part of a page, `filled` the same with a file in it */
  look?: 'row' | 'zone' | 'filled'
  boxClass?: string | undefined
  /** contains the label that opens the input, marked `data-choose` */
  children: (isOver: boolean) => ReactNode
}

/** Takes files by press, drop or keyboard. Its content shows what happens to them. */
export function DropBox({ onFiles, look = 'row', boxClass, children, ...input }: DropBoxProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0 && !input.disabled) onFiles([...files])
  }
  return (
    <div
      className={boxClass === undefined ? css.box : `${css.box} ${boxClass}`}
      data-look={look}
      data-over={isOver || undefined}
      data-invalid={input['aria-invalid'] || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(!input.disabled)
      }}
      onDragLeave={(event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        {...input}
        type="file"
        className={css.input}
        onChange={({ target }) => {
          take(target.files)
          // the same file can be chosen again after it was corrected
          target.value = ''
        }}
      />
      {children(isOver)}
    </div>
  )
}

/** The hint that a file can be dropped here; left out on devices without dropping. */
export const DropWords = ({ children }: { children: ReactNode }) => (
  <span className={`${typography.caption} ${css.words}`}>{children}</span>
)
