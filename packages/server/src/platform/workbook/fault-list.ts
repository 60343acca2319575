import { fileLimits, type FileFault, type FilePlace } from '@bdr/contract/kernel/import-file'

/** The longest piece of a file that a fault quotes. */
const quotedLength = 100

/**
 * The faults of one file: all are counted, the first `fileLimits.faults` are kept. What a form
 * says once is read for each of its lines; its fault is told once.
 */
export class FaultList {
  readonly #kept: FileFault[] = []
  readonly #told = new Set<string>()
  count = 0

  /** The faults of a file that has been read, to which others are added. */
  static continuing({
    faults,
    faultCount,
  }: {
    readonly faults: readonly FileFault[]
    readonly faultCount: number
  }): FaultList {
    const list = new FaultList()
    list.#kept.push(...faults)
    list.count = faultCount
    return list
  }

  /** As a person goes through the file: sheet by sheet, top to bottom, left to right. */
  inOrder(): FileFault[] {
    const sheets = [...new Set(this.#kept.map(({ sheet }) => sheet))]
    return this.#kept.toSorted(
      (a, b) =>
        sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
        (a.row ?? 0) - (b.row ?? 0) ||
        columnOf(a) - columnOf(b),
    )
  }

  add(place: FilePlace, value: string | null, message: string): void {
    const key = [place.sheet, place.row, place.cell, place.path, message].join('|')
    if (this.#told.has(key)) return
    this.count += 1
    if (this.#kept.length < fileLimits.faults) {
      this.#told.add(key)
      this.#kept.push({
        ...place,
        value: value === null ? null : value.slice(0, quotedLength).toWellFormed(),
        message,
      })
    }
  }
}

/** Of the cell `AB12`: `AB` counts further right than `Z`. */
const columnOf = ({ cell }: FileFault): number =>
  [...(cell?.match(/^[A-Z]+/)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
