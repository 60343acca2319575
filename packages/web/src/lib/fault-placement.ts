import type { CallFault } from './call-error.ts'

/** One thing that is wrong, by the field's path; an empty path is the input as a whole. */
export type Fault = Pick<CallFault, 'path' | 'message' | 'sentence'>

/** Where the faults of a form with lines belong. Lines are named by the id they are about. */
export interface PlacedFaults {
  /** line id → field → what is wrong */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** field → what is wrong */
  readonly fields: Readonly<Record<string, string>>
  /** what belongs to no field on the page */
  readonly whole: readonly string[]
}

/** The fields a page shows; a line's first one takes what is said of the line itself. */
export interface ShownFields {
  readonly line: readonly [string, ...string[]]
  readonly form: readonly string[]
}

export const noFaults: PlacedFaults = { lines: {}, fields: {}, whole: [] }

export const countFaults = ({ lines, fields, whole }: PlacedFaults): number =>
  Object.values(lines).reduce((count, line) => count + Object.keys(line).length, 0) +
  Object.keys(fields).length +
  whole.length

/** `lines[2].quantity` is about the third line that was sent. */
const linePath = /^lines\[(\d+)\](?:\.(\w+))?/

/**
 * Puts each fault beside what it is about; the first one of a field wins.
 * @param sentLines ids of the lines in the order they were sent
 */
export function placeFaults(
  faults: readonly Fault[],
  sentLines: readonly string[],
  shown: ShownFields,
): PlacedFaults {
  const lines: Record<string, Record<string, string>> = {}
  const fields: Record<string, string> = {}
  const whole: string[] = []
  for (const { path, message, sentence } of faults) {
    const match = linePath.exec(path)
    const lineId = match ? sentLines[Number(match[1])] : undefined
    if (match && lineId !== undefined) {
      const field = shown.line.find((name) => name === match[2]) ?? shown.line[0]
      lines[lineId] = { [field]: message, ...lines[lineId] }
    } else if (path !== '' && shown.form.includes(path)) {
      fields[path] ??= message
    } else {
      whole.push(sentence)
    }
  }
  return { lines, fields, whole }
}

/** The faults of both; the first one's sentence wins where they speak of the same field. */
export function joinFaults(first: PlacedFaults, second: PlacedFaults): PlacedFaults {
  const lines: Record<string, Readonly<Record<string, string>>> = { ...second.lines }
  for (const [id, faults] of Object.entries(first.lines)) lines[id] = { ...lines[id], ...faults }
  return {
    lines,
    fields: { ...second.fields, ...first.fields },
    whole: [...new Set([...first.whole, ...second.whole])],
  }
}

/** A line was changed: what was said of it no longer holds. */
export function withoutLine({ lines, ...rest }: PlacedFaults, lineId: string): PlacedFaults {
  const { [lineId]: _changed, ...others } = lines
  return { lines: others, ...rest }
}

/** A field was changed: what was said of it no longer holds. */
export function withoutField({ fields, ...rest }: PlacedFaults, field: string): PlacedFaults {
  const { [field]: _changed, ...others } = fields
  return { fields: others, ...rest }
}
