import type { OutboxRow } from '@bdr/contract/outbox/replies'
import { outboxList as fields, outboxExport, outboxTopic } from '@bdr/text/outbox'
import { outboxState } from '@bdr/text/names/outbox'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

const words = outboxExport

export const outboxColumns: readonly ExportColumn<OutboxRow>[] = [
  { title: fields.topic, width: 12, value: (one) => outboxTopic[one.topic] },
  { title: fields.message, width: 30, value: (one) => one.template },
  { title: fields.recipient, width: 24, value: (one) => one.recipient },
  { title: fields.state, width: 10, value: (one) => outboxState[one.state] },
  { title: fields.attempts, width: 8, kind: 'number', value: (one) => one.attempts },
  { title: words.reason, width: 40, value: (one) => one.reason },
  { title: fields.created, width: 18, kind: 'instant', value: (one) => one.createdAt },
  { title: words.endedAt, width: 18, kind: 'instant', value: (one) => one.endedAt },
]
