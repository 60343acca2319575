import type { FilePlace } from '@bdr/contract/kernel/import-file'
import type { FaultsFound } from '../../../platform/workbook/fault-list.ts'

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
export interface ReadPeople extends FaultsFound {
  readonly people: readonly ReadPerson[]
}
