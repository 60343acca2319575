import { can } from '@bdr/contract/access'
import {
  personalActions,
  type ActionOf,
  type ActionRow,
  type Machine,
  type PersonalActionOf,
  type StateOf,
} from '@bdr/contract/kernel/machine'
import { say } from '@bdr/text/refusals'
import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'
import { prepared, preparedFamily, type Params } from './db/prepared.ts'
import { conflict, noPermission } from './errors.ts'
import type { HistoryKind } from '../db/schema/records.ts'
import type { Actor, Viewer } from './viewer.ts'

type LifecycleTable =
  | 'purchase_order'
  | 'purchase_order_line'
  | 'delivery_note'
  | 'merchant'
  | 'settle_in_application'
  | 'change_request'
  | 'content'
  | 'consultation'

/** A machine, the table that holds its status, the history it writes to and the words of both. */
export interface Lifecycle<M extends Machine> {
  readonly machine: M
  readonly table: LifecycleTable
  readonly history: HistoryKind
  readonly stateLabels: Readonly<Record<StateOf<M>, string>>
  readonly actionLabels: Readonly<Record<ActionOf<M>, string>>
}

/** One record's step. The record was read under a row lock in this transaction. */
export interface Move<M extends Machine> {
  readonly id: string
  readonly from: StateOf<M>
  readonly action: ActionOf<M>
  /** needed when the action's row has several targets */
  readonly to?: StateOf<M>
  /** why the module's guard says no; null when it agrees or has no say */
  readonly blocked?: string | null
  readonly reason?: string | null
  readonly about?: string | null
  /** the record whose timeline tells it; the record itself unless it is a part of one */
  readonly recordId?: string
}

function target<M extends Machine>(lifecycle: Lifecycle<M>, move: Move<M>, actor: Actor): StateOf<M> {
  const row = lifecycle.machine.actions[move.action] as ActionRow<StateOf<M>>
  if (!mayMove(actor, row)) throw noPermission()
  if (!row.from.includes(move.from)) {
    throw conflict('machine.notNow', {
      state: lifecycle.stateLabels[move.from],
      action: lifecycle.actionLabels[move.action],
    })
  }
  if (move.blocked) throw conflict('machine.guarded', { why: move.blocked })
  const to = move.to ?? row.to[0]!
  if (!row.to.includes(to)) throw new Error(`${lifecycle.machine.name}.${move.action} does not lead to ${to}`)
  return to
}

function mayMove(actor: Actor, { permission }: ActionRow<string>): boolean {
  if (permission === 'system') return true
  if (permission === 'applicant') return actor.post === null
  return actor.post !== null && can(actor.post, permission)
}

const statusUpdate = preparedFamily(
  (
    _db,
    { table }: { table: Lifecycle<Machine>['table'] },
    p: Params<Record<'ids' | 'from' | 'to', string[]>>,
  ) => {
    const versioned =
      table === 'purchase_order_line' ? sql`` : sql`, version = version + 1, updated_at = now()`
    return sql`
      update ${sql.table(table)} as r set status = m.to_status ${versioned}
      from unnest(${p.ids}::bigint[], ${p.from}::text[], ${p.to}::text[]) as m(id, from_status, to_status)
      where r.id = m.id and r.status = m.from_status`
  },
)

/**
 * The only place that writes a status. Checks each move against the machine, updates the records
 * and appends their history, all in the caller's transaction.
 * @throws AppError A00003 without the permission, A06002 when the state or the guard says no
 */
export async function transition<M extends Machine>(
  tx: Executor,
  lifecycle: Lifecycle<M>,
  actor: Actor,
  moves: readonly Move<M>[],
): Promise<void> {
  if (moves.length === 0) return
  const steps = moves.map((move) => ({ ...move, to: target(lifecycle, move, actor) }))
  const changed = steps.filter((step) => step.to !== step.from)
  if (changed.length > 0) {
    const written = await statusUpdate({ table: lifecycle.table }).run(tx, {
      ids: changed.map((step) => step.id),
      from: changed.map((step) => step.from),
      to: changed.map((step) => step.to),
    })
    // The rows are locked, so this can only be a caller that forgot the lock.
    if (written !== changed.length) throw conflict('record.changed')
  }
  await appendHistory(tx, lifecycle.history, actor, steps)
}

/** One line of a record's timeline. */
export interface HistoryRow {
  readonly id: string
  readonly recordId?: string
  readonly action: string
  readonly from?: string | null
  readonly to: string
  readonly reason?: string | null
  readonly about?: string | null
}

type HistoryValues = Record<'kind' | 'actorName', string> &
  Record<'actorId', string | null> &
  Record<'recordIds' | 'actions' | 'to', string[]> &
  Record<'from' | 'reasons' | 'abouts', (string | null)[]>

const historyInsert = prepared(
  (_db, p: Params<HistoryValues>) => sql`
    insert into history (kind, record_id, actor_id, actor_name, action, from_status, to_status, reason, about)
    select ${p.kind}, h.record_id, ${p.actorId}::bigint, ${p.actorName},
           h.action, h.from_status, h.to_status, h.reason, h.about
    from unnest(${p.recordIds}::bigint[], ${p.actions}::text[], ${p.from}::text[], ${p.to}::text[],
                ${p.reasons}::text[], ${p.abouts}::text[])
         with ordinality as h(record_id, action, from_status, to_status, reason, about, place)
    order by h.place`,
)

/** Appends to timelines; `transition` does so itself, a record's creation calls it directly. */
export async function appendHistory(
  tx: Executor,
  kind: HistoryKind,
  actor: Actor,
  rows: readonly HistoryRow[],
): Promise<void> {
  await historyInsert.run(tx, {
    kind,
    actorId: actor.staffId,
    actorName: actor.name,
    recordIds: rows.map((row) => row.recordId ?? row.id),
    actions: rows.map((row) => row.action),
    from: rows.map((row) => row.from ?? null),
    to: rows.map((row) => row.to),
    reasons: rows.map((row) => row.reason ?? null),
    abouts: rows.map((row) => row.about ?? null),
  })
}

/**
 * What a viewer may do with a record now and why not the rest. Actions the viewer's post does not
 * have at all are left out.
 */
export function actionsFor<M extends Machine>(
  lifecycle: Lifecycle<M>,
  state: StateOf<M>,
  viewer: Viewer,
  blockedBy: (action: PersonalActionOf<M>) => string | null,
): { allowed: PersonalActionOf<M>[]; blocked: { action: PersonalActionOf<M>; reason: string }[] } {
  const allowed: PersonalActionOf<M>[] = []
  const blocked: { action: PersonalActionOf<M>; reason: string }[] = []
  for (const action of personalActions(lifecycle.machine)) {
    const row = lifecycle.machine.actions[action] as ActionRow<StateOf<M>>
    if (row.permission === 'system' || !mayMove(viewer, row)) continue
    const why = row.from.includes(state)
      ? blockedBy(action)
      : say('machine.notNow', {
          state: lifecycle.stateLabels[state],
          action: lifecycle.actionLabels[action],
        })
    if (why === null) allowed.push(action)
    else blocked.push({ action, reason: why })
  }
  return { allowed, blocked }
}
