import type { Column } from '../console/table-props.ts'

/** The properties of a column that arranging columns needs. */
export type NamedColumn = Pick<Column<never>, 'key' | 'title' | 'pinned'>

/** The first column links to the record and stays in place; so do the columns at the row's end. */
export const isFixed = (column: NamedColumn, at: number): boolean => at === 0 || column.pinned === true
