import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'

/** One action of a person, which may have changed several parts of the record at once. */
export interface HistoryGroup {
  readonly entry: HistoryEntry
  /** the parts it concerned, in order: line numbers, receipts */
  readonly about: readonly string[]
  /** what it changed, each with the part it belongs to */
  readonly changes: readonly FieldChange[]
}

/**
 * Merges the entries of the same action: accepting 400 lines writes 400 entries at one instant. The groups
 * keep the order of their first entries.
 */
export function groupHistory(entries: readonly HistoryEntry[]): HistoryGroup[] {
  const groups = new Map<string, { entry: HistoryEntry; about: string[]; changes: FieldChange[] }>()
  for (const entry of entries) {
    const action = JSON.stringify([entry.at, entry.actor, entry.action, entry.from, entry.to, entry.reason])
    const group = groups.get(action) ?? { entry, about: [], changes: [] }
    if (entry.about !== null) group.about.push(entry.about)
    group.changes.push(
      ...entry.changes.map((change) => ({ ...change, part: change.part ?? linePart(entry) })),
    )
    groups.set(action, group)
  }
  // entries are newest first, but lines are listed from the first on
  return [...groups.values()].map((group) => ({ ...group, changes: group.changes.toSorted(byLine) }))
}

const byLine = (a: FieldChange, b: FieldChange): number =>
  a.part !== null && b.part !== null && isNumber(a.part) && isNumber(b.part)
    ? Number(a.part) - Number(b.part)
    : 0

/** The changes of an entry about one line are changes of that line's fields. */
const linePart = ({ about }: HistoryEntry): string | null =>
  about !== null && isNumber(about) ? about : null

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** Line numbers in a short form: `1–3、7`. Null when these are not all numbers. */
export function lineRanges(about: readonly string[]): string | null {
  if (about.length === 0 || !about.every(isNumber)) return null
  const numbers = about.map(Number).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && number <= last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join('、')
}
