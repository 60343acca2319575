import { openImportDays, type ImportKind, type ImportState } from '@bdr/contract/imports/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { ImportChoices } from '../../platform/import/import-kind.ts'
import { fileUse, importRecord, type ImportRecord } from '../../platform/import/import-queries.ts'
import { readChunks, readPage, type Paging } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'

/** The scope and the kinds of imports that a viewer sees. */
export interface Seen {
  readonly scope: Scope
  readonly kinds: readonly ImportKind[]
}

interface ImportFilter {
  readonly kind?: ImportKind | undefined
  readonly state?: ImportState | undefined
}

const columns = [
  'id',
  'kind',
  'about_id',
  'state',
  'failure',
  'file_name',
  'bytes',
  'staff_id',
  'staff_name',
  'created_at',
  'ended_at',
  'read_count',
  'valid_count',
  'failed_count',
  'written_count',
  'fault_count',
  'ready',
] as const

const seenBy = (db: Executor, { scope, kinds }: Seen) =>
  db
    .selectFrom('import_job')
    .where(within(scope, 'merchant_id'))
    .where('kind', 'in', [...kinds])

const filtered = (db: Executor, seen: Seen, { kind, state }: ImportFilter) =>
  seenBy(db, seen)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc')

export const pageOfImports = (db: Executor, seen: Seen, query: ImportFilter & Paging) =>
  readPage(filtered(db, seen, query), query, rowsOf)

/** All imports in the list's order; see `readChunks`. */
export const allImports = (db: Executor, seen: Seen, query: ImportFilter) =>
  readChunks(filtered(db, seen, query), 'id', rowsOf)

export type ImportDbRow = Awaited<ReturnType<typeof pageOfImports>>['rows'][number]

export const findImport = (db: Executor, seen: Seen, id: string) =>
  seenBy(db, seen)
    .select([...columns, 'report', 'failed_rows'])
    .where('id', '=', id)
    .executeTakeFirst()

/** JSON of the faults of rows that are not in the report, for an import that the viewer may see. */
export async function rowFaults(db: Executor, id: string): Promise<string | null> {
  const row = await db.selectFrom('import_job').select('row_faults').where('id', '=', id).executeTakeFirst()
  return row?.row_faults ?? null
}

/** The import, locked until the transaction ends; null if the viewer cannot see it. */
export async function lockImport(tx: Executor, seen: Seen, id: string): Promise<ImportRecord | null> {
  const found = await seenBy(tx, seen).select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return found ? importRecord(tx, id) : null
}

export interface NewImport {
  readonly kind: ImportKind
  readonly merchantId: string | null
  readonly aboutId: string | null
  readonly staff: { readonly id: string; readonly name: string }
  readonly fileName: string
  readonly bytes: number
  readonly choices: ImportChoices
  readonly unattended: boolean
  /** JSON of the person on whose behalf it continues automatically */
  readonly committedBy: string | null
}

export async function insertImport(tx: Executor, one: NewImport): Promise<string> {
  const { id } = await tx
    .insertInto('import_job')
    .values({
      kind: one.kind,
      merchant_id: one.merchantId,
      about_id: one.aboutId,
      state: 'reading',
      staff_id: one.staff.id,
      staff_name: one.staff.name,
      file_name: one.fileName,
      bytes: String(one.bytes),
      choices: JSON.stringify(one.choices),
      unattended: one.unattended,
      committed_by: one.committedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes the import the owner of the file, so that the file is kept. */
export const referToFile = (tx: Executor, importId: string, fileId: string) =>
  tx.insertInto('file_reference').values({ file_id: fileId, kind: fileUse, record_id: importId }).execute()

/** How many files of corrected rows an import has, and their bytes in total. */
export async function mendedFiles(db: Executor, importId: string): Promise<{ files: number; bytes: number }> {
  const { files, bytes, first } = await db
    .selectFrom('file_reference as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .innerJoin('import_job as i', (join) => join.onRef('i.id', '=', 'r.record_id'))
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(f.bytes), 0)::float8`.as('bytes'),
      sql<number>`coalesce(max(i.bytes), 0)::float8`.as('first'),
    ])
    .where('r.kind', '=', fileUse)
    .where('r.record_id', '=', importId)
    .where('f.purpose', '=', 'import')
    .executeTakeFirstOrThrow()
  return { files: Math.max(0, files - 1), bytes: bytes - first }
}

/** Imports that nobody continued; a few at a time. */
export const abandonedImports = (db: Executor) =>
  db
    .selectFrom('import_job')
    .select('id')
    .where('ended_at', 'is', null)
    .where('state', '=', 'open')
    .where('updated_at', '<', sql<string>`now() - make_interval(days => ${openImportDays}::int)`)
    .limit(100)
    .execute()

/** Releases the import's files, and the pictures uploaded with them, for deletion. */
export async function releaseFiles(tx: Executor, importId: string): Promise<void> {
  await tx.deleteFrom('import_picture').where('import_id', '=', importId).execute()
  await tx
    .deleteFrom('file_reference')
    .where('kind', '=', fileUse)
    .where('record_id', '=', importId)
    .execute()
}
