import { pagerText } from '@bdr/text/site-pages/shared'
import layout from '../layout.module.css'
import css from './pager.module.css'

export interface PagerProps {
  pageNum: number
  pageSize: number
  total: number
  hrefOf(pageNum: number): string
}

/** The pages of a list as links; nothing where all rows fit on one page. */
export function Pager({ pageNum, pageSize, total, hrefOf }: PagerProps) {
  const count = Math.ceil(total / pageSize)
  if (count <= 1) return null
  return (
    <nav className={`${layout.row} ${css.pager}`} aria-label={pagerText.label}>
      {pageNum > 1 && (
        <a className={`${layout.card} ${css.step}`} href={hrefOf(pageNum - 1)} rel="prev">
          {pagerText.previous}
        </a>
      )}
      {shown(pageNum, count).map((number) => (
        <a
          key={number}
          className={`${layout.card} ${css.step}`}
          href={hrefOf(number)}
          aria-label={pagerText.page(number)}
          aria-current={number === pageNum ? 'page' : undefined}
        >
          {number}
        </a>
      ))}
      {pageNum < count && (
        <a className={`${layout.card} ${css.step}`} href={hrefOf(pageNum + 1)} rel="next">
          {pagerText.next}
        </a>
      )}
    </nav>
  )
}

/** First, last and the pages around this one, as many as fit in a phone's line. */
function shown(pageNum: number, count: number): number[] {
  const near = [1, pageNum - 1, pageNum, pageNum + 1, count]
  return [...new Set(near)].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b)
}
