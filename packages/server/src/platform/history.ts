import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { HistoryKind } from '../db/schema/records.ts'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'

const entries = prepared((db, p: Params<{ kind: HistoryKind; recordId: string }>) =>
  db
    .selectFrom('history')
    .select(['id', 'at', 'actor_name', 'action', 'from_status', 'to_status', 'reason', 'about', 'changes'])
    .where('kind', '=', p.kind)
    .where('record_id', '=', p.recordId)
    .orderBy('id', 'desc'),
)

/** A record's timeline, newest first. */
export async function historyOf(db: Executor, kind: HistoryKind, recordId: string): Promise<HistoryEntry[]> {
  const rows = await entries.all(db, { kind, recordId })
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: row.actor_name,
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    about: row.about,
    changes: row.changes,
  }))
}
