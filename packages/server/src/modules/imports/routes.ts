import * as calls from '@bdr/contract/imports/calls'
import type { ImportReport } from '@bdr/contract/imports/replies'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { importableBy } from '@bdr/contract/imports/model'
import { importKindNames, importNotices, importsExport } from '@bdr/text/imports'
import { markup } from '@bdr/text/markup'
import { failedRowsText } from '@bdr/text/import-file'
import type { Change } from '../../platform/change.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { conflict, notFound, refused } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import {
  bind,
  bindDocument,
  bindUpload,
  type BoundCall,
  type UploadedFile,
} from '../../platform/gateway/bind.ts'
import type { RowFault } from '../../platform/import/failed-rows.ts'
import { checkJob, endImport, writeJob } from '../../platform/import/import-jobs.ts'
import {
  fileKeysOf,
  isBusy,
  setReading,
  setWriting,
  type ImportRecord,
} from '../../platform/import/import-queries.ts'
import type { ImportDefinition, ImportChoices } from '../../platform/import/import-kind.ts'
import { cancelJob, startJob } from '../../platform/jobs/jobs.ts'
import { pageReply, presented } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { fileReader, type OnCrash } from '../../platform/workbook/file-reader.ts'
import { notify } from '../messages/notify.ts'
import { importColumns } from './export.ts'
import { readImportFiles, storeFile } from './import-files.ts'
import { presentImport, presentImportDetail } from './present.ts'
import * as queries from './queries.ts'

const worker = new URL('../../platform/import/failed-rows-worker.ts', import.meta.url)
const writeFailedRows = fileReader<Uint8Array, readonly RowFault[]>(worker)

export const seenBy = (viewer: Viewer): queries.Seen => ({
  scope: scopeOf(viewer),
  kinds: importableBy(viewer.post),
})

export function importRoutes(
  parts: ModuleParts,
  definitions: readonly ImportDefinition[],
  onCrash: OnCrash,
): BoundCall[] {
  const { store } = parts.adapters
  return [
    bind(calls.listImports, async ({ db, viewer, input }) =>
      pageReply(input, await queries.pageOfImports(db, seenBy(viewer), input), presentImport),
    ),
    bindExport(calls.exportImports, {
      name: () => importsExport.name,
      columns: importColumns,
      chunks: ({ db, viewer, input }) =>
        presented(queries.allImports(db, seenBy(viewer), input), presentImport),
    }),
    bind(calls.readImport, async ({ db, viewer, input }) =>
      presentImportDetail(await found(db, viewer, input.id)),
    ),
    bind(calls.checkImport, async ({ db, viewer, input: { id, ...choices } }) => {
      await checkAgain(db, await locked(db, viewer, id), choices)
      return rowOf(db, viewer, id)
    }),
    bind(calls.commitImport, async ({ db, viewer, caller, input: { id } }) => {
      await commit(db, await locked(db, viewer, id), { viewer, caller }, definitions)
      return rowOf(db, viewer, id)
    }),
    bind(calls.cancelImport, async ({ db, viewer, input: { id } }) => {
      await found(db, viewer, id)
      // jobs are always locked before imports; cancelling waits for a step in progress
      const wasChecked = await cancelJob(db, checkJob, id)
      const wasAdded = await cancelJob(db, writeJob, id)
      const record = await locked(db, viewer, id)
      // all records have been added if only their follow-up work is left
      const isAdded = isBusy(record) && !wasChecked && !wasAdded
      if (record.state === 'done' || isAdded) throw conflict('import.done')
      const definition = definitions.find(({ kind }) => kind === record.kind)!
      if (isBusy(record) || record.state === 'open') {
        await endImport(db, record, 'cancelled', definition)
        await tellUploader(db, viewer, record)
      }
      return rowOf(db, viewer, id)
    }),
    bindDocument(calls.downloadImport, async ({ db, viewer, input: { id } }) => {
      const { file_name: fileName } = await found(db, viewer, id)
      const [key] = await fileKeysOf(db, id)
      const object = key === undefined ? null : await store.get(key)
      if (!object) throw refused('import.fileGone')
      return { bytes: object.stream, fileName }
    }),
    bindDocument(calls.downloadFailedRows, async ({ db, viewer, asker, input: { id } }) => {
      const row = await found(db, viewer, id)
      if (!row.failed_rows || row.report === null) throw refused('import.noFailedRows')
      const files = await readImportFiles(db, store, { id, fileName: row.file_name })
      const options = rowFaultsOf(JSON.parse(row.report) as ImportReport, await queries.rowFaults(db, id))
      const outcome = await writeFailedRows({ ...files, options }, onCrash, asker)
      if ('refused' in outcome) throw refused('import.noFailedRows')
      return { bytes: Buffer.from(outcome.result), fileName: failedRowsText.fileName(row.file_name) }
    }),
    bindUpload(
      calls.uploadCorrectedRows,
      async (file) => file,
      async ({ db, viewer, input: { id } }, file: UploadedFile) => {
        assertOpen(await found(db, viewer, id))
        await assertRoom(db, id, file.bytes.length)
        const fileId = await storeFile(parts, viewer, file)
        const uploadCorrected = async (tx: Executor) => {
          const record = await locked(tx, viewer, id)
          await assertRoom(tx, id, file.bytes.length)
          await queries.referToFile(tx, id, fileId)
          await checkAgain(tx, record, null)
          return rowOf(tx, viewer, id)
        }
        return transaction(parts.database, uploadCorrected, { bus: parts.bus })
      },
      { transactional: false },
    ),
  ]
}

