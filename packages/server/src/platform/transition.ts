import { can } from '@bdr/contract/access'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import {
  personalActions,
  type ActionOf,
  type ActionRow,
  type GuardedActionOf,
  type Machine,
  type PersonalActionOf,
  type StateOf,
} from '@bdr/contract/kernel/machine'
import type { RecordedField } from '@bdr/text/domains'
import { stateLabel, type LifecycleName } from '@bdr/text/entities'
import { sql } from 'kysely'
import { announceRecords } from './announce.ts'
import type { Executor } from './db/executor.ts'
import { prepared, preparedFamily, type Params } from './db/prepared.ts'
import { conflict, conflictBecause, noPermission } from './errors.ts'
import type { Schema } from '../db/schema.ts'
import type { HistoryKind } from '../db/schema/records.ts'
import { refusal, type Refusal } from './refusals.ts'
import type { Actor, Viewer } from './viewer.ts'

/** The tables that have a status. */
type LifecycleTable = {
  [Table in keyof Schema]: 'id' | 'status' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

/** A machine, the table with its status, and the history it writes to. */
export interface Lifecycle<M extends Machine> {
  readonly machine: M & { readonly name: LifecycleName }
  readonly table: LifecycleTable
  /** whether the rows are parts of a record, which has the version */
  readonly isPart?: true
  readonly history: HistoryKind
}

/** A step of one record, which was read with a row lock in this transaction. */
export type Move<M extends Machine> = Step<M> &
  (
    | { readonly action: Exclude<ActionOf<M>, GuardedActionOf<M>>; readonly blocked?: null }
    | {
        readonly action: ActionOf<M>
        /** the guard's refusal; null if it agrees or there is none. The caller must have called the guard */
        readonly blocked: Refusal | null
      }
  )

interface Step<M extends Machine> {
  readonly id: string
  readonly from: StateOf<M>
  /** required if the action has several targets */
  readonly to?: StateOf<M>
  readonly reason?: string | null
  readonly about?: string | null
  /** further changed fields of the record */
  readonly changes?: readonly FieldChange[]
  /** the record whose timeline shows the step; by default the record itself, for parts the whole record */
  readonly recordId?: string
}

function target<M extends Machine>(lifecycle: Lifecycle<M>, move: Move<M>, actor: Actor): StateOf<M> {
  const row = lifecycle.machine.actions[move.action] as ActionRow<StateOf<M>>
  if (!mayMove(actor, row)) throw noPermission()
  if (!row.from.includes(move.from)) throw conflictBecause(notNow(lifecycle, move.from, move.action))
  if (move.blocked) throw conflictBecause(move.blocked)
  const to = move.to ?? row.to[0]!
  if (!row.to.includes(to)) throw new Error(`${lifecycle.machine.name}.${move.action} does not lead to ${to}`)
  return to
}

/** The refusal of an action that is not possible in a state. */
export const notNow = <M extends Machine>(
  { machine }: Lifecycle<M>,
  state: StateOf<M>,
  action: ActionOf<M>,
) => refusal('machine.notNow', { machine: machine.name, state, action })

function mayMove(actor: Actor, { permission }: ActionRow<string>): boolean {
  if (permission === 'system') return true
  if (permission === 'applicant' || permission === 'bearer') return actor.post === null
  return actor.post !== null && can(actor.post, permission)
}

const statusUpdate = preparedFamily(
  (
    _db,
    { table, isPart }: Pick<Lifecycle<Machine>, 'table' | 'isPart'>,
    p: Params<Record<'ids' | 'from' | 'to', string[]>>,
  ) => {
    const versioned = isPart ? sql`` : sql`, version = version + 1, updated_at = now()`
    return sql`
      update ${sql.table(table)} as r set status = m.to_status ${versioned}
      from unnest(${p.ids}::bigint[], ${p.from}::text[], ${p.to}::text[]) as m(id, from_status, to_status)
      where r.id = m.id and r.status = m.from_status`
  },
)

/**
 * The only function that writes a status. It checks each move against the machine, updates the records and appends to
 * their history, all in the caller's transaction.
 * @returns the changed states as text for the audit log
 * @throws AppError A00003 without the permission, A06002 if the state or the guard does not allow it
 */
export async function transition<M extends Machine>(
  tx: Executor,
  lifecycle: Lifecycle<M>,
  actor: Actor,
  moves: readonly Move<M>[],
): Promise<FieldChange[]> {
  if (moves.length === 0) return []
  const steps = moves.map((move) => ({ ...move, to: target(lifecycle, move, actor) }))
  const changed = steps.filter((step) => step.to !== step.from)
  if (changed.length > 0) {
    const written = await statusUpdate({ table: lifecycle.table, isPart: lifecycle.isPart }).run(tx, {
      ids: changed.map((step) => step.id),
      from: changed.map((step) => step.from),
      to: changed.map((step) => step.to),
    })
    // The rows should be locked, so a mismatch means that the caller did not lock them.
    if (written !== changed.length) throw conflict('record.changed')
  }
  await appendHistory(tx, lifecycle.history, actor, steps)
  return changed.map((step) => ({
    field: 'status' satisfies RecordedField,
    part: step.recordId === undefined ? null : (step.about ?? null),
    before: stateLabel(lifecycle.machine.name, step.from),
    after: stateLabel(lifecycle.machine.name, step.to),
  }))
}

/** One entry of a record's timeline. */
export interface HistoryRow {
  readonly id: string
  readonly recordId?: string
  readonly action: string
  readonly from?: string | null
  readonly to: string
  readonly reason?: string | null
  readonly about?: string | null
  readonly changes?: readonly FieldChange[]
}

type HistoryValues = Record<'kind' | 'actorName', string> &
  Record<'actorId', string | null> &
  Record<'recordIds' | 'actions' | 'to' | 'changes', string[]> &
  Record<'from' | 'reasons' | 'abouts', (string | null)[]>

const historyInsert = prepared(
  (_db, p: Params<HistoryValues>) => sql`
    insert into history (kind, record_id, actor_id, actor_name, action, from_status, to_status, reason, about, changes)
    select ${p.kind}, h.record_id, ${p.actorId}::bigint, ${p.actorName},
           h.action, h.from_status, h.to_status, h.reason, h.about, h.changes::jsonb
    from unnest(${p.recordIds}::bigint[], ${p.actions}::text[], ${p.from}::text[], ${p.to}::text[],
                ${p.reasons}::text[], ${p.abouts}::text[], ${p.changes}::text[])
         with ordinality as h(record_id, action, from_status, to_status, reason, about, changes, place)
    order by h.place`,
)

/**
 * Appends to timelines. `transition` calls it itself; the creation of a record calls it directly. After the commit,
 * open pages with these records are notified.
 */
export async function appendHistory(
  tx: Executor,
  kind: HistoryKind,
  actor: Actor,
  rows: readonly HistoryRow[],
): Promise<void> {
  const recordIds = rows.map((row) => row.recordId ?? row.id)
  announceRecords(tx, kind, recordIds)
  await historyInsert.run(tx, {
    kind,
    actorId: actor.staffId,
    actorName: actor.name,
    recordIds,
    actions: rows.map((row) => row.action),
    from: rows.map((row) => row.from ?? null),
    to: rows.map((row) => row.to),
    reasons: rows.map((row) => row.reason ?? null),
    abouts: rows.map((row) => row.about ?? null),
    changes: rows.map((row) => JSON.stringify(row.changes ?? [])),
  })
}

/**
 * The currently possible actions on a record, and the reasons why the others are not; `presentActions` converts the
 * reasons to text.
 */
export interface Actions<Action extends string> {
  readonly allowed: readonly Action[]
  readonly blocked: readonly { readonly action: Action; readonly why: Refusal }[]
}

/**
 * The actions a viewer can perform on a record, and the reasons why the others are impossible. Actions that the
 * viewer's post does not have are omitted.
 */
export function actionsFor<M extends Machine>(
  lifecycle: Lifecycle<M>,
  state: StateOf<M>,
  viewer: Viewer,
  blockedBy: (action: PersonalActionOf<M>) => Refusal | null,
): Actions<PersonalActionOf<M>> {
  const allowed: PersonalActionOf<M>[] = []
  const blocked: { action: PersonalActionOf<M>; why: Refusal }[] = []
  for (const action of personalActions(lifecycle.machine)) {
    const row = lifecycle.machine.actions[action] as ActionRow<StateOf<M>>
    if (row.permission === 'system' || !mayMove(viewer, row)) continue
    const why = row.from.includes(state) ? blockedBy(action) : notNow(lifecycle, state, action)
    if (why === null) allowed.push(action)
    else blocked.push({ action, why })
  }
  return { allowed, blocked }
}
