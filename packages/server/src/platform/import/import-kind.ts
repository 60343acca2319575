import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import type { checkImport } from '@bdr/contract/imports/calls'
import type { ImportReport } from '@bdr/contract/imports/replies'
import type { ImportKind } from '@bdr/contract/imports/model'
import type { Change } from '../change.ts'
import type { FilesInOrder } from '../workbook/file-reader.ts'
import type { Executor } from '../db/executor.ts'
import type { JobRun } from '../jobs/jobs.ts'
import type { RowFault } from './failed-rows.ts'
import type { FileFindings } from './findings.ts'

/** A person's choices for a file: answers, columns mapped by hand, merchants. */
export type ImportChoices = Omit<ParsedInputOf<typeof checkImport>, 'id'>

/** An import as the code of its kind sees it. */
export interface ImportSubject {
  readonly id: string
  /** the merchant of the records; null if operators import for several merchants */
  readonly merchantId: string | null
  /** the record the file belongs to, for kinds of imports that belong to one */
  readonly aboutId: string | null
  readonly fileName: string
  readonly choices: ImportChoices
}

/** The uploaded file, and the files of corrected rows that replace some of its rows, in order. */
export interface ImportFiles {
  readonly fileName: string
  readonly bytes: Buffer
  readonly corrected: FilesInOrder
}

/** The result of checking a file. */
export interface CheckedImport {
  readonly report: ImportReport
  /** number of records in the file, and how many of them have faults */
  readonly read: number
  readonly failed: number
  /** number of records that are the same already, or that a person chose to skip */
  readonly unchanged?: number
  /** whether the records can be added: no faults, no unanswered questions, and at least one record */
  readonly isReady: boolean
  /** all faults of rows, if the report does not list them all */
  readonly rowFaults?: readonly RowFault[]
}

/**
 * Some of the records to be added as JSON in UTF-8: an array whose elements only the kind of import knows. Bytes can be
 * transferred out of the reading thread; strings would be copied, and take twice the memory for Chinese text.
 */
export interface ImportPart {
  readonly records: number
  readonly json: Uint8Array<ArrayBuffer>
}

/** @param records number of records in it, as the check counts them */
export const importPart = (records: number, values: readonly unknown[]): ImportPart => ({
  records,
  json: new TextEncoder().encode(JSON.stringify(values)),
})

/** The values given to `importPart`. */
export const valuesOf = ({ json }: ImportPart): unknown => JSON.parse(new TextDecoder().decode(json))

/** The buffers to transfer when parts leave a thread. */
export const buffersOf = (parts: readonly ImportPart[]): ArrayBuffer[] => parts.map(({ json }) => json.buffer)

/**
 * The definition of a kind of import. Reading depends only on the file, on people's choices and on existing data, so it
 * can be repeated at any time.
 */
export interface ImportDefinition<Read extends FileFindings = FileFindings> {
  readonly kind: ImportKind
  /** Long-running work before reading, in steps of the checking job. */
  prepare?(job: JobRun<unknown>, subject: ImportSubject): Promise<void>
  /** Reads the file in a thread. All faults, and what became of every element, are part of the result. */
  read(db: Executor, files: ImportFiles, subject: ImportSubject): Promise<Read>
  /** number of records read, for the progress display */
  count(read: Read): number
  /** Compares the records with existing data. It writes nothing. */
  check(db: Executor, subject: ImportSubject, read: Read): Promise<CheckedImport>
  /** How a job adds the records; null if a separate call does */
  readonly writer: AtomicWriter<Read> | StepWriter<Read> | null
}

/**
 * Adds independent records part by part. No record is added twice, even if the server dies, and cancelling keeps those
 * already added.
 */
export interface StepWriter<Read> {
  /** The records without faults in parts. On the embedded database other requests wait while a part is added. */
  steps(read: Read): readonly ImportPart[]
  /**
   * A digest of everything besides the file that reading depended on, and its current value. If they are equal, reading
   * again would have the same result, so the parts prepared by the check are added.
   */
  readonly basis?: {
    of(read: Read): string
    now(db: Executor, subject: ImportSubject): Promise<string>
  }
  /** Adds the records of one or a few parts. @returns their number, as the check counts them */
  add(tx: Executor, change: Change, subject: ImportSubject, records: readonly unknown[]): Promise<number>
  /** Called in the transaction that ends the import: after the last part, or earlier if it was cancelled. */
  end(tx: Executor, change: Change, subject: ImportSubject, added: number): Promise<void>
}

/** Adds all records of a file in one transaction, or none. */
export interface AtomicWriter<Read> {
  /** The records in parts, each of which takes at most a few hundred milliseconds to prepare. */
  parts(read: Read): readonly ImportPart[]
  /**
   * Stores what the records need besides the database, before their transaction. It may happen in vain and again, so
   * what is stored must go by itself if no record refers to it.
   */
  stage?(change: Change, read: Read): Promise<Read>
  /**
   * Adds all records from `import_part`, with as few statements as there are tables, because the embedded database
   * answers nobody else meanwhile. It checks once more first, and adds nothing if anything prevents it by now.
   */
  write(tx: Executor, change: Change, subject: ImportSubject, read: Read): Promise<WrittenImport>
  /** Follow-up work for some of the added records; repeating it must have no further effect. */
  follow?(tx: Executor, ids: IdRange): Promise<void>
}

/** The result of adding, and the records that need follow-up work. */
interface WrittenImport extends CheckedImport {
  readonly added?: IdRange | null
}

/** A range of record ids, inclusive; other records may have ids in between. */
export interface IdRange {
  readonly first: string
  readonly last: string
}

/** Infers the type of what is read, so that `read` and the other functions agree. */
export const importDefinition = <Read extends FileFindings>(
  definition: ImportDefinition<Read>,
): ImportDefinition => definition
