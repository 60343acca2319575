import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './drop-box.module.css'

interface DropBoxProps extends Omit<ComponentProps<'input'>, 'children' | 'onChange'> {
  onFiles: (files: readonly File[]) => void
  /** `zone` is a part of a page of its own, `filled` the same with a file in it */
  look?: 'row' | 'zone' | 'filled'
  boxClass?: string | undefined
  /** with the label that opens the input, marked `data-choose` */
  children: (isOver: boolean) => ReactNode
}

/** Takes files by press, drop or keyboard. What becomes of them is drawn within. */
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

/** That a file can be dropped here; not said where nothing can. */
export const DropWords = ({ children }: { children: ReactNode }) => (
  <span className={`${typography.caption} ${css.words}`}>{children}</span>
)
