import { settleInProgress } from '@bdr/contract/settle-in/calls'
import type { OwnApplication } from '@bdr/contract/settle-in/model'
import { useRequest } from './use-request.ts'

/**
 * Applications of this mobile that are under way besides one that is mended. Where they cannot be
 * read, the server says so again when the form is sent.
 */
export function useLiveApplications(
  ticket: string | null,
  mendedId: string | null,
): readonly OwnApplication[] {
  const { data } = useRequest(settleInProgress, ticket === null || mendedId !== null ? null : { ticket })
  return data?.list.filter(({ status }) => status === 'submitted' || status === 'returned') ?? []
}
