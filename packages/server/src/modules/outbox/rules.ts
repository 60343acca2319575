import { refusal, type Refusal } from '../../platform/refusals.ts'
import type { OutboxDbRow } from './queries.ts'

/** Why something is not sent again; null when it may be. */
export function retryRefusal(row: Pick<OutboxDbRow, 'given_up_at' | 'useless' | 'secret'>): Refusal | null {
  if (row.given_up_at === null) return refusal('outbox.notGivenUp')
  if (row.useless) return refusal('outbox.useless')
  // its secrets were removed when it was given up
  return row.secret ? refusal('outbox.emptied') : null
}
