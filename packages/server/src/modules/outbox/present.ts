import type { OutboxState, OutboxTopic } from '@bdr/contract/outbox/model'
import type { OutboxRow } from '@bdr/contract/outbox/replies'
import { maskPhone } from '@bdr/text/masked'
import { outboxReason, smsTitle } from '@bdr/text/outbox'
import { refusalText } from '@bdr/text/refusals'
import type { OutboxDbRow } from './queries.ts'
import { retryRefusal } from './rules.ts'

export function presentOutboxRow(row: OutboxDbRow): OutboxRow {
  const state = stateOf(row)
  const refusal = retryRefusal(row)
  return {
    id: row.id,
    topic: row.topic as OutboxTopic,
    template: row.template === null ? null : (titles[row.template] ?? row.template),
    recipient: row.recipient === null ? null : masked(row.recipient),
    state,
    attempts: row.attempts,
    reason: row.last_error === null ? null : outboxReason(row.last_error),
    createdAt: row.created_at,
    dueAt: state === 'waiting' || state === 'failing' ? row.due_at : null,
    endedAt: row.done_at ?? row.given_up_at,
    retryBlocked: refusal === null ? null : refusalText(refusal),
  }
}

const titles: Readonly<Record<string, string | undefined>> = smsTitle

function stateOf({ done_at, given_up_at, last_error }: OutboxDbRow): OutboxState {
  if (done_at !== null) return 'done'
  if (given_up_at !== null) return 'given-up'
  return last_error === null ? 'waiting' : 'failing'
}

/** A mobile or mail address with the masked part, `s****@example.com`. */
export function masked(recipient: string): string {
  const at = recipient.indexOf('@')
  if (at > 0) return `${recipient[0]}****${recipient.slice(at)}`
  return maskPhone(recipient)
}
