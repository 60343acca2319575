import { attributeFilters } from '@bdr/contract/products/attribute-filter'
import { productList as words } from '@bdr/text/products'
import { lazy } from 'react'
import { PanelFilter, usePanelFilter } from '../../ui/console/panel-filter.tsx'

const AttributePanel = lazy(async () => ({
  default: (await import('./attribute-panel.tsx')).AttributePanel,
}))

export interface AttributeFilterProps {
  /** the category whose attributes are offered, including those of the categories above it */
  categoryId: string
  /** in the format of `attributeFilters` */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A filter by the attributes of the chosen category. */
export function AttributeFilter({ categoryId, value, onChange }: AttributeFilterProps) {
  const { field, isOpen, open, close } = usePanelFilter()
  const filters = attributeFilters(value ?? '') ?? []
  return (
    <PanelFilter
      field={field}
      text={words.attributesAre(filters.length)}
      isEmpty={filters.length === 0}
      width="narrow"
      isOpen={isOpen}
      open={open}
    >
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
    </PanelFilter>
  )
}
