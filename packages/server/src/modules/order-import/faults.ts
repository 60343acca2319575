import { importLimits, type ImportFault } from '@bdr/contract/orders/import'
import { sayImportFault, type ImportFaultKey, type ImportFaultParams } from '@bdr/text/import-faults'
import { wholeFile, type Place, type ReadResult } from './model.ts'

/** The longest piece of a file that a fault quotes. */
const quotedLength = 100

/**
 * The faults of one file: all are counted, the first `importLimits.faults` are kept. What a form
 * says once is read for each of its lines; its fault is told once.
 */
export class FaultList {
  readonly #kept: ImportFault[] = []
  readonly #told = new Set<string>()
  count = 0

  /** The faults of a file that has been read, to which others are added. */
  static continuing({ faults, faultCount }: Pick<ReadResult, 'faults' | 'faultCount'>): FaultList {
    const list = new FaultList()
    list.#kept.push(...faults)
    list.count = faultCount
    return list
  }

  /** As a person goes through the file: sheet by sheet, top to bottom. */
  inOrder(): ImportFault[] {
    const sheets = [...new Set(this.#kept.map(({ sheet }) => sheet))]
    return this.#kept.toSorted(
      (a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || (a.row ?? 0) - (b.row ?? 0),
    )
  }

  add(place: Place, value: string | null, message: string): void {
    const key = [place.sheet, place.row, place.cell, place.path, message].join('|')
    if (this.#told.has(key)) return
    this.count += 1
    if (this.#kept.length < importLimits.faults) {
      this.#told.add(key)
      this.#kept.push({
        ...place,
        value: value === null ? null : value.slice(0, quotedLength).toWellFormed(),
        message,
      })
    }
  }
}

/** The file cannot be read any further; what it says is for the person who sent it. */
export class FileRefused extends Error {
  readonly place: Place

  constructor(message: string, place: Place = wholeFile) {
    super(message)
    this.place = place
  }
}

export const refuse = <Key extends ImportFaultKey>(
  key: Key,
  ...params: ImportFaultParams<Key>
): FileRefused => new FileRefused(sayImportFault(key, ...params))

/** The result of a file of which nothing is kept. */
export const refusedResult = (format: ReadResult['format'], refused: FileRefused): ReadResult => ({
  format,
  orders: [],
  unfinished: [],
  faults: [{ ...refused.place, value: null, message: refused.message }],
  faultCount: 1,
})
