/**
 * The input a person typed is the difference between the form's values and the record's. Stored separately,
 * it can be applied again when somebody else has changed the record, or when the form was closed and opened
 * again.
 */

type Group = Readonly<Record<string, unknown>>

/**
 * Whether a value is a group of fields. A value with an id refers to something else, such as a file: it is a
 * single value.
 */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value)

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** The part of a form's values that differs from its start; undefined when nothing differs. */
export function typedOf(start: unknown, values: unknown): unknown {
  if (!isGroup(start) || !isGroup(values)) return isSame(start, values) ? undefined : values
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const part = typedOf(start[name], value)
    return part === undefined ? [] : [[name, part] as const]
  })
  return typed.length === 0 ? undefined : Object.fromEntries(typed)
}

/**
 * Applies the typed part to the start. Fields that the start does not have, or with another type, are left
 * out.
 */
export function withTyped<Value>(start: Value, typed: unknown): Value
export function withTyped(start: unknown, typed: unknown): unknown {
  if (isGroup(start) && isGroup(typed))
    return Object.fromEntries(
      Object.entries(start).map(([name, value]) => [name, withTyped(value, typed[name])]),
    )
  return typed !== undefined && fits(start, typed) ? typed : start
}

/** A value may be null on either side; otherwise its type has to stay the same. */
const fits = (start: unknown, typed: unknown): boolean =>
  start === null ||
  (typed === null
    ? !isGroup(start) && typeof start === 'object'
    : typeof typed === typeof start && Array.isArray(typed) === Array.isArray(start) && !isGroup(start))

/** The part of typed input that a record contains already; undefined when it contains nothing of it. */
export function containedIn(record: unknown, typed: unknown): unknown {
  if (!isGroup(record) || !isGroup(typed)) return isSame(record, typed) ? typed : undefined
  const contained = Object.entries(typed).flatMap(([name, value]) => {
    const part = containedIn(record[name], value)
    return part === undefined ? [] : [[name, part] as const]
  })
  return contained.length === 0 ? undefined : Object.fromEntries(contained)
}

/** One field that somebody changed. */
export interface Change {
  /** the field's name in the form */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields in which two sets of values of one form differ. */
export function changesBetween(before: unknown, after: unknown, name = ''): Change[] {
  if (!isGroup(before) || !isGroup(after))
    return isSame(before, after) ? [] : [{ name, before: before ?? null, after: after ?? null }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changesBetween(before[key], after[key], name === '' ? key : `${name}.${key}`),
  )
}
