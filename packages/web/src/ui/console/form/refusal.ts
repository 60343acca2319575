import { codes } from '@bdr/contract/errors'
import { CallError } from '../../../lib/call-error.ts'
import { failureText } from '../failure.tsx'
import { noFaults, placeFaults, type PlacedFaults, type ShownFields } from '../../../lib/fault-placement.ts'

/** Why the server did not do it, as a form shows it. */
export interface Refusal {
  readonly faults: PlacedFaults
  /** the record has changed or its state forbids it: reading it again shows how it is now */
  readonly conflict: boolean
}

/** Whether the record is no longer what the page shows: somebody else was faster. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.code === codes.conflict

/** @param sentLines ids of the lines in the order they were sent */
export function refusalOf(error: unknown, sentLines: readonly string[], shown: ShownFields): Refusal {
  const listed = error instanceof CallError ? error.faults : []
  const faults =
    listed.length > 0 ? placeFaults(listed, sentLines, shown) : { ...noFaults, whole: [failureText(error)] }
  return { faults, conflict: isConflict(error) }
}
