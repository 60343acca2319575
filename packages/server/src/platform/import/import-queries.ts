import {
  isUnderWay,
  type ImportFailure,
  type ImportKind,
  type ImportState,
} from '@bdr/contract/imports/model'
import { sql, type UpdateObject } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { announceRecords } from '../announce.ts'
import type { Change } from '../change.ts'
import type { Executor } from '../db/executor.ts'
import { toBeAdded } from './check-read.ts'
import type { CheckedImport, ImportPart, ImportSubject, ImportChoices } from './import-kind.ts'

/** An import as the import engine needs it. */
export interface ImportRecord extends ImportSubject {
  readonly kind: ImportKind
  readonly state: ImportState
  readonly unattended: boolean
  readonly isReady: boolean
  readonly uploader: { readonly id: string; readonly name: string }
  readonly committedBy: Change | null
}

const columns = [
  'id',
  'kind',
  'merchant_id',
  'about_id',
  'state',
  'choices',
  'file_name',
  'unattended',
  'ready',
  'staff_id',
  'staff_name',
  'committed_by',
] as const

const recordQuery = (db: Executor, id: string) =>
  db.selectFrom('import_job').select(columns).where('id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof recordQuery>['executeTakeFirstOrThrow']>>

const recordOf = (row: Row): ImportRecord => ({
  id: row.id,
  kind: row.kind,
  merchantId: row.merchant_id,
  aboutId: row.about_id,
  state: row.state,
  choices: row.choices,
  fileName: row.file_name,
  unattended: row.unattended,
  isReady: row.ready,
  uploader: { id: row.staff_id, name: row.staff_name },
  committedBy: row.committed_by as Change | null,
})

/** For jobs only: calls must also restrict an import to the viewer's kinds and scope. */
export async function importRecord(db: Executor, id: string): Promise<ImportRecord | null> {
  const row = await recordQuery(db, id).executeTakeFirst()
  return row ? recordOf(row) : null
}

/** Changes an import and announces it to the pages that show it. */
async function change(
  tx: Executor,
  { id, merchantId }: Pick<ImportRecord, 'id' | 'merchantId'>,
  values: UpdateObject<Schema, 'import_job'>,
): Promise<void> {
  announceRecords(tx, 'import-job', [id], merchantId)
  await tx
    .updateTable('import_job')
    .set({ ...values, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

type JobRef = Pick<ImportRecord, 'id' | 'merchantId'>

export const setReading = (tx: Executor, job: JobRef, choices: ImportChoices | null) =>
  change(tx, job, {
    state: 'reading',
    ready: false,
    ...(choices && { choices: JSON.stringify(choices) }),
  })

export const setWriting = (tx: Executor, job: JobRef, committedBy: Change) =>
  change(tx, job, {
    state: 'writing',
    ready: false,
    written_count: 0,
    // tokens are never stored
    committed_by: JSON.stringify({ ...committedBy, caller: { ...committedBy.caller, token: null } }),
  })

export const setReadCount = (tx: Executor, job: JobRef, read: number) => change(tx, job, { read_count: read })

/** @returns the number of records that were added and stay */
export async function setEnded(
  tx: Executor,
  job: JobRef,
  state: 'done' | 'cancelled' | 'failed',
  { keepsWritten }: { keepsWritten: boolean },
): Promise<number> {
  await change(tx, job, {
    state,
    ready: false,
    ended_at: sql<string>`now()`,
    ...(!keepsWritten && { written_count: 0 }),
  })
  const { written_count: added } = await tx
    .selectFrom('import_job')
    .select('written_count')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  return added
}

/** Notes why an import failed, for the sentence that its page shows. */
export const setFailure = (tx: Executor, { id }: JobRef, failure: ImportFailure) =>
  tx.updateTable('import_job').set({ failure }).where('id', '=', id).execute()

/** How many parts a check prepared, and the digest of what its reading depended on besides the file. */
interface PreparedParts {
  readonly digest: string
  readonly parts: number
  readonly basis: string
}

/** Called in the transaction that stores the result of the check. */
export const setPrepared = (tx: Executor, { id }: JobRef, prepared: PreparedParts | null) =>
  tx
    .updateTable('import_job')
    .set({ prepared: prepared && JSON.stringify(prepared) })
    .where('id', '=', id)
    .execute()

export async function preparedParts(db: Executor, id: string): Promise<PreparedParts | null> {
  const row = await db
    .selectFrom('import_job')
    .select('prepared')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.prepared
}

/**
 * Stores the result of a check, or of adding: `added` if everything was added and follow-up work remains, `done` if that
 * has ended too.
 */
export async function saveChecked(
  tx: Executor,
  job: JobRef,
  checked: CheckedImport,
  state: 'open' | 'writing' | 'added' | 'done',
): Promise<void> {
  const { report, read, failed, isReady, rowFaults } = checked
  const isDone = state === 'done'
  await change(tx, job, {
    state: state === 'added' ? 'writing' : state,
    report: JSON.stringify(report),
    row_faults: rowFaults ? JSON.stringify(rowFaults) : null,
    read_count: read,
    valid_count: read - failed,
    failed_count: failed,
    written_count: isDone || state === 'added' ? toBeAdded(checked) : 0,
    fault_count: report.faultCount,
    ready: isReady && state === 'open',
    failed_rows: (rowFaults ?? report.faults).some(({ rows }) => rows.length > 0),
    ended_at: isDone ? sql<string>`now()` : null,
  })
}

const decoder = new TextDecoder()

/** Stores parts from a position on. @param written number of records for the progress display */
export async function insertParts(
  tx: Executor,
  job: JobRef,
  from: number,
  parts: readonly ImportPart[],
  written: number,
): Promise<void> {
  await sql`
    insert into import_part (import_id, place, records)
    select ${job.id}::bigint, ${from}::int + number - 1, json::jsonb
    from unnest(${parts.map(({ json }) => decoder.decode(json))}::text[]) with ordinality as part (json, number)`.execute(
    tx,
  )
  await change(tx, job, { written_count: written })
}

/** The records of some prepared parts from a position on. @throws Error if one is missing */
export async function readParts(
  db: Executor,
  importId: string,
  from: number,
  count: number,
): Promise<unknown[]> {
  const parts = await db
    .selectFrom('import_part')
    .select('records')
    .where('import_id', '=', importId)
    .where('place', '>=', from)
    .where('place', '<', from + count)
    .orderBy('place')
    .execute()
  if (parts.length < count) throw new Error(`import ${importId} has no part ${from + parts.length}`)
  return parts.flatMap(({ records }) => records as unknown[])
}

export const addWritten = (tx: Executor, job: JobRef, count: number) =>
  change(tx, job, { written_count: sql<number>`written_count + ${count}::int` })

export const deleteParts = (tx: Executor, id: string) =>
  tx.deleteFrom('import_part').where('import_id', '=', id).execute()

/** The owner under which an import refers to its files. */
export const fileUse = 'import-job'

/** The storage keys of an import's own files in order, the uploaded one first. */
export const fileKeysOf = async (db: Executor, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('file_reference as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .select('f.key')
    .where('r.kind', '=', fileUse)
    .where('r.record_id', '=', id)
    .where('f.purpose', '=', 'import')
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute()
  return rows.map(({ key }) => key)
}

/** Whether the import is being processed, so that no person can act on it. */
export const isBusy = ({ state }: Pick<ImportRecord, 'state'>): boolean => isUnderWay(state)
