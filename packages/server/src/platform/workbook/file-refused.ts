import type { FilePlace } from '@bdr/contract/kernel/replies'
import type { Fault, FaultParams, FileFaults } from '@bdr/text/import-file'
import { fileFault } from './file-fault.ts'
import type { PlacedFault } from './fault-list.ts'

/** The place of a fault that concerns the whole file. */
export const wholeFile: FilePlace = { sheet: null, row: null, column: null, cell: null, path: null }

/** The file cannot be read any further. The message is for the person who uploaded it. */
export class FileRefused extends Error {
  readonly place: FilePlace
  readonly reason: Fault

  constructor(reason: Fault, place: FilePlace = wholeFile) {
    super(reason.key)
    this.reason = reason
    this.place = place
  }

  /** The only fault of a file from which nothing was read. */
  get fault(): PlacedFault {
    return { ...this.place, value: null, rows: [], rowCount: 0, ...this.reason }
  }
}

export const refuse = <Key extends keyof FileFaults>(
  key: Key,
  ...params: FaultParams<FileFaults, Key>
): FileRefused => new FileRefused(fileFault(key, ...params))
