import type { CallFault } from './call-error.ts'

/** One fault of an input, by the field's path; an empty path is about the input as a whole. */
export type Fault = Pick<CallFault, 'path' | 'message' | 'sentence'>

/** Where the faults of a form with lines are shown. Lines are identified by the id of what they are about. */
export interface PlacedFaults {
  /** messages by line id and field */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** messages by field */
  readonly fields: Readonly<Record<string, string>>
  /** messages that belong to no field on the page */
  readonly general: readonly string[]
}

/** The fields a page shows; faults of a line itself are shown at the first of the line's fields. */
export interface ShownFields {
  readonly line: readonly [string, ...string[]]
  readonly form: readonly string[]
}

export const noFaults: PlacedFaults = { lines: {}, fields: {}, general: [] }

export const countFaults = ({ lines, fields, general }: PlacedFaults): number =>
  Object.values(lines).reduce((count, line) => count + Object.keys(line).length, 0) +
  Object.keys(fields).length +
  general.length

/** `lines[2].quantity` is about the third line that was sent. */
const linePath = /^lines\[(\d+)\](?:\.(\w+))?/

/**
 * Puts each fault at its field; where a field has several, the first one is shown.
 * @param sentLines ids of the lines in the order they were sent
 */
export function placeFaults(
  faults: readonly Fault[],
  sentLines: readonly string[],
  shown: ShownFields,
): PlacedFaults {
  const lines: Record<string, Record<string, string>> = {}
  const fields: Record<string, string> = {}
  const general: string[] = []
  for (const { path, message, sentence } of faults) {
    const match = linePath.exec(path)
    const lineId = match ? sentLines[Number(match[1])] : undefined
    if (match && lineId !== undefined) {
      const field = shown.line.find((name) => name === match[2]) ?? shown.line[0]
      lines[lineId] = { [field]: message, ...lines[lineId] }
    } else if (path !== '' && shown.form.includes(path)) {
      fields[path] ??= message
    } else {
      general.push(sentence)
    }
  }
  return { lines, fields, general }
}

/** The faults of both; where both have one for the same field, the first one's message is shown. */
export function joinFaults(first: PlacedFaults, second: PlacedFaults): PlacedFaults {
  const lines: Record<string, Readonly<Record<string, string>>> = { ...second.lines }
  for (const [id, faults] of Object.entries(first.lines)) lines[id] = { ...lines[id], ...faults }
  return {
    lines,
    fields: { ...second.fields, ...first.fields },
    general: [...new Set([...first.general, ...second.general])],
  }
}

/** A line was changed: its former faults no longer apply. */
export function withoutLine({ lines, ...rest }: PlacedFaults, lineId: string): PlacedFaults {
  const { [lineId]: _changed, ...others } = lines
  return { lines: others, ...rest }
}

/** A field was changed: its former fault no longer applies. */
export function withoutField({ fields, ...rest }: PlacedFaults, field: string): PlacedFaults {
  const { [field]: _changed, ...others } = fields
  return { fields: others, ...rest }
}
