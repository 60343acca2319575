import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Chinese } from './chinese.tsx'
import { Popover } from './popover.tsx'
import css from './popover.module.css'

interface SheetProps {
  label: string
  /** the element below which it opens */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** A small dialog below a button. Its first field gets the focus. */
export function Sheet({ label, anchor, onClose, children }: SheetProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.querySelector('input')?.focus(), [])
  return (
    <Chinese>
      <Popover opened={{ below: anchor, onClose }} isFitted>
        <Dialog className={css.sheet} aria-label={label}>
          <div ref={content}>{children}</div>
        </Dialog>
      </Popover>
    </Chinese>
  )
}
