import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { checkImport } from '@bdr/contract/imports/calls'
import type { ImportReport } from '@bdr/contract/imports/replies'
import type { ImportKind } from '@bdr/contract/imports/model'
import type { Change } from '../change.ts'
import type { Executor } from '../db/executor.ts'
import type { JobRun } from '../jobs/jobs.ts'
import type { RowFault } from './failed-rows.ts'

/** What people have chosen for a file: answers, columns mapped by hand, merchants. */
export type ImportChoices = Omit<ParsedInputOf<typeof checkImport>, 'id'>

/** An import as the code of its kind sees it. */
export interface ImportSubject {
  readonly id: string
  /** whose records the file holds; null where operators import for many */
  readonly merchantId: string | null
  /** the record the file is about, where it is about one */
  readonly aboutId: string | null
  readonly fileName: string
  readonly choices: ImportChoices
}

/** The file as it was uploaded, and the mended rows that take the place of its own, in their order. */
export interface ImportFiles {
  readonly fileName: string
  readonly bytes: Buffer
  readonly mended: readonly Buffer[]
}

/** What the check of a file found. */
export interface CheckedImport {
  readonly report: ImportReport
  /** records the file has, and how many of them something is wrong with */
  readonly read: number
  readonly failed: number
  /** the records can be added: there is no fault, no open question, and something to add */
  readonly isReady: boolean
  /** every fault that stands in a row, where the report does not list them all */
  readonly rowFaults?: readonly RowFault[]
}

/**
 * Some of the records to be added, as JSON in UTF-8: an array whose members the kind alone knows. Bytes move
 * out of the thread that read the file; text would be copied, and take twice the room in Chinese.
 */
export interface ImportPart {
  readonly records: number
  readonly json: Uint8Array<ArrayBuffer>
}

/** @param records how many the check counts of them */
export const importPart = (records: number, values: readonly unknown[]): ImportPart => ({
  records,
  json: new TextEncoder().encode(JSON.stringify(values)),
})

/** What `importPart` was given. */
export const valuesOf = ({ json }: ImportPart): unknown => JSON.parse(new TextDecoder().decode(json))

/** What moves with parts that leave a thread. */
export const buffersOf = (parts: readonly ImportPart[]): ArrayBuffer[] => parts.map(({ json }) => json.buffer)

/**
 * What can be imported, defined once. Reading is a function of the file, of what people chose and of what there
 * is, so it may be done again at any time.
 */
export interface ImportDefinition<Read = unknown> {
  readonly kind: ImportKind
  /** Long work that comes before reading, in steps of the job that checks. */
  prepare?(job: JobRun<unknown>, subject: ImportSubject): Promise<void>
  /** Reads the file, in a thread. Whatever is wrong with it is in the result. */
  read(db: Executor, files: ImportFiles, subject: ImportSubject): Promise<Read>
  /** how many records were read, for whoever waits */
  count(read: Read): number
  /** Compares what was read with what there is. Writes nothing. */
  check(db: Executor, subject: ImportSubject, read: Read): Promise<CheckedImport>
  /** How a job adds the records; null where a call of the kind's own does */
  readonly writer: WholeWriter<Read> | StepWriter<Read> | null
}

/**
 * Adds records that stand for themselves, part after part: none is added twice, whenever the server
 * dies, and who cancels keeps what was added so far.
 */
export interface StepWriter<Read> {
  /** What is to be added, without what has faults; other requests wait for a part on the embedded database. */
  steps(read: Read): readonly ImportPart[]
  /**
   * A digest of everything besides the file that reading depended on, and what it would be now: where they
   * are the same, reading again would find the same, and what the check prepared is added.
   */
  readonly basis?: {
    of(read: Read): string
    now(db: Executor, subject: ImportSubject): Promise<string>
  }
  /** Adds the records of one part, or of a few. @returns how many, as the check counts them */
  add(tx: Executor, change: Change, subject: ImportSubject, records: readonly unknown[]): Promise<number>
  /** In the transaction that ends the import: after the last part, or before where somebody cancelled it. */
  end(tx: Executor, change: Change, subject: ImportSubject, added: number): Promise<void>
}

/** Adds all records of a file in one transaction, or none. */
export interface WholeWriter<Read> {
  /** What is to be added, a few hundred milliseconds' worth of preparing at most in each part. */
  parts(read: Read): readonly ImportPart[]
  /**
   * Adds all records out of `import_part`, in as few statements as there are tables: the embedded database
   * answers nobody else meanwhile. Checks once more first, and adds nothing where anything prevents it by
   * now.
   */
  write(tx: Executor, change: Change, subject: ImportSubject, read: Read): Promise<WrittenImport>
  /** What may follow once the records are there, of some of them: done again it changes nothing. */
  follow?(tx: Executor, ids: IdRange): Promise<void>
}

/** What was added, and which records there is something to `follow` for. */
interface WrittenImport extends CheckedImport {
  readonly added?: IdRange | null
}

/** Records by their ids, both ends included; others may lie in between. */
export interface IdRange {
  readonly first: string
  readonly last: string
}

/** Keeps the type of what is read between `read` and the others. */
export const importDefinition = <Read>(definition: ImportDefinition<Read>): ImportDefinition => definition
