import { useState } from 'react'
import css from './data-table.module.css'
import { Failure } from './failure.tsx'
import { Pager } from './pager.tsx'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import type { DataTableProps } from './table-props.ts'
import { LoadingRows, NoRows, StaleRows } from './table-states.tsx'
import { useNarrow } from './use-narrow.ts'

export type { Column, DataTableProps, TablePaging } from './table-props.ts'

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
          hasMore={props.hasMore}
          onPage={query ? (next) => query.setPage(next) : setLocalPage}
          onPageSize={query && !narrow ? (size) => query.setPage(1, size) : undefined}
          simple={narrow}
        />
      )}
    </div>
  )
}