async function found(db: Executor, viewer: Viewer, id: string) {
  const row = await queries.findImport(db, seenBy(viewer), id)
  if (!row) throw notFound()
  return row
}

async function locked(tx: Executor, viewer: Viewer, id: string): Promise<ImportRecord> {
  const record = await queries.lockImport(tx, seenBy(viewer), id)
  if (!record) throw notFound()
  return record
}

const rowFaultsOf = ({ faults }: ImportReport, all: string | null): readonly RowFault[] =>
  all === null
    ? faults.flatMap((fault) => (fault.sheet === null ? [] : [{ ...fault, sheet: fault.sheet }]))
    : (JSON.parse(all) as RowFault[])

const rowOf = async (db: Executor, viewer: Viewer, id: string) => presentImport(await found(db, viewer, id))

function assertOpen({ state }: Pick<ImportRecord, 'state'>): void {
  if (state !== 'open') throw conflict('import.notOpen')
}

/** Asked before the file is stored, and once more when the import is locked. */
async function assertRoom(db: Executor, id: string, more: number): Promise<void> {
  const { files, bytes } = await queries.mendedFiles(db, id)
  if (files < fileLimits.mendedFiles && bytes + more <= fileLimits.mendedBytes) return
  const megabytes = fileLimits.mendedBytes / 1024 / 1024
  throw refused('import.tooManyMended', { files: fileLimits.mendedFiles, megabytes })
}

/** @param choices null keeps the earlier choices */
async function checkAgain(tx: Executor, record: ImportRecord, choices: ImportChoices | null): Promise<void> {
  assertOpen(record)
  await setReading(tx, record, choices && withBefore(record.choices, choices))
  await startJob(tx, { kind: checkJob, recordId: record.id, merchantId: record.merchantId })
}

/** Merges earlier and new choices; the new ones take precedence. */
const withBefore = (
  before: ImportChoices,
  { answers, layouts = [], parties = [] }: ImportChoices,
): ImportChoices => ({
  answers: { ...before.answers, ...answers },
  layouts: [
    ...(before.layouts ?? []).filter(({ head }) => !layouts.some((one) => one.head === head)),
    ...layouts,
  ],
  parties: [
    ...(before.parties ?? []).filter(
      ({ scheme, partyId }) => !parties.some((one) => one.scheme === scheme && one.partyId === partyId),
    ),
    ...parties,
  ],
})

/** Tells the person who uploaded a file that somebody else gave its import up. */
async function tellUploader(tx: Executor, viewer: Viewer, record: ImportRecord): Promise<void> {
  const { uploader, fileName, kind } = record
  if (uploader.id === viewer.staffId) return
  const notice = importNotices.givenUp({ by: viewer.name, kind: importKindNames[kind], file: fileName })
  await notify(
    tx,
    viewer,
    { staffIds: [uploader.id] },
    { type: 'business', content: markup`${notice}`, about: { page: 'importList', id: null } },
  )
}

/**
 * Puts the import into the state of being added. Only one of a company and kind can be in it: what was checked would
 * otherwise not hold any more when it is added.
 */
async function claimWriting(tx: Executor, record: ImportRecord, change: Change): Promise<void> {
  try {
    await setWriting(tx, record, change)
  } catch (error) {
    if (isUniqueViolation(error, 'import_job_one_writing')) throw conflict('import.anotherWriting')
    throw error
  }
}

async function commit(
  tx: Executor,
  record: ImportRecord,
  change: Change,
  definitions: readonly ImportDefinition[],
): Promise<void> {
  // repeating the call has no further effect
  if (record.state === 'writing' || record.state === 'done') return
  assertOpen(record)
  const writer = definitions.find(({ kind }) => kind === record.kind)?.writer
  if (!writer) throw conflict('import.otherCall')
  if (!record.isReady) throw conflict('import.notReady')
  await claimWriting(tx, record, change)
  await startJob(tx, { kind: writeJob, recordId: record.id, merchantId: record.merchantId })
}
