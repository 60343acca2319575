import { ui } from '@bdr/text/console-ui'
import { Button, Pagination, Select, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import css from './data-table.module.css'
import { Blank, Failure } from './failure.tsx'
import { TableGrid } from './table-grid.tsx'
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
const pageSizes = [20, 50, 100]

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
    <div className={css.frame} aria-busy={props.loading ?? false} data-stale={props.loading || undefined}>
      {error ? <StaleRows onRetry={onRetry} /> : null}
      {narrow ? <Cards {...props} rows={shown} /> : <TableGrid {...props} rows={shown} />}
      {(query || lastPage > 1) && (
        <div className={css.foot}>
          <span aria-live="polite">{ui('table.total', { total: String(total) })}</span>
          <Pagination
            current={query?.pageNum ?? page}
            pageSize={query?.pageSize ?? localPageSize}
            total={total}
            onChange={
              query ? (next, size) => query.setPage(size === query.pageSize ? next : 1, size) : setLocalPage
            }
            showSizeChanger={query !== undefined && !narrow}
            pageSizeOptions={pageSizes}
            simple={narrow}
            size="small"
          />
        </div>
      )}
    </div>
  )
}

function Cards<Row>({
  rows,
  rowKey,
  card,
  rowHref,
  below,
  columns,
  query,
  label,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  return (
    <>
      {query && columns.some((column) => column.sortField) && <SortChoice columns={columns} query={query} />}
      <ul className={css.cards} aria-label={label}>
        {rows.map((row, index) => (
          <li key={rowKey(row)} className={css.card}>
            {rowHref ? (
              <Link to={rowHref(row)} className={css.cardLink}>
                {card(row, index)}
              </Link>
            ) : (
              card(row, index)
            )}
            {below?.(row)}
          </li>
        ))}
      </ul>
    </>
  )
}

function SortChoice<Row>({ columns, query }: { columns: readonly Column<Row>[]; query: TablePaging }) {
  const options = columns.flatMap(({ sortField, title }) =>
    sortField === undefined
      ? []
      : [
          { value: `-${sortField}`, label: ui('table.descending', { field: title }) },
          { value: sortField, label: ui('table.ascending', { field: title }) },
        ],
  )
  const known = options.some((option) => option.value === query.sort)
  return (
    <Select
      className={css.sort}
      aria-label={ui('table.sortBy')}
      placeholder={ui('table.sortBy')}
      value={known ? query.sort : null}
      options={options}
      onChange={(sort: string | null) => sort !== null && query.setSort(sort)}
    />
  )
}

function NoRows({ total, query, empty }: { total: number; query?: TablePaging; empty?: ReactNode }) {
  if (query && total > 0) {
    const first = <Button onClick={() => query.setPage(1)}>{ui('table.firstPage')}</Button>
    return <Blank title={ui('table.pageBeyond')} next={first} />
  }
  if (query?.filtered) {
    const reset = <Button onClick={query.reset}>{ui('table.resetFilter')}</Button>
    return <Blank title={ui('table.nothingMatches')} hint={ui('table.nothingMatchesHint')} next={reset} />
  }
  return <>{empty ?? <Blank title={ui('table.empty')} />}</>
}

/** The rows could not be read again: they may be outdated. */
function StaleRows({ onRetry }: { onRetry?: () => void }) {
  return (
    <p className={css.stale} role="alert">
      {ui('table.stale')}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {ui('failure.retry')}
        </Button>
      )}
    </p>
  )
}

function LoadingRows() {
  return (
    <div className={css.loading} role="status" aria-label={ui('table.loading')}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 1, width: '100%' }} />
      ))}
    </div>
  )
}
