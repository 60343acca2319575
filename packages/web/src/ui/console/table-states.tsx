import { ui } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import type { TablePaging } from './table-props.ts'
import { Button } from '../kit/button.tsx'
import { Blank } from './failure.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import css from './table-states.module.css'

/** No rows: because the page lies beyond the last, because of a filter, or at all. */
export function NoRows({ total, query, empty }: { total: number; query?: TablePaging; empty?: ReactNode }) {
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
export function StaleRows({ onRetry }: { onRetry?: () => void }) {
  return (
    <p className={css.stale} role="alert">
      {ui('table.stale')}
      {onRetry && <Button onClick={onRetry}>{ui('failure.retry')}</Button>}
    </p>
  )
}

export function LoadingRows() {
  return (
    <div className={css.loading} role="status" aria-label={ui('table.loading')}>
      {Array.from({ length: 8 }, (_, row) => (
        <SkeletonLines key={row} count={1} />
      ))}
    </div>
  )
}
