import { createHash } from 'node:crypto'
import type { ImportKind } from '@bdr/contract/imports/model'
import type { Executor } from '../db/executor.ts'
import type { Database } from '../db/open.ts'
import { LastingFailure, startJob, type JobHandler, type JobRun } from '../jobs/jobs.ts'
import { checkRead, isNothingLeft, toBeAdded } from './check-read.ts'
import type { FileFindings } from './findings.ts'
import type {
  CheckedImport,
  IdRange,
  ImportDefinition,
  ImportFiles,
  ImportPart,
  StepWriter,
} from './import-kind.ts'
import * as queries from './import-queries.ts'
import type { ImportRecord } from './import-queries.ts'

export const checkJob = 'import.check'
export const writeJob = 'import.write'
export const followJob = 'import.follow'

export interface ImportJobParts {
  readonly database: Database
  readonly definitions: Readonly<Record<ImportKind, ImportDefinition>>
  readonly readFiles: (record: ImportRecord) => Promise<ImportFiles>
}

/**
 * Reads and checks a file, and continues with writing if the import is unattended and nothing needs a person's
 * decision.
 */
export const importCheck = (parts: ImportJobParts): JobHandler<Prepared | null> => ({
  async run(job) {
    const record = await queries.importRecord(parts.database.kysely, job.recordId)
    if (record?.state !== 'reading') return job.finish(async () => {})
    await parts.definitions[record.kind].prepare?.(job, record)
    const { definition, read } = await readAll(parts, record, job)
    await job.step(job.place, (tx) => queries.setReadCount(tx, record, definition.count(read)))
    const checked = await checkRead(parts.database.kysely, definition, record, read)
    const prepared = checked.isReady
      ? await prepareChecked(job, record, definition.writer, read, checked)
      : null
    await job.finish(async (tx) => {
      await queries.saveChecked(tx, record, checked, isNothingLeft(checked) ? 'done' : 'open')
      await queries.setPrepared(tx, record, prepared)
      if (!record.unattended || !checked.isReady || record.committedBy === null) return
      await queries.setWriting(tx, record, record.committedBy)
      await startJob(tx, { kind: writeJob, recordId: record.id, merchantId: record.merchantId })
    })
  },
  fail: (tx, id, isLasting) => failImport(parts, tx, id, isLasting),
})

/**
 * How far the preparation has come, and which version of the choices it belongs to, since these may change meanwhile.
 */
interface Prepared {
  readonly digest: string
  readonly parts: number
  /** for records that are added in steps, how many parts have been added; null while they are being prepared */
  readonly added?: number
}

/**
 * Adds the records of a file. They are prepared in parts, with time for other requests in between, and then added:
 * either all in one transaction, or part by part.
 */
export const importWrite = (parts: ImportJobParts): JobHandler<Prepared> => ({
  async run(job) {
    const record = await queries.importRecord(parts.database.kysely, job.recordId)
    if (record?.state !== 'writing') return job.finish(async () => {})
    const { writer } = parts.definitions[record.kind]
    if (!writer) throw new Error(`${record.kind} are added by a separate call`)
    if ('add' in writer) return writeInSteps(parts, job, record, writer)
    const { definition, read } = await readAll(parts, record, job)
    const checked = await checkRead(parts.database.kysely, definition, record, read)
    if (!checked.isReady) return job.finish((tx) => queries.saveChecked(tx, record, checked, 'open'))
    await prepare(job, record, writer.parts(read), { isProgress: true })
    const change = record.committedBy!
    const staged = writer.stage ? await writer.stage(change, read) : read
    await job.finish(async (tx) => {
      const added = await writer.write(tx, change, record, staged)
      await queries.deleteParts(tx, record.id)
      const outcome = added.added ? 'added' : added.isReady ? 'done' : 'open'
      await queries.saveChecked(tx, record, added, outcome)
      const { id: recordId, merchantId } = record
      if (added.added) await startJob(tx, { kind: followJob, recordId, merchantId, place: added.added })
    })
  },
  fail: (tx, id, isLasting) => failImport(parts, tx, id, isLasting),
})

