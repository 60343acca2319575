import { useState, type ReactNode } from 'react'
import css from './data-table.module.css'
import { Failure } from './failure.tsx'
import { Pager } from './pager.tsx'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { LoadingRows, NoRows, StaleRows } from './table-states.tsx'
import type { TableQuery } from './use-table-query.ts'
import { useNarrow } from './use-narrow.ts'

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

/** Rows shown at once of a table that is not paged by the server. */
const localPageSize = 50

/** Rows as a dense table, or as cards on a phone, with every state it can be in. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, query, error, onRetry, empty } = props
  const [localPage, setLocalPage] = useState(1)
  const narrow = useNarrow()
  if (rows === undefined) {
    return error ? <Failure error={error} onRetry={onRetry} /> : <LoadingRows />
  }
  const total = props.total ?? rows.length
  if (rows.length === 0) return <NoRows total={total} query={query} empty={empty} />

  const lastPage = Math.ceil(rows.length / localPageSize)
  const page = Math.min(localPage, lastPage)
  const shown = query ? rows : rows.slice((page - 1) * localPageSize, page * localPageSize)
  return (
    <div
      className={css.frame}
      aria-busy={props.loading ?? false}
      data-stale={props.loading || undefined}
      onPointerDown={({ button }) => button === 0 && props.onPress?.()}
    >
      {error ? <StaleRows onRetry={onRetry} /> : null}
      {narrow ? <TableCards {...props} rows={shown} /> : <TableGrid {...props} rows={shown} />}
      {(query || lastPage > 1) && (
        <Pager
          page={query?.pageNum ?? page}
          pageSize={query?.pageSize ?? localPageSize}
          total={total}
          onPage={query ? (next) => query.setPage(next) : setLocalPage}
          onPageSize={query && !narrow ? (size) => query.setPage(1, size) : undefined}
          simple={narrow}
        />
      )}
    </div>
  )
}
