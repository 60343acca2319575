import type { ReadRecords } from '../../../platform/import/findings.ts'
import type { ReadCell } from '../../../platform/import/read-list.ts'

/** One row of the list, as far as it could be read. */
export interface ReadPerson {
  readonly name: ReadCell
  readonly account: ReadCell
  readonly mobile: ReadCell
  readonly email: ReadCell
  /** as the list names it */
  readonly post: ReadCell
}

/** What a file says. Its people may be added only when `faultCount` is 0. */
export type ReadPeople = ReadRecords<ReadPerson>

export interface StaffReadOptions {
  /** what somebody said about the file, by the question's id */
  readonly answers: Readonly<Record<string, string>>
}
