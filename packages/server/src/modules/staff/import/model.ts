import type { ReadRecords } from '../../../platform/import/findings.ts'
import type { ReadCell } from '../../../platform/import/read-list.ts'

/** One row of the list as far as it could be read. */
export interface ReadPerson {
  readonly name: ReadCell
  readonly account: ReadCell
  readonly mobile: ReadCell
  readonly email: ReadCell
  /** as written in the list */
  readonly post: ReadCell
}

/** The content of a file. Its people may be added only if `faultCount` is 0. */
export type ReadPeople = ReadRecords<ReadPerson>

export interface StaffReadOptions {
  /** a person's answers about the file, by the question's id */
  readonly answers: Readonly<Record<string, string>>
}