/**
 * Follow-up work for the records of an import, done for a few of them at a time. They have been added by then, and the
 * import is done when they can be found as well.
 */
export const importFollow = (parts: ImportJobParts): JobHandler<IdRange> => ({
  async run(job) {
    const record = await queries.importRecord(parts.database.kysely, job.recordId)
    const writer = record && parts.definitions[record.kind].writer
    if (!writer || !('follow' in writer) || job.place === null)
      throw new Error(`the import ${job.recordId} has no follow-up work`)
    const { last } = job.place
    for (let first = BigInt(job.place.first); first <= BigInt(last); first += recordsFollowed) {
      const next = first + recordsFollowed
      await job.step({ first: String(next), last }, (tx) =>
        writer.follow!(tx, { first: String(first), last: String(next - 1n) }),
      )
    }
    await job.finish((tx) => endFollowed(tx, job.recordId))
  },
  // the records have been added regardless, and the reason is in the log
  fail: (tx, id) => endFollowed(tx, id),
})

async function endFollowed(tx: Executor, id: string): Promise<void> {
  const record = await queries.importRecord(tx, id)
  // imports that were done before this work was waited for have ended already
  if (record?.state === 'writing') await queries.setEnded(tx, record, 'done', { keepsWritten: true })
}

/** Records in one step of the follow-up work; on the embedded database they take tens of milliseconds. */
const recordsFollowed = 20n
/** Parts added in one step. On PostgreSQL nobody waits for them, so several are added at once for fewer commits. */
const partsAtOnce = { embedded: 1, postgres: 10 } as const
/** Bytes of JSON stored in one step; the embedded database takes some milliseconds for them. */
const preparedAtOnce = 128 * 1024

/**
 * Adds the prepared parts as they are. A node that takes the job over continues with them and does not read the file
 * again.
 */
async function writeInSteps(
  parts: ImportJobParts,
  job: JobRun<Prepared | null>,
  record: ImportRecord,
  writer: StepWriter<FileFindings>,
): Promise<void> {
  const { kysely } = parts.database
  const begun =
    job.place?.added !== undefined
      ? job.place
      : ((await preparedBefore(kysely, job, record, writer)) ??
        (await prepareSteps(parts, job, record, writer)))
  if (begun === null) return
  const change = record.committedBy!
  for (let added = begun.added ?? 0; added < begun.parts;) {
    const count = Math.min(partsAtOnce[parts.database.kind], begun.parts - added)
    const records = await queries.readParts(kysely, record.id, added, count)
    added += count
    await job.step({ ...begun, added }, async (tx) => {
      await queries.addWritten(tx, record, await writer.add(tx, change, record, records))
    })
  }
  await job.finish(async (tx) => {
    const all = await queries.setEnded(tx, record, 'done', { keepsWritten: true })
    await writer.end(tx, change, record, all)
    await queries.deleteParts(tx, record.id)
  })
}

/**
 * Stores the checked records as prepared parts, so that they can be added at once; null if the file has to be read
 * again for that.
 */
async function prepareChecked(
  job: JobRun<Prepared | null>,
  record: ImportRecord,
  writer: ImportDefinition['writer'],
  read: FileFindings,
  checked: CheckedImport,
): Promise<(Prepared & { basis: string }) | null> {
  if (writer === null || !('add' in writer) || !writer.basis) return null
  const prepared = await prepare(job, record, completeSteps(writer, read, checked), { isProgress: false })
  return { ...prepared, basis: writer.basis.of(read) }
}

/**
 * The parts that the check prepared; null if they are no longer valid, or this job has started to prepare them again.
 */
async function preparedBefore(
  db: Executor,
  { place }: Pick<JobRun<Prepared>, 'place'>,
  record: ImportRecord,
  { basis }: StepWriter<FileFindings>,
): Promise<Prepared | null> {
  if (!basis || place !== null) return null
  const prepared = await queries.preparedParts(db, record.id)
  if (prepared?.basis !== (await basis.now(db, record))) return null
  return { digest: prepared.digest, parts: prepared.parts, added: 0 }
}

