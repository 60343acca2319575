import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import control from '../../ui/kit/control.module.css'
import css from './panel-filter.module.css'

/** Whether a filter's panel is open. When it closes, the filter has the focus again. */
export function usePanelFilter() {
  const field = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    field.current?.querySelector('button')?.focus()
  }
  return { field, isOpen, open: () => setOpen(true), close }
}

interface PanelFilterProps {
  field: RefObject<HTMLDivElement | null>
  isOpen: boolean
  open: () => void
  /** the present value of the filter */
  text: string
  /** the name for screen readers, where the text alone does not say what is filtered */
  label?: string
  isEmpty: boolean
  isNarrow?: boolean
  /** the panel below the field, loaded when it is opened */
  children: ReactNode
}

/** A filter whose value is chosen in a panel. */
export const PanelFilter = ({
  field,
  isOpen,
  open,
  text,
  label,
  isEmpty,
  isNarrow,
  children,
}: PanelFilterProps) => (
  <div ref={field} className={css.field} data-tight={isNarrow || undefined}>
    <button
      type="button"
      className={`${control.control} ${css.open}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={label}
      data-empty={isEmpty || undefined}
      onClick={open}
    >
      <span>{text}</span>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
        <path d="M2.5 4.5L6 8l3.5-3.5" />
      </svg>
    </button>
    {isOpen && <Suspense fallback={null}>{children}</Suspense>}
  </div>
)
