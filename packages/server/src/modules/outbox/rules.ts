import type { OutboxDbRow } from './queries.ts'

export type RetryRefusal = 'outbox.notGivenUp' | 'outbox.useless' | 'outbox.emptied'

/** Why something is not sent again; null when it may be. */
export function retryRefusal(
  row: Pick<OutboxDbRow, 'given_up_at' | 'useless' | 'secret'>,
): RetryRefusal | null {
  if (row.given_up_at === null) return 'outbox.notGivenUp'
  if (row.useless) return 'outbox.useless'
  // what was secret was emptied when it was given up
  return row.secret ? 'outbox.emptied' : null
}
