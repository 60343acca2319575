import { codes } from '@bdr/contract/errors'
import { isId } from '@bdr/contract/kernel/field'
import { ui } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { CallError } from '../../lib/call-error.ts'
import { Blank, Failure } from './failure.tsx'
import { PageHeader } from './page-header.tsx'
import css from './record-state.module.css'
import { SkeletonLines } from '../kit/skeleton.tsx'

/**
 * The `id` in the page's address, or another parameter that names a record; null when it cannot be a
 * record's.
 */
export function useRecordId(parameter = 'id'): string | null {
  const [search] = useSearchParams()
  const given = search.get(parameter)
  return isId(given) ? given : null
}

interface RecordQuery<RecordType> {
  readonly data: RecordType | undefined
  readonly error: unknown
  refetch(): unknown
}

interface RecordStateProps<RecordType> {
  query: RecordQuery<RecordType>
  /** the id is not valid, so no request was sent */
  missing?: boolean
  /** the way back, for a record that does not exist */
  back?: ReactNode
  /** the title as long as no record has loaded to give it a name; none for a part of a page */
  title?: string
  children: (record: RecordType) => ReactNode
}

/**
 * A record's page while it loads, when that failed, when the record does not exist, and when it has loaded.
 */
export function RecordState<RecordType>({ title, children, ...state }: RecordStateProps<RecordType>) {
  const { query, missing } = state
  if (query.data !== undefined && !missing) return <>{children(query.data)}</>
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <WithoutRecord {...state} />
    </>
  )
}

function WithoutRecord({ query, missing, back }: Omit<RecordStateProps<unknown>, 'title' | 'children'>) {
  if (missing || (query.error instanceof CallError && query.error.code === codes.notFound)) {
    return <Blank title={ui('record.notFound')} hint={ui('record.notFoundHint')} next={back} />
  }
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} extra={back} />
  return (
    <div className={css.loading} role="status" aria-label={ui('table.loading')}>
      <SkeletonLines title count={3} />
      <SkeletonLines title count={7} />
    </div>
  )
}
