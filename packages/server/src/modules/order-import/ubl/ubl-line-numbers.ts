import { orderLineNote as words } from '@bdr/text/imported-words'
import type { ReadLine } from '../model.ts'
import type { DeliveredPart } from './ubl-deliveries.ts'
import type { UblReader } from './ubl-reader.ts'

/** A line as the document has it: with its id, which may be any text, and the parts in which it is to be delivered. */
export interface UblLine extends Omit<ReadLine, 'lineNo' | 'quantity' | 'requiredDate' | 'note'> {
  readonly id: string | null
  readonly notes: readonly string[]
  /** at least one */
  readonly parts: readonly DeliveredPart[]
}

/**
 * Makes a line of each part and numbers them. Ids are the numbers if all of them are numbers, otherwise positions are.
 * Further parts of a line come after the highest number, so that all other lines keep theirs. A line that is not called
 * like in the document says in its note what it is called there.
 */
export function numbered(reader: UblReader, lines: readonly UblLine[]): ReadLine[] {
  const ids = lines.map(({ id }) => lineNumber(id))
  const isUsable = !ids.includes(null) && new Set(ids).size === ids.length
  const firsts = lines.map((_, index) => (isUsable ? ids[index]! : index + 1))
  let last = Math.max(0, ...firsts)
  return lines.flatMap(({ id, parts, notes, ...line }, index) =>
    parts.map(({ quantity, requiredDate }, part): ReadLine => {
      const lineNo = part === 0 ? firsts[index]! : (last += 1)
      const isRenamed = id !== null && (lineNumber(id) !== lineNo || parts.length > 1)
      const own = [
        ...notes,
        ...(isRenamed ? [words.lineId({ id })] : []),
        ...(parts.length > 1 ? [words.part({ part: part + 1, parts: parts.length })] : []),
      ].filter((text) => text !== '')
      const note = reader.limited(line.at.path!, own.join('；'), 'note')
      return { ...line, lineNo, quantity, requiredDate, note }
    }),
  )
}

/** The number of an id; `00010` is 10. */
const lineNumber = (id: string | null): number | null =>
  id !== null && /^0*[1-9]\d{0,8}$/.test(id) ? Number(id) : null
