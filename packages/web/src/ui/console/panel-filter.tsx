import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { ControlProps } from '../kit/field.tsx'
import control from '../kit/control.module.css'
import css from './panel-filter.module.css'

/** Whether a field's panel is open. When it closes, the field has the focus again. */
export function usePanelFilter() {
  const field = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // a press in the panel moves the focus after this: its element is gone by then
    requestAnimationFrame(() => field.current?.querySelector('button')?.focus())
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
  isDisabled?: boolean | undefined
  /** as narrow as its value allows, or as wide as its form, instead of as wide as a filter */
  width?: 'narrow' | 'full'
  /** by which a form's label and messages belong to it */
  ties?: Pick<ControlProps, 'id' | 'aria-describedby'>
  /** the panel below the field, loaded when it is opened */
  children: ReactNode
}

/** A filter, or a field of a form, whose value is chosen in a panel. */
export const PanelFilter = ({
  field,
  isOpen,
  open,
  text,
  label,
  isEmpty,
  isDisabled,
  width,
  ties,
  children,
}: PanelFilterProps) => (
  <div ref={field} className={css.field} data-width={width}>
    <button
      {...ties}
      type="button"
      disabled={isDisabled}
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
