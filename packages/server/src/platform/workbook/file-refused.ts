import type { FileFault, FilePlace } from '@bdr/contract/kernel/import-file'
import { sayFileFault, type FileFaultKey, type FileFaultParams } from '@bdr/text/file-faults'

/** The file as a whole. */
export const wholeFile: FilePlace = { sheet: null, row: null, column: null, cell: null, path: null }

/** The file cannot be read any further; what it says is for the person who sent it. */
export class FileRefused extends Error {
  readonly place: FilePlace

  constructor(message: string, place: FilePlace = wholeFile) {
    super(message)
    this.place = place
  }

  /** The only fault of a file of which nothing is kept. */
  get fault(): FileFault {
    return { ...this.place, value: null, message: this.message }
  }
}

export const refuse = <Key extends FileFaultKey>(key: Key, ...params: FileFaultParams<Key>): FileRefused =>
  new FileRefused(sayFileFault(key, ...params))
