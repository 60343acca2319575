import type { OutboxRow } from '@bdr/contract/outbox/model'
import { absent } from '@bdr/text/client'
import { outboxList as words } from '@bdr/text/console-outbox'
import { outboxTopic } from '@bdr/text/outbox'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './list-rows.module.css'

/** Sending something again. */
export interface Retry {
  /** the one that is on its way */
  readonly busyId: string | null
  readonly of: (row: OutboxRow) => void
}

const titleOf = (row: OutboxRow): string => row.template ?? outboxTopic[row.topic]

export const outboxColumns = (retry: Retry): Column<OutboxRow>[] => [
  { key: 'message', title: words.message, render: titleOf },
  {
    key: 'recipient',
    title: words.recipient,
    render: (row) => <span className={css.number}>{row.recipient ?? absent}</span>,
  },
  { key: 'state', title: words.state, render: (row) => <State row={row} /> },
  { key: 'attempts', title: words.attempts, render: (row) => row.attempts, numeric: true },
  {
    key: 'created',
    title: words.created,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
  { key: 'ended', title: words.ended, render: (row) => <Quiet>{endText(row)}</Quiet> },
  { key: 'retry', title: '', render: (row) => <RetryButton row={row} retry={retry} /> },
]

/** The state, and what the carrier said where it did not work. */
function State({ row }: { row: OutboxRow }) {
  return (
    <span className={css.state}>
      <StatusTag machine="outbox" status={row.state} />
      {row.reason !== null && <span className={css.reason}>{row.reason}</span>}
    </span>
  )
}

function endText({ endedAt, dueAt, state }: OutboxRow): string {
  if (endedAt !== null) return formatInstant(endedAt)
  return dueAt === null || state === 'waiting' ? absent : words.next(formatInstant(dueAt))
}

/** Only what was given up is sent again; where that makes no sense, it says why. */
function RetryButton({ row, retry }: { row: OutboxRow; retry: Retry }) {
  if (row.state !== 'given-up') return null
  if (row.retryBlocked !== null) return <span className={css.blocked}>{row.retryBlocked}</span>
  return (
    <Button
      isPending={retry.busyId === row.id}
      aria-label={words.retryOf(`${titleOf(row)} ${row.recipient ?? ''}`.trim())}
      onClick={() => retry.of(row)}
    >
      {words.retry}
    </Button>
  )
}

/** A row on a phone: what it was, to whom, what became of it. */
export function OutboxCard({ row, retry }: { row: OutboxRow; retry: Retry }) {
  return (
    <ListCard title={titleOf(row)} state={<StatusTag machine="outbox" status={row.state} />}>
      {row.recipient !== null && <div className={css.number}>{row.recipient}</div>}
      {row.reason !== null && <div className={css.reason}>{row.reason}</div>}
      <CardLine quiet>
        <span>{words.cardLine(row.attempts, formatInstant(row.createdAt))}</span>
        <RetryButton row={row} retry={retry} />
      </CardLine>
    </ListCard>
  )
}
