import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import layout from '../layout.module.css'
import css from './data-table.module.css'
import { Failure, Blank } from './failure.tsx'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import type { DataTableProps, TablePaging } from './table-props.ts'
import { useRowKeys } from './row-keys.tsx'
import { useNarrow } from './use-narrow.ts'
import { ui } from '@bdr/text/ui'
import { pageNumbers } from './page-numbers.ts'
import { Button } from '../kit/button.tsx'
import { SelectInput } from '../kit/select-input.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'

export type { Column, DataTableProps, TablePaging } from './table-props.ts'

/** Rows shown at once of a table that is not paged by the server. */
const localPageSize = 50

/** Rows as a dense table, or as cards on a phone, with every state it can be in. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, query, error, onRetry, empty } = props
  const narrow = useNarrow()
  const frame = useRef<HTMLDivElement>(null)
  const { named, page: localPage, setPage: setLocalPage } = useNamedLine(frame, props)
  const { way, help } = useRowKeys(frame, props.keys, props.selection !== undefined)
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
      ref={frame}
      className={css.frame}
      aria-busy={props.loading ?? false}
      data-stale={props.loading || undefined}
      onPointerDown={({ button }) => button === 0 && props.onPress?.()}
    >
      {error ? <StaleRows onRetry={onRetry} /> : null}
      {narrow || props.gallery ? (
        <TableCards {...props} rows={shown} named={named} />
      ) : (
        <TableGrid {...props} rows={shown} named={named} />
      )}
      {(query || lastPage > 1) && (
        <Pager
          page={query?.pageNum ?? page}
          pageSize={query?.pageSize ?? localPageSize}
          total={total}
          hasMore={props.hasMore}
          onPage={query ? (next) => query.setPage(next) : setLocalPage}
          onPageSize={query && !narrow ? (size) => query.setPage(1, size) : undefined}
          simple={narrow}
          help={narrow ? null : way}
        />
      )}
      {!query && lastPage === 1 && way && !narrow && <div className={`${layout.row} ${css.foot}`}>{way}</div>}
      {help}
    </div>
  )
}

/**
 * Marks the line that the page's address names, as a notice about the line links to it. It is scrolled into
 * view and focused once for each notice; later changes of the page do not move it again.
 * @returns the named line, and the page of rows shown
 */
function useNamedLine<Row>(
  frame: RefObject<HTMLDivElement | null>,
  { rows = [], lineNo }: DataTableProps<Row>,
) {
  const [search] = useSearchParams()
  const named = search.get('line')
  const at = named === null || !lineNo ? -1 : rows.findIndex((row) => String(lineNo(row)) === named)
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<string | null>(null)
  if (at !== -1 && shown !== named) {
    setShown(named)
    setPage(Math.floor(at / localPageSize) + 1)
  }
  useEffect(() => {
    if (shown === null) return
    const row = frame.current?.querySelectorAll<HTMLElement>('[data-row]')[at % localPageSize]
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown])
  return { named: rows[at] ?? null, page, setPage }
}

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** there are more rows than were counted */
  hasMore?: boolean | undefined
  onPage: (page: number) => void
  /** without it the page size cannot be chosen */
  onPageSize?: (pageSize: number) => void
  /** only the buttons for the previous and the next page, for a phone */
  simple: boolean
  /** opens the help about the keys */
  help: ReactNode
}

const pageSizes = [20, 50, 100]

/** The number of rows, and the links to the other pages. */
function Pager({ page, pageSize, total, hasMore, onPage, onPageSize, simple, help }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={`${layout.row} ${css.foot}`}>
      <span className={css.total}>
        <span aria-live="polite">
          {ui(hasMore ? 'table.totalOrMore' : 'table.total', { total: String(total) })}
        </span>
        {help}
      </span>
      <nav className={`${layout.row} ${css.pages}`} aria-label={ui('table.pages')}>
        <Step label={ui('table.previousPage')} to={page - 1} last={last} onPage={onPage}>
          <path d="M10 3L5 8l5 5" />
        </Step>
        {simple ? (
          <span>{ui('table.pageOf', { page, last })}</span>
        ) : (
          pageNumbers(page, last).map((entry) =>
            typeof entry === 'number' ? (
              <button
                key={entry}
                type="button"
                className={css.page}
                aria-label={ui('table.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => entry !== page && onPage(entry)}
              >
                {entry}
              </button>
            ) : (
              <span key={entry} className={css.gap} aria-hidden>
                …
              </span>
            ),
          )
        )}
        <Step label={ui('table.nextPage')} to={page + 1} last={last} onPage={onPage}>
          <path d="M6 3l5 5-5 5" />
        </Step>
        {onPageSize && (
          <SelectInput
            className={css.size}
            aria-label={ui('table.pageSize')}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {(pageSizes.includes(pageSize) ? pageSizes : [pageSize, ...pageSizes]).map((size) => (
              <option key={size} value={size}>
                {ui('table.rowsPerPage', { rows: size })}
              </option>
            ))}
          </SelectInput>
        )}
      </nav>
    </div>
  )
}

interface StepProps {
  label: string
  to: number
  last: number
  onPage: (page: number) => void
  children: ReactNode
}

function Step({ label, to, last, onPage, children }: StepProps) {
  return (
    <button
      type="button"
      className={css.page}
      aria-label={label}
      title={label}
      disabled={to < 1 || to > last}
      onClick={() => onPage(to)}
    >
      <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden>
        {children}
      </svg>
    </button>
  )
}

/** No rows: because the page lies beyond the last, because of a filter, or at all. */
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

/** Shown when the rows could not be read again and may be outdated. */
function StaleRows({ onRetry }: { onRetry?: () => void }) {
  return (
    <p className={`${layout.tools} ${css.stale}`} role="alert">
      {ui('table.stale')}
      {onRetry && <Button onClick={onRetry}>{ui('failure.retry')}</Button>}
    </p>
  )
}

function LoadingRows() {
  return (
    <div className={css.loading} role="status" aria-label={ui('table.loading')}>
      {Array.from({ length: 8 }, (_, row) => (
        <SkeletonLines key={row} count={1} />
      ))}
    </div>
  )
}
