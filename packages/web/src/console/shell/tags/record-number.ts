import { entities } from '@bdr/contract/entities'
import type { RecordName } from '@bdr/contract/kernel/entity'
import { codes } from '@bdr/contract/errors'
import { isId } from '@bdr/contract/kernel/field'
import { pageAt } from '@bdr/contract/navigation'
import { useSyncExternalStore } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { queryClient } from '../../../lib/query.ts'

/**
 * The pages of single records with the field of each one's number, or its name where it has none. Calls are
 * referred to by name: importing them here would load the code of pages that most people never open.
 */
export const numberedPages: Readonly<Record<string, RecordName>> = Object.fromEntries(
  entities.flatMap(({ record }) => Object.entries<RecordName>(record)),
)

const onAnswers = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/**
 * The number of the record at this address, once the page has read it, and undefined where the record does
 * not exist. It sends no request itself.
 */
export function useRecordNumber({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string | null | undefined {
  const page = numberedPages[pageAt(pathname, search)?.key ?? '']
  const given = new URLSearchParams(search).get('id')
  return useSyncExternalStore(onAnswers, () => {
    if (!page || given === null) return null
    if (!isId(given)) return undefined
    const answer = queryClient.getQueryState<Readonly<Record<string, string>>>([page.call, { id: given }])
    if (answer?.error instanceof CallError && answer.error.code === codes.notFound) return undefined
    return answer?.data?.[page.field] || null
  })
}
