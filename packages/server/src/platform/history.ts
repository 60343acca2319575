import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { sql, type Expression } from 'kysely'
import type { HistoryKind } from '../db/schema/records.ts'
import type { Executor } from './db/executor.ts'
import { nestedRows } from './db/nested-rows.ts'
import { prepared, type Params } from './db/prepared.ts'

const columns = [
  'id',
  'at',
  'actor_name',
  'action',
  'from_status',
  'to_status',
  'reason',
  'about',
  'changes',
] as const

const entriesOf = (db: Executor, kind: Expression<HistoryKind>, recordId: Expression<string>) =>
  db
    .selectFrom('history')
    .select(columns)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')

const entries = prepared((db, p: Params<{ kind: HistoryKind; recordId: string }>) =>
  entriesOf(db, p.kind, p.recordId),
)

type Entry = Awaited<ReturnType<typeof entries.all>>[number]

/** A record's timeline, newest first. */
export const historyOf = async (db: Executor, kind: HistoryKind, recordId: string): Promise<HistoryEntry[]> =>
  presentHistory(await entries.all(db, { kind, recordId }))

/** The same rows as a nested query in the record's statement; `presentHistory` converts them. */
export const nestedHistory = (db: Executor, kind: HistoryKind, recordId: Expression<string>) =>
  nestedRows(entriesOf(db, sql.lit(kind), recordId), columns, { at: 'instant', changes: 'json' })

/**
 * Entries are numbered within their record: the ids of all timelines come from one counter, whose gaps would tell a
 * merchant how active others are.
 */
export const presentHistory = (rows: readonly Entry[]): HistoryEntry[] =>
  rows.map((row, index) => ({
    id: String(rows.length - index),
    at: row.at,
    actor: row.actor_name,
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    about: row.about,
    changes: row.changes,
  }))
