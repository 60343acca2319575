import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { FileFault, FilePlace } from '@bdr/contract/kernel/replies'
import type { Fault } from '@bdr/text/import-file'

/** The longest text of a file that a fault quotes. */
const quotedLength = 100

/** A fault with its place and the text found there. */
export interface PlacedFault extends FilePlace, Fault {
  readonly value: string | null
  /** all rows with the same fault from the same cause, limited to `fileLimits.faultRows` */
  readonly rows: readonly number[]
  readonly rowCount: number
}

/** How many faults are listed, and how many rows of each; further ones are only counted. */
export type FaultLimits = Record<'faults' | 'faultRows', number>

/** The listed faults of one file, and their total number. */
export interface FaultsFound {
  readonly faults: readonly PlacedFault[]
  readonly faultCount: number
}

/**
 * The faults of one file, one for each cause: the same value in the same column with the same reason, in any number of
 * rows. All are counted, the first `fileLimits.faults` are listed. A value that a form has once is read for each of its
 * lines, but its fault is reported once.
 */
export class FaultList {
  readonly #limits: FaultLimits
  readonly #onFault: (place: FilePlace) => void
  readonly #listed: MutableFault[] = []
  readonly #byCause = new Map<string, MutableFault>()
  readonly #reported = new Set<string>()
  count = 0

  /** @param onFault called with the place of every fault, including those that are only counted */
  constructor(limits: FaultLimits = fileLimits, onFault: (place: FilePlace) => void = () => {}) {
    this.#limits = limits
    this.#onFault = onFault
  }

  /** The faults of a file that was already read, to which further ones can be added. */
  static continuing({ faults, faultCount }: FaultsFound, limits?: FaultLimits): FaultList {
    const list = new FaultList(limits)
    for (const fault of faults) list.#list({ ...fault, rows: [...fault.rows] })
    list.count = faultCount
    return list
  }

  get found(): FaultsFound {
    return { faults: this.#inOrder(), faultCount: this.count }
  }

  /** In the order a person reads the file: sheet by sheet, top to bottom, left to right. */
  #inOrder(): PlacedFault[] {
    const sheets = [...new Set(this.#listed.map(({ sheet }) => sheet))]
    return this.#listed.toSorted(
      (a, b) =>
        sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
        (a.row ?? 0) - (b.row ?? 0) ||
        columnOf(a) - columnOf(b),
    )
  }

  add(place: FilePlace, value: string | null, fault: Fault): void {
    this.#onFault(place)
    const { sheet, row, column, cell, path } = place
    const identity = [sheet, row, cell, path, fault.key].join('|')
    if (this.#reported.has(identity)) return
    const quotedValue = value === null ? null : value.slice(0, quotedLength).toWellFormed()
    const placed = { sheet, row, column, cell, path, value: quotedValue, ...fault }
    const known = row === null ? undefined : this.#byCause.get(causeOf(placed))
    if (known) {
      this.#reported.add(identity)
      known.rowCount += 1
      if (known.rows.length < this.#limits.faultRows) known.rows.push(row!)
      return
    }
    this.count += 1
    if (this.#listed.length >= this.#limits.faults) return
    this.#reported.add(identity)
    this.#list({ ...placed, rows: row === null ? [] : [row], rowCount: row === null ? 0 : 1 })
  }

  #list(fault: MutableFault): void {
    this.#listed.push(fault)
    if (fault.row !== null) this.#byCause.set(causeOf(fault), fault)
  }
}

type MutableFault = Omit<PlacedFault, 'rows' | 'rowCount'> & { readonly rows: number[]; rowCount: number }

const causeOf = ({
  sheet,
  cell,
  column,
  value,
  key,
  params,
}: Omit<PlacedFault, 'rows' | 'rowCount'>): string =>
  JSON.stringify([sheet, cell?.replace(/\d+$/, '') ?? column, value, key, params])

/** Converts faults for a reply, with the sentences of their domain. */
export const presentFaults = (
  { faults, faultCount }: FaultsFound,
  describe: (fault: Fault) => string,
): { faults: FileFault[]; faultCount: number } => ({
  faults: faults.map(({ params, rows, ...fault }) => ({
    ...fault,
    rows: [...rows],
    message: describe({ key: fault.key, params }),
  })),
  faultCount,
})

/** A sort key for the column of a cell: in `AB12` it is `AB`, which comes after `Z`. */
const columnOf = ({ cell }: FilePlace): number =>
  [...(cell?.match(/^[A-Z]+/)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
