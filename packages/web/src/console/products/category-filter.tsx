import { listProductCategories } from '@bdr/contract/products/calls'
import { productList as words } from '@bdr/text/products'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCall } from '../../lib/query.ts'
import control from '../../ui/kit/control.module.css'
import css from './category-filter.module.css'

/** The tree comes when somebody opens it. */
const CategoryPanel = lazy(async () => ({ default: (await import('./category-panel.tsx')).CategoryPanel }))

interface CategoryFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A category of any level among those that have products; all below it count as well. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const field = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isAsked = isOpen || value !== undefined
  const categories = useCall(
    listProductCategories,
    {},
    { toast: false, enabled: isAsked, keepPrevious: true },
  )
  const name =
    value === undefined
      ? words.anyCategory
      : (categories.data?.find(({ id }) => id === value)?.name ??
        (categories.isPending ? '' : words.emptyCategory))
  const close = () => {
    setOpen(false)
    field.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={field} className={css.field}>
      <button
        type="button"
        className={`${control.control} ${css.open}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.categoryIs(name)}
        data-empty={value === undefined || undefined}
        onClick={() => setOpen(true)}
      >
        <span>{name}</span>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <path d="M2.5 4.5L6 8l3.5-3.5" />
        </svg>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CategoryPanel
            below={field}
            answer={categories}
            value={value}
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
