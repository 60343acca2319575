import { settleInProgress } from '@bdr/contract/settle-in/calls'
import type { OwnApplication } from '@bdr/contract/settle-in/model'
import { useRequest } from './use-request.ts'

/**
 * An application of this mobile that is under way besides the one that is mended. Where it cannot be
 * read, the server says so again when the form is sent.
 */
export function useLiveApplication(ticket: string | null, mendedId: string | null): OwnApplication | null {
  const { data } = useRequest(settleInProgress, ticket === null || mendedId !== null ? null : { ticket })
  return data?.list.find(({ status }) => status === 'submitted' || status === 'returned') ?? null
}
