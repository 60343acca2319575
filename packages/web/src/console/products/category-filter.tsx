import { listProductCategories } from '@bdr/contract/products/calls'
import { productList as words } from '@bdr/text/products'
import { lazy } from 'react'
import { useCall } from '../../lib/query.ts'
import { PanelFilter, usePanelFilter } from '../../ui/console/panel-filter.tsx'

/** The tree is loaded when somebody opens the filter. */
const CategoryPanel = lazy(async () => ({ default: (await import('./category-panel.tsx')).CategoryPanel }))

interface CategoryFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter by a category of any level among those that have products; it includes the categories below. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { field, isOpen, open, close } = usePanelFilter()
  const isNeeded = isOpen || value !== undefined
  const categories = useCall(
    listProductCategories,
    {},
    { toast: false, enabled: isNeeded, keepPrevious: true },
  )
  const name =
    value === undefined
      ? words.anyCategory
      : (categories.data?.find(({ id }) => id === value)?.name ??
        (categories.isPending ? '' : words.emptyCategory))
  return (
    <PanelFilter
      field={field}
      text={name}
      label={words.categoryIs(name)}
      isEmpty={value === undefined}
      isOpen={isOpen}
      open={open}
    >
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
    </PanelFilter>
  )
}
