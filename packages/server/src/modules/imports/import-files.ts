import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { ImportKind } from '@bdr/contract/imports/model'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/gateway/bind.ts'
import { checkJob } from '../../platform/import/import-jobs.ts'
import type { ImportFiles, ImportChoices } from '../../platform/import/import-kind.ts'
import { fileKeysOf, setReading } from '../../platform/import/import-queries.ts'
import { startJob } from '../../platform/jobs/jobs.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { readObject, type ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { storePrivateFile } from '../files/store-file.ts'
import * as queries from './queries.ts'

type Parts = Pick<ModuleParts, 'database' | 'bus'> & { readonly adapters: { readonly store: ObjectStore } }

/**
 * Stores a file of an import. Its row is written first, so that a failed upload leaves no unreferenced object behind.
 */
export const storeFile = (
  parts: Parts,
  viewer: Viewer,
  { name, bytes }: UploadedFile,
  purpose: 'import' | 'import-archive' = 'import',
) =>
  storePrivateFile(
    parts.database.kysely,
    parts.adapters.store,
    { staffId: viewer.staffId, merchantId: viewer.merchantId, mobile: null, post: viewer.post },
    { purpose, name: name.slice(0, 200).toWellFormed() || 'file', bytes },
  )

/**
 * Starts an import: stores the file and starts a job that reads and checks it.
 * @param options.unattended continues automatically if the check finds nothing to decide
 * @param options.aboutId the record the import belongs to, which the viewer must be allowed to see
 * @param options.answers answers given before the file was read, by the question's id
 */
export async function startImport(
  parts: Parts,
  change: Change,
  kind: ImportKind,
  file: UploadedFile,
  {
    unattended = false,
    aboutId = null,
    answers,
  }: { unattended?: boolean; aboutId?: string | null; answers?: ImportChoices['answers'] } = {},
): Promise<{ id: string }> {
  const { viewer } = change
  const fileId = await storeFile(parts, viewer, file)
  const begin = async (tx: Executor) => {
    const id = await queries.insertImport(tx, {
      kind,
      merchantId: viewer.merchantId,
      aboutId,
      staff: { id: viewer.staffId, name: viewer.name },
      fileName: file.name.slice(0, 200).toWellFormed(),
      bytes: file.bytes.length,
      choices: answers ? { answers } : {},
      unattended,
      committedBy: unattended
        ? JSON.stringify({ ...change, caller: { ...change.caller, token: null } })
        : null,
    })
    await queries.referToFile(tx, id, fileId)
    await startJob(tx, { kind: checkJob, recordId: id, merchantId: viewer.merchantId })
    return { id }
  }
  return transaction(parts.database, begin, { bus: parts.bus })
}

/** An import's files. Corrected files are opened one after another, when they are read. */
export async function readImportFiles(
  db: Executor,
  store: ObjectStore,
  { id, fileName }: { readonly id: string; readonly fileName: string },
): Promise<ImportFiles> {
  const keys = await fileKeysOf(db, id)
  const [first, ...rest] = keys
  if (first === undefined) throw new Error(`the import ${id} has no file`)
  const read = async (key: string) => {
    const file = await readObject(store, key, fileLimits.bytes)
    if (!file) throw new Error(`a stored file has no object: ${key}`)
    return file
  }
  const corrected = {
    async *[Symbol.asyncIterator]() {
      for (const key of rest) yield read(key)
    },
  }
  return { fileName, bytes: await read(first), corrected }
}

/** Adds an archive to an open import, and has it checked again. */
export async function addArchive(
  tx: Executor,
  seen: queries.Seen,
  id: string,
  fileId: string,
): Promise<void> {
  const record = await queries.lockImport(tx, seen, id)
  if (!record) throw notFound()
  if (record.state !== 'open') throw conflict('import.notOpen')
  await queries.referToFile(tx, id, fileId)
  await setReading(tx, record, null)
  await startJob(tx, { kind: checkJob, recordId: id, merchantId: record.merchantId })
}
