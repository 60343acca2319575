/**
 * What a person typed is what differs from how the record fills a form. Kept apart from the rest, it can
 * be laid over the record again when that was changed by somebody else, or was closed and opened again.
 */

type Group = Readonly<Record<string, unknown>>

/** Fields below a name. What has an id stands for something else, a file: it is one value. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value)

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** The part of a form's values that differs from its start; undefined when nothing does. */
export function typedOf(start: unknown, values: unknown): unknown {
  if (!isGroup(start) || !isGroup(values)) return isSame(start, values) ? undefined : values
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const part = typedOf(start[name], value)
    return part === undefined ? [] : [[name, part] as const]
  })
  return typed.length === 0 ? undefined : Object.fromEntries(typed)
}

/** The start with what was typed over it. What the start has no place for, or of another kind, is left out. */
export function withTyped<Value>(start: Value, typed: unknown): Value
export function withTyped(start: unknown, typed: unknown): unknown {
  if (isGroup(start) && isGroup(typed))
    return Object.fromEntries(
      Object.entries(start).map(([name, value]) => [name, withTyped(value, typed[name])]),
    )
  return typed !== undefined && fits(start, typed) ? typed : start
}

/** A value may be absent on either side; otherwise it stays of its kind. */
const fits = (start: unknown, typed: unknown): boolean =>
  start === null ||
  (typed === null
    ? !isGroup(start) && typeof start === 'object'
    : typeof typed === typeof start && Array.isArray(typed) === Array.isArray(start) && !isGroup(start))

/** One field that somebody changed. */
export interface Change {
  /** the field's name in the form */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields in which two fillings of one form differ. */
export function changesBetween(before: unknown, after: unknown, name = ''): Change[] {
  if (!isGroup(before) || !isGroup(after))
    return isSame(before, after) ? [] : [{ name, before: before ?? null, after: after ?? null }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], name === '' ? key : `${name}.${key}`),
  )
}
