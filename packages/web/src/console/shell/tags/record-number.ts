import { entities } from '@bdr/contract/entities'
import type { RecordName } from '@bdr/contract/kernel/entity'
import { pageAt } from '@bdr/contract/navigation'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../../lib/query.ts'

/**
 * The pages of single records, and where each one's number stands, or its name where it has none.
 * Calls are named: they themselves come with their pages, which most people never open.
 */
export const numberedPages: Readonly<Record<string, RecordName>> = Object.fromEntries(
  entities.flatMap(({ record }) => Object.entries<RecordName>(record)),
)

const onAnswers = (listener: () => void) => queryClient.getQueryCache().subscribe(listener)

/** The number of the record at this address, once the page has read it. It asks for nothing itself. */
export function useRecordNumber({ pathname, search }: { pathname: string; search: string }): string | null {
  const page = numberedPages[pageAt(pathname)?.key ?? '']
  const id = new URLSearchParams(search).get('id')
  return useSyncExternalStore(onAnswers, () => {
    if (!page || id === null) return null
    const answer = queryClient.getQueryData<Readonly<Record<string, string>>>([page.call, { id }])
    return answer?.[page.field] ?? null
  })
}
