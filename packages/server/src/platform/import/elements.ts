import type { FilePlace } from '@bdr/contract/kernel/replies'
import type { Sheet } from '../workbook/workbook.ts'

/**
 * What can become of an element of a file. If several apply, the last one in this order counts: a row that was read and
 * has a fault is faulty. A `frame` is a heading, total or label around the records; an element is `lost` until it is
 * settled as anything else.
 */
const fates = ['lost', 'frame', 'record', 'unread', 'faulty'] as const
type Fate = (typeof fates)[number]
type Settled = Exclude<Fate, 'lost'>

/** The number of a file's elements by what became of them. */
export type ElementCount = Readonly<Record<Fate | 'found', number>>

/** The row of a sheet, or the path of an XML element. */
type ElementPlace = Pick<FilePlace, 'sheet' | 'row' | 'path'>

/** Stands for an element whose fate is not settled; 0 marks rows that are blank. */
const lost = 1 + fates.indexOf('lost')

/**
 * The elements of one file that may contain a record (the rows of its sheets, the lines of a document), each with what
 * became of it. The engine says which there are, readers what they made of each, so that none can disappear.
 */
export class Elements {
  /** by sheet and row: 1 + index in `fates` */
  readonly #rows = new Map<string, Uint8Array>()
  readonly #lines = new Map<string, number>()

  expectSheet({ name, rows }: Pick<Sheet, 'name' | 'rows'>): void {
    const own = new Uint8Array(1 + Math.max(0, ...rows.slice(-1).map(({ row }) => row)))
    for (const { row } of rows) own[row] = lost
    this.#rows.set(name, own)
  }

  /** @param path of an XML element that is a line of the document */
  expectLine(path: string): void {
    this.#lines.set(path, lost)
  }

  /** Settles one element, or the element that contains an XML path. */
  settle({ sheet, row, path }: ElementPlace, fate: Settled): void {
    const rank = 1 + fates.indexOf(fate)
    if (sheet !== null && row !== null) {
      const own = this.#rows.get(sheet)
      if (own?.[row] && own[row] < rank) own[row] = rank
    }
    const line = path === null ? null : this.#lineAround(path)
    if (line !== null && this.#lines.get(line)! < rank) this.#lines.set(line, rank)
  }

  /** Settles all rows of a sheet that are not settled yet. */
  settleRest(sheet: string, fate: Settled): void {
    const own = this.#rows.get(sheet)
    own?.forEach((known, row) => {
      if (known === lost) own[row] = 1 + fates.indexOf(fate)
    })
  }

  #lineAround(path: string): string | null {
    let part = path
    while (part !== '') {
      if (this.#lines.has(part)) return part
      part = part.slice(0, Math.max(0, part.lastIndexOf('/')))
    }
    return null
  }

  /** The places of the elements that nothing has become of. */
  get lost(): FilePlace[] {
    const nothing = { sheet: null, row: null, column: null, cell: null, path: null }
    const rows = [...this.#rows].flatMap(([sheet, own]) =>
      [...own.entries()].flatMap(([row, fate]) => (fate === lost ? [{ ...nothing, sheet, row }] : [])),
    )
    const lines = [...this.#lines].flatMap(([path, fate]) => (fate === lost ? [{ ...nothing, path }] : []))
    return [...rows, ...lines]
  }

  get count(): ElementCount {
    const count = { found: 0, lost: 0, frame: 0, record: 0, unread: 0, faulty: 0 }
    const add = (fate: number) => {
      if (fate === 0) return
      count.found += 1
      count[fates[fate - 1]!] += 1
    }
    for (const own of this.#rows.values()) own.forEach(add)
    this.#lines.forEach(add)
    return count
  }
}

/** The count for a file from which nothing could be read. */
export const noElements: ElementCount = { found: 0, lost: 0, frame: 0, record: 0, unread: 0, faulty: 0 }

/** Whether every element became a record, a fault, or something that was said not to be read, and there is a record. */
export const isAccountedFor = ({ found, lost: missing, ...settled }: ElementCount): boolean =>
  missing === 0 &&
  settled.record > 0 &&
  found === settled.frame + settled.record + settled.unread + settled.faulty
