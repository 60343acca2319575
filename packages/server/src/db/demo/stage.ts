import { noteTexts } from '../../modules/delivery-notes/texts.ts'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import type { Clock } from '../../platform/clock.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { DemoMerchant } from './people.ts'

/** The people of the demo, and the storage it is created in. */
export interface DemoStage {
  readonly merchants: readonly DemoMerchant[]
  readonly operator: Viewer
  /** the merchants' ids by code */
  readonly merchantIds: ReadonlyMap<string, string>
  /** the merchants' people by account */
  readonly byAccount: ReadonlyMap<string, Viewer>
  readonly clock: Clock
  readonly store: ObjectStore
}

/** The origin of all actions in the demo. */
export const caller: Caller = {
  address: '127.0.0.1',
  place: '',
  device: null,
  token: null,
  requestId: 'demo',
}

/** The day a number of days from now. */
export const dayIn = (now: Date, days: number): string =>
  chinaDay(new Date(now.getTime() + days * 86_400_000))

/**
 * Sets the times of what was just written to the story's time. The whole demo is one transaction, so its `now()` marks
 * rows whose times have not been set yet.
 */
export async function setStoryTime(tx: Executor, now: Date, at: Date): Promise<void> {
  const then = sql`${at.toISOString()}::timestamptz`
  // a delivery note's number contains its date
  const numbered = (column: string) => sql`
    case when ${sql.ref(column)} ~ '^SH\\d{6}-' then
      'SH' || to_char(${then} at time zone 'Asia/Shanghai', 'YYMMDD') || substr(${sql.ref(column)}, 9)
    else ${sql.ref(column)} end`
  const isRead = now.getTime() - at.getTime() > messagesReadAfterDays * 86_400_000
  const furtherUpdates: Partial<Record<keyof typeof datedColumns, RawBuilder<unknown>>> = {
    audit_log: sql`subject_name = case when action in ('delivery-note.create', 'delivery-note.submit')
      then ${numbered('subject_name')} else subject_name end`,
    delivery_note: sql`note_no = case when created_at = now() then ${numbered('note_no')} else note_no end`,
    message: sql`read_at = case when ${isRead}::boolean then ${then} + interval '40 minutes' end`,
  }
  const updates = Object.entries(datedColumns).map(([table, columns]) => {
    const names = columns.map((name) => sql.ref(name))
    const assigned = names.map(
      (name) => sql`${name} = case when ${name} = now() then ${then} else ${name} end`,
    )
    const also = furtherUpdates[table as keyof typeof datedColumns]
    return sql`${sql.ref(`dated_${table}`)} as (
      update ${sql.table(table)} set ${sql.join(also ? [...assigned, also] : assigned)}
      where now() in (${sql.join(names)}) ${table === 'delivery_note' ? sql`returning id` : sql``})`
  })
  // called some hundred times for the demo: one statement for all tables is much faster than one for each column
  const { rows: dated } = await sql<{ id: string }>`
    with ${sql.join(updates)} select id from dated_delivery_note`.execute(tx)
  if (dated.length > 0)
    await noteTexts.write(
      tx,
      dated.map(({ id }) => id),
    )
}

/** The columns with times, except those that only inquiries have. */
const datedColumns = {
  announcement: ['show_from', 'created_at', 'updated_at'],
  attachment: ['created_at'],
  audit_log: ['at'],
  change_request: ['created_at', 'updated_at'],
  delivery_note: ['created_at', 'dispatched_at', 'updated_at'],
  history: ['at'],
  import_job: ['created_at', 'updated_at', 'ended_at'],
  message: ['created_at'],
  note_template: ['updated_at'],
  order_comment: ['created_at'],
  product: ['created_at', 'updated_at'],
  purchase_order: ['created_at', 'updated_at'],
  receipt: ['received_at'],
  settle_in_application: ['created_at', 'submitted_at', 'updated_at'],
} as const

/** Older messages are marked as read. */
const messagesReadAfterDays = 7
