import { hash } from 'node:crypto'
import type { ImportKind } from '@bdr/contract/imports/model'
import type { Executor } from '../db/executor.ts'
import type { Database } from '../db/open.ts'
import { startJob, type JobHandler, type JobRun } from '../jobs/jobs.ts'
import type { ImportDefinition, ImportFiles } from './import-kind.ts'
import * as queries from './import-queries.ts'
import type { ImportRecord } from './import-queries.ts'

export const checkJob = 'import.check'
export const writeJob = 'import.write'

export interface ImportJobParts {
  readonly database: Database
  readonly definitions: Readonly<Record<ImportKind, ImportDefinition>>
  readonly readFiles: (record: ImportRecord) => Promise<ImportFiles>
}

/** Reads a file and says what was found, and goes on by itself where nobody wants to look first. */
export const importCheck = (parts: ImportJobParts): JobHandler<null> => ({
  async run(job) {
    const record = await queries.importRecord(parts.database.kysely, job.recordId)
    if (record?.state !== 'reading') return job.finish(async () => {})
    const { definition, read } = await readAll(parts, record, job)
    await job.step(null, (tx) => queries.setReadCount(tx, record, definition.count(read)))
    const checked = await definition.check(parts.database.kysely, record, read)
    await job.finish(async (tx) => {
      await queries.saveChecked(tx, record, checked, 'open')
      if (!record.unattended || !checked.isReady || record.committedBy === null) return
      await queries.setWriting(tx, record, record.committedBy)
      await startJob(tx, { kind: writeJob, recordId: record.id, merchantId: record.merchantId })
    })
  },
  fail: failImport,
})

/** How far the preparing is, of which file as it was read: what was said of it may change meanwhile. */
interface Prepared {
  readonly digest: string
  readonly parts: number
}

/**
 * Adds the records of a file. They are prepared in parts, between which others are served, and then
 * added in one transaction: a file is there whole or not at all, whenever the server dies.
 */
export const importWrite = (parts: ImportJobParts): JobHandler<Prepared> => ({
  async run(job) {
    const record = await queries.importRecord(parts.database.kysely, job.recordId)
    if (record?.state !== 'writing') return job.finish(async () => {})
    const { definition, read } = await readAll(parts, record, job)
    const checked = await definition.check(parts.database.kysely, record, read)
    const { writer } = definition
    if (!writer) throw new Error(`${record.kind} are added by a call of their own`)
    if (!checked.isReady) return job.finish((tx) => queries.saveChecked(tx, record, checked, 'open'))
    await prepare(job, record, writer.parts(read))
    await job.finish(async (tx) => {
      const added = await writer.write(tx, record.committedBy!, record, read)
      await queries.deleteParts(tx, record.id)
      await queries.saveChecked(tx, record, added, added.isReady ? 'done' : 'open')
    })
  },
  fail: failImport,
})

async function readAll(
  { database, definitions, readFiles }: ImportJobParts,
  record: ImportRecord,
  { signal }: Pick<JobRun<unknown>, 'signal'>,
) {
  const definition = definitions[record.kind]
  const files = await readFiles(record)
  const read = await untilAborted(definition.read(database.kysely, files, record), signal)
  return { definition, read }
}

async function prepare(
  job: JobRun<Prepared>,
  record: ImportRecord,
  parts: ReturnType<NonNullable<ImportDefinition['writer']>['parts']>,
): Promise<void> {
  const digest = hash('sha256', parts.map(({ json }) => json).join('\n'))
  const isSame = job.place?.digest === digest
  const from = isSame ? job.place.parts : 0
  if (!isSame)
    await job.step({ digest, parts: 0 }, async (tx) => void (await queries.deleteParts(tx, record.id)))
  let written = parts.slice(0, from).reduce((sum, { records }) => sum + records, 0)
  for (const [place, part] of parts.entries()) {
    if (place < from) continue
    written += part.records
    await job.step({ digest, parts: place + 1 }, (tx) => queries.insertPart(tx, record, place, part, written))
  }
}

async function failImport(tx: Executor, id: string): Promise<void> {
  const record = await queries.importRecord(tx, id)
  if (!record) return
  await queries.deleteParts(tx, id)
  await queries.setEnded(tx, record, 'failed')
}

/** A thread cannot be called back: its result is left lying. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
