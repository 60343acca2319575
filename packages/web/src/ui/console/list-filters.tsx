import type { ComponentProps, ReactNode } from 'react'
import { FilterBar } from './filter-bar.tsx'
import css from './list-filters.module.css'

interface ListFiltersProps extends ComponentProps<typeof FilterBar> {
  /** a filter that is more than a field, before the others */
  children?: ReactNode
}

/** What narrows a list, between the page's heading and its rows. */
export const ListFilters = ({ children, ...bar }: ListFiltersProps) => (
  <div className={css.filters}>
    {children}
    <FilterBar {...bar} />
  </div>
)
