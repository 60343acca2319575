import { noteTexts } from '../../modules/delivery-notes/texts.ts'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import type { Clock } from '../../platform/clock.ts'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { DemoMerchant } from './people.ts'

/** Who acts in the demo, and what it is stored in. */
export interface DemoStage {
  readonly merchants: readonly DemoMerchant[]
  readonly operator: Viewer
  /** the merchants' ids by their codes */
  readonly merchantIds: ReadonlyMap<string, string>
  /** the merchants' people by their accounts */
  readonly byAccount: ReadonlyMap<string, Viewer>
  readonly clock: Clock
  readonly store: ObjectStore
}

/** Where everything in the demo is done from. */
export const caller: Caller = {
  address: '127.0.0.1',
  place: '',
  device: null,
  token: null,
  requestId: 'demo',
}

/** The day so many days from now. */
export const dayIn = (now: Date, days: number): string =>
  chinaDay(new Date(now.getTime() + days * 86_400_000))

/**
 * Gives what was just written the time at which the story has it. All of the demo is one transaction, so
 * its `now()` marks what no story has dated yet.
 */
export async function datePresent(tx: Executor, now: Date, at: Date): Promise<void> {
  const then = sql`${at.toISOString()}::timestamptz`
  // a delivery note's number carries its day
  const numbered = (column: string) => sql`
    case when ${sql.ref(column)} ~ '^SH\\d{6}-' then
      'SH' || to_char(${then} at time zone 'Asia/Shanghai', 'YYMMDD') || substr(${sql.ref(column)}, 9)
    else ${sql.ref(column)} end`
  await sql`
    update audit_log set at = ${then},
      subject_name = case when action in ('delivery-note.create', 'delivery-note.submit') then ${numbered('subject_name')} else subject_name end
    where at = now()`.execute(tx)
  const { rows: renumbered } = await sql<{ id: string }>`
    update delivery_note set note_no = ${numbered('note_no')}, created_at = ${then}
    where created_at = now() returning id`.execute(tx)
  await noteTexts.write(
    tx,
    renumbered.map(({ id }) => id),
  )
  await sql`update delivery_note set dispatched_at = ${then} where dispatched_at = now()`.execute(tx)
  await sql`update delivery_note set updated_at = ${then} where updated_at = now()`.execute(tx)
  await sql`update purchase_order set created_at = ${then} where created_at = now()`.execute(tx)
  await sql`update purchase_order set updated_at = ${then} where updated_at = now()`.execute(tx)
  for (const table of ['product', 'change_request', 'import_job'] as const)
    for (const column of ['created_at', 'updated_at'] as const)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${then} where ${sql.ref(column)} = now()`.execute(
        tx,
      )
  await sql`update import_job set ended_at = ${then} where ended_at = now()`.execute(tx)
  for (const column of ['created_at', 'submitted_at', 'updated_at'] as const)
    await sql`update settle_in_application set ${sql.ref(column)} = ${then} where ${sql.ref(column)} = now()`.execute(
      tx,
    )
  await sql`update announcement set show_from = ${then} where show_from = now()`.execute(tx)
  for (const column of ['created_at', 'updated_at'] as const)
    await sql`update announcement set ${sql.ref(column)} = ${then} where ${sql.ref(column)} = now()`.execute(
      tx,
    )
  await sql`update receipt set received_at = ${then} where received_at = now()`.execute(tx)
  for (const table of ['order_comment', 'attachment'] as const)
    await sql`update ${sql.table(table)} set created_at = ${then} where created_at = now()`.execute(tx)
  await sql`update note_template set updated_at = ${then} where updated_at = now()`.execute(tx)
  await sql`update history set at = ${then} where at = now()`.execute(tx)
  const isRead = now.getTime() - at.getTime() > messagesReadAfterDays * 86_400_000
  await sql`
    update message set created_at = ${then}, read_at = case when ${isRead}::boolean then ${then} + interval '40 minutes' end
    where created_at = now()`.execute(tx)
}

/** People have read what is older. */
const messagesReadAfterDays = 7
