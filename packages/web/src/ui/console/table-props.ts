import type { ReactNode } from 'react'
import type { TableQuery } from './use-table-query.ts'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly render: (row: Row, index: number) => ReactNode
  /** figures: to the right, all digits of one width */
  readonly numeric?: boolean
  /** the name the call sorts by, where it can */
  readonly sortField?: string
  readonly width?: number | string
}

/** What the table needs of `useTableQuery`. */
export type TablePaging = Pick<
  TableQuery,
  'pageNum' | 'pageSize' | 'sort' | 'filtered' | 'setPage' | 'setSort' | 'reset'
>

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** all that match, over all pages; the rows' own number when the page holds all of them */
  total?: number
  loading?: boolean
  error?: unknown
  onRetry?: () => void
  /** the pointer is pressed on it */
  onPress?: () => void
  /** page, sort and filter of the address bar; without it the table pages what it holds */
  query?: TablePaging
  /** a row on a phone: the facts that matter */
  card: (row: Row, index: number) => ReactNode
  /** the record's own page */
  rowHref?: (row: Row) => string
  /** drawn below a row over its full width */
  below?: (row: Row) => ReactNode
  /** what stands there when there is no data at all */
  empty?: ReactNode
  label?: string
}
