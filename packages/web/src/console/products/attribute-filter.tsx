import { attributeFilters } from '@bdr/contract/products/attribute-filter'
import { productList as words } from '@bdr/text/products'
import { lazy, Suspense, useRef, useState } from 'react'
import control from '../../ui/kit/control.module.css'
import css from './category-filter.module.css'

const AttributePanel = lazy(async () => ({
  default: (await import('./attribute-panel.tsx')).AttributePanel,
}))

export interface AttributeFilterProps {
  /** whose attributes are offered: those of the categories above it and its own */
  categoryId: string
  /** as `attributeFilters` reads it */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** What goods of the chosen category say of themselves, of which a list is narrowed to some. */
export function AttributeFilter({ categoryId, value, onChange }: AttributeFilterProps) {
  const field = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const filters = attributeFilters(value ?? '') ?? []
  const close = () => {
    setOpen(false)
    field.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={field} className={css.field} data-tight>
      <button
        type="button"
        className={`${control.control} ${css.open}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-empty={filters.length === 0 || undefined}
        onClick={() => setOpen(true)}
      >
        <span>{words.attributesAre(filters.length)}</span>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <path d="M2.5 4.5L6 8l3.5-3.5" />
        </svg>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AttributePanel
            below={field}
            categoryId={categoryId}
            filters={filters}
            onClose={close}
            onChange={(next) => {
              onChange(next)
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
