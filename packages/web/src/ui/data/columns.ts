import type { Column } from '../console/table-props.ts'

/** What arranging columns needs to know of each. */
export type NamedColumn = Pick<Column<never>, 'key' | 'title' | 'pinned'>

/** The first column leads to the record and stays; so do those at the row's end. */
export const isFixed = (column: NamedColumn, at: number): boolean => at === 0 || column.pinned === true
