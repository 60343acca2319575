import { refusal, type Refusal } from '../../platform/refusals.ts'
import type { OutboxDbRow } from './queries.ts'

/** The reason why a row cannot be sent again; null if it can. */
export function retryRefusal(row: Pick<OutboxDbRow, 'given_up_at' | 'useless' | 'secret'>): Refusal | null {
  if (row.given_up_at === null) return refusal('outbox.notGivenUp')
  if (row.useless) return refusal('outbox.useless')
  // its secrets were removed when it was given up
  return row.secret ? refusal('outbox.emptied') : null
}
