import { ui } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import control from '../kit/control.module.css'
import { pageNumbers } from './page-numbers.ts'
import css from './pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** there are more: these were counted */
  hasMore?: boolean | undefined
  onPage: (page: number) => void
  /** without it the size of a page is not asked */
  onPageSize?: (pageSize: number) => void
  /** just back and forth, for a phone */
  simple: boolean
}

const pageSizes = [20, 50, 100]

/** How many rows there are, and the way to those not shown. */
export function Pager({ page, pageSize, total, hasMore, onPage, onPageSize, simple }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={css.foot}>
      <span aria-live="polite">
        {ui(hasMore ? 'table.totalOrMore' : 'table.total', { total: String(total) })}
      </span>
      <nav className={css.pages} aria-label={ui('table.pages')}>
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
          <select
            className={`${control.control} ${css.size}`}
            aria-label={ui('table.pageSize')}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {(pageSizes.includes(pageSize) ? pageSizes : [pageSize, ...pageSizes]).map((size) => (
              <option key={size} value={size}>
                {ui('table.rowsPerPage', { rows: size })}
              </option>
            ))}
          </select>
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
