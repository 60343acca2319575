import type { FilePlace } from '@bdr/contract/kernel/replies'
import type { FileFindings } from '../../../platform/import/findings.ts'

/** What a cell says; null where it is blank, or where its fault has been told. */
export interface ReadCell {
  readonly value: string | null
  readonly place: FilePlace
}

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
export interface ReadPeople extends FileFindings {
  readonly people: readonly ReadPerson[]
}

export interface StaffReadOptions {
  /** what somebody said about the file, by the question's id */
  readonly answers: Readonly<Record<string, string>>
}
