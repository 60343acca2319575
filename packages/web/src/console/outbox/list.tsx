import { exportOutbox, listOutbox, retryOutbox } from '@bdr/contract/outbox/calls'
import { outboxStates, outboxTopics } from '@bdr/contract/outbox/model'
import type { OutboxRow } from '@bdr/contract/outbox/replies'
import { absent } from '@bdr/text/client'
import { outboxList as words, outboxTopic } from '@bdr/text/outbox'
import { outboxState } from '@bdr/text/names/outbox'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { Button } from '../../ui/kit/button.tsx'
import css from './list-rows.module.css'
import typography from '../../ui/typography.module.css'

export const clientLoader = prefetchList(listOutbox)

/** SMS and mails that were sent or failed, for operators. */
export default function OutboxPage() {
  const retry = useRetry()
  return (
    <ListPage
      call={listOutbox}
      exports={exportOutbox}
      title={words.title}
      facts={[words.hint]}
      refetchInterval={15_000}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: words.state,
          options: outboxStates.map((value) => ({ value, label: outboxState[value] })),
        },
        {
          kind: 'choice',
          name: 'topic',
          label: words.topic,
          options: outboxTopics.map((value) => ({ value, label: outboxTopic[value] })),
        },
        {
          kind: 'text',
          name: 'recipient',
          label: words.recipient,
          placeholder: words.recipientFilter,
          width: 176,
        },
      ]}
      columns={columns(retry)}
      card={(row) => <OutboxCard row={row} retry={retry} />}
      bulk={{
        rowName: nameOf,
        isSelectable: mayRetry,
        actions: (rows, clear) => (
          <Button isPending={retry.busyId !== null} onClick={() => void retry.all(rows).then(clear)}>
            {words.retry}
          </Button>
        ),
      }}
      empty={words.empty}
    />
  )
}

function useRetry(): Retry {
  const [busyId, setBusyId] = useState<string | null>(null)
  const { mutateAsync } = useCallMutation(retryOutbox, { invalidates: [listOutbox] })
  /** Sends one after the other: those that cannot be sent again are listed, and do not stop the rest. */
  async function all(rows: readonly OutboxRow[]) {
    let sent = 0
    for (const { id } of rows) {
      setBusyId(id)
      await mutateAsync({ id }).then(
        () => (sent += 1),
        () => undefined,
      )
    }
    setBusyId(null)
    if (sent > 0) showToast('success', words.retried(sent))
  }
  return { busyId, all }
}

/** The state and actions of sending messages again. */
interface Retry {
  /** the message that is being sent */
  readonly busyId: string | null
  readonly all: (rows: readonly OutboxRow[]) => Promise<void>
}

/** Only messages that were given up can be sent again, and only where that makes sense. */
const mayRetry = (row: OutboxRow): boolean => row.state === 'given-up' && row.retryBlocked === null

const titleOf = (row: OutboxRow): string => row.template ?? outboxTopic[row.topic]
const nameOf = (row: OutboxRow): string => `${titleOf(row)} ${row.recipient ?? ''}`.trim()

const columns = (retry: Retry): Column<OutboxRow>[] => [
  { key: 'message', title: words.message, render: titleOf },
  {
    key: 'recipient',
    title: words.recipient,
    render: (row) => row.recipient ?? absent,
  },
  { key: 'state', title: words.state, wraps: true, render: (row) => <State row={row} /> },
  { key: 'attempts', title: words.attempts, render: (row) => row.attempts, numeric: true },
  {
    key: 'created',
    title: words.created,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
  { key: 'ended', title: words.ended, render: (row) => <Quiet>{endText(row)}</Quiet> },
  { key: 'retry', title: '', wraps: true, render: (row) => <RetryButton row={row} retry={retry} /> },
]

/** The state, and the carrier's error where sending failed. */
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

/** Only messages that were given up can be sent again; where that makes no sense, the reason is shown. */
function RetryButton({ row, retry }: { row: OutboxRow; retry: Retry }) {
  if (row.state !== 'given-up') return null
  if (row.retryBlocked !== null) return <span className={typography.caption}>{row.retryBlocked}</span>
  return (
    <Button
      isPending={retry.busyId === row.id}
      aria-label={words.retryOf(nameOf(row))}
      onClick={() => void retry.all([row])}
    >
      {words.retry}
    </Button>
  )
}

/** A message on a phone: its kind, its recipient, its state. */
function OutboxCard({ row, retry }: { row: OutboxRow; retry: Retry }) {
  return (
    <ListCard title={titleOf(row)} state={<StatusTag machine="outbox" status={row.state} />}>
      {row.recipient !== null && <div className={typography.oneLine}>{row.recipient}</div>}
      {row.reason !== null && <div className={css.reason}>{row.reason}</div>}
      <CardLine quiet>
        <span>{words.cardLine(row.attempts, formatInstant(row.createdAt))}</span>
        <RetryButton row={row} retry={retry} />
      </CardLine>
    </ListCard>
  )
}
