import type { Permission } from '@bdr/contract/access'
import type { ReactNode } from 'react'
import type { RowKeys } from './row-keys.tsx'
import type { TableQuery } from './use-table-query.ts'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly render: (row: Row, index: number) => ReactNode
  /** what it shows names the row for screen readers; without one the first column does */
  readonly namesRow?: boolean
  /**
   * A text that may take several lines, in the room the other columns leave. A string of any other column is cut
   * where the window has no room for it, a number never.
   */
  readonly wraps?: boolean
  /** numbers: aligned to the right, with digits of equal width */
  readonly numeric?: boolean
  /** the name the call sorts by, where it can */
  readonly sortField?: string
  readonly width?: number | string
  /** who sees the column on a list page; by default everybody */
  readonly only?: Permission
  /** stays visible at the end of the row, however wide the others are: the row's actions */
  readonly pinned?: boolean
}

/** The part of `useTableQuery` that the table needs. */
export type TablePaging = Pick<
  TableQuery,
  'pageNum' | 'pageSize' | 'sort' | 'filtered' | 'setPage' | 'setSort' | 'reset'
>

/** Choosing rows, each with a checkbox of its own and all of a page with one. */
export interface RowSelection<Row> {
  /** a row's name for screen readers */
  readonly rowName: (row: Row) => string
  readonly isSelectable?: (row: Row) => boolean
  readonly has: (row: Row) => boolean
  readonly set: (rows: readonly Row[], isChosen: boolean) => void
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** the number of all rows that match, over all pages */
  total?: number
  /** there are more than `total`, beyond which they were not counted */
  hasMore?: boolean | undefined
  loading?: boolean
  error?: unknown
  onRetry?: () => void
  /** the pointer is pressed on it */
  onPress?: () => void
  /** page, sort and filter of the page's address; without it the table pages its rows itself */
  query?: TablePaging
  /** draws a row on a phone: the most important facts */
  card: (row: Row, index: number) => ReactNode
  /** cards side by side at every width, each with a picture; on a phone as many as fit */
  gallery?: ((row: Row) => ReactNode) | undefined
  /** its cards contain text, and need more space */
  hasWideCards?: boolean | undefined
  /** the record's own page */
  rowHref?: (row: Row) => string
  /** drawn below a row over its full width */
  below?: (row: Row) => ReactNode
  /** which rows can be chosen, and which are */
  selection?: RowSelection<Row> | undefined
  /** rows are a record's lines: the one whose number the address names is shown at once and focused */
  lineNo?: ((row: Row) => number) | undefined
  /** the key of a row that is marked: the record whose page was left for this list */
  currentKey?: string | null
  /** single keys act on its rows; for the one table that the page is about */
  keys?: RowKeys | undefined
  /** shown when there is no data at all */
  empty?: ReactNode
  label?: string
}

/** The rows as they are shown. */
export interface ShownRows<Row> extends DataTableProps<Row> {
  rows: readonly Row[]
  /** the row that the address names */
  named: Row | null
}