/** @returns null if the check found something that a person has to decide first */
async function prepareSteps(
  parts: ImportJobParts,
  job: JobRun<Prepared | null>,
  record: ImportRecord,
  writer: StepWriter<FileFindings>,
): Promise<Prepared | null> {
  const { definition, read } = await readAll(parts, record, job)
  const checked = await checkRead(parts.database.kysely, definition, record, read)
  if (!checked.isReady) {
    await job.finish((tx) => queries.saveChecked(tx, record, checked, 'open'))
    return null
  }
  const prepared = await prepare(job, record, completeSteps(writer, read, checked), { isProgress: false })
  const begun = { ...prepared, added: 0 }
  await job.step(begun, (tx) => queries.saveChecked(tx, record, checked, 'writing'))
  return begun
}

/** The parts to be added. @throws LastingFailure if they are not exactly the records that the check counted */
function completeSteps(
  writer: StepWriter<FileFindings>,
  read: FileFindings,
  checked: CheckedImport,
): readonly ImportPart[] {
  const parts = writer.steps(read)
  const records = parts.reduce((sum, part) => sum + part.records, 0)
  if (records !== toBeAdded(checked))
    throw new LastingFailure(
      `${records} records are to be added, and the check counted ${toBeAdded(checked)}`,
    )
  return parts
}

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

/** @param isProgress whether prepared records count as written, because one statement then adds all of them */
async function prepare(
  job: JobRun<Prepared | null>,
  record: ImportRecord,
  parts: readonly ImportPart[],
  { isProgress }: { isProgress: boolean },
): Promise<Prepared> {
  const digest = digestOf(parts)
  const isSame = job.place?.digest === digest
  const from = isSame ? job.place.parts : 0
  if (!isSame)
    await job.step({ digest, parts: 0 }, async (tx) => void (await queries.deleteParts(tx, record.id)))
  let written = isProgress ? parts.slice(0, from).reduce((sum, { records }) => sum + records, 0) : 0
  for (let place = from; place < parts.length;) {
    const some = partsUpTo(parts, place, preparedAtOnce)
    if (isProgress) written += some.reduce((sum, { records }) => sum + records, 0)
    const begin = place
    place += some.length
    await job.step({ digest, parts: place }, (tx) => queries.insertParts(tx, record, begin, some, written))
  }
  return { digest, parts: parts.length }
}

/** The parts from a position on that together have this length; at least one. */
function partsUpTo(parts: readonly ImportPart[], from: number, length: number): readonly ImportPart[] {
  let end = from
  let sum = 0
  do sum += parts[end++]!.json.length
  while (end < parts.length && sum + parts[end]!.json.length <= length)
  return parts.slice(from, end)
}

function digestOf(parts: readonly ImportPart[]): string {
  const digest = createHash('sha256')
  for (const { json } of parts) digest.update(json).update('\n')
  return digest.digest('hex')
}

async function failImport(
  { definitions }: Pick<ImportJobParts, 'definitions'>,
  tx: Executor,
  id: string,
  isLasting: boolean,
): Promise<void> {
  const record = await queries.importRecord(tx, id)
  if (!record) return
  await endImport(tx, record, 'failed', definitions[record.kind])
  await queries.setFailure(tx, record, isLasting ? 'data' : 'service')
}

/** Ends an import early. Records that were added in steps stay. */
export async function endImport(
  tx: Executor,
  record: ImportRecord,
  state: 'cancelled' | 'failed',
  { writer }: Pick<ImportDefinition, 'writer'>,
): Promise<void> {
  await queries.deleteParts(tx, record.id)
  const steps = writer !== null && 'add' in writer ? writer : null
  const added = await queries.setEnded(tx, record, state, { keepsWritten: steps !== null })
  if (steps && added > 0) await steps.end(tx, record.committedBy!, record, added)
}

/** Rejects when the signal aborts. The thread itself cannot be interrupted, so its result is ignored. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
