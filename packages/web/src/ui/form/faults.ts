import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from '../../lib/call-error.ts'

/** One fault of the input that was sent or would be sent. */
export interface Fault {
  /**
   * the field's path in the call's input, `lines.2.quantity`; empty where it is about the input as a whole
   */
  readonly path: string
  /** the message to show at the field */
  readonly message: string
  /** the message with the field's name, to show elsewhere */
  readonly sentence: string
}

/** The faults of a form: those of its fields, and those that belong to no field. */
export interface FormFaults {
  /** by the field's name in the form */
  readonly fields: Readonly<Record<string, string>>
  readonly general: readonly string[]
  /** when the reason in `general` ends by itself, in milliseconds of this browser's clock */
  readonly until?: number | undefined
}

export const noFaults: FormFaults = { fields: {}, general: [] }

/** A form's own messages by field; null where nothing is wrong. */
export const fieldFaults = (sentences: Readonly<Record<string, string | null>>): FormFaults => ({
  fields: Object.fromEntries(
    Object.entries(sentences).filter((entry): entry is [string, string] => entry[1] !== null),
  ),
  general: [],
})

export const countFaults = ({ fields, general }: FormFaults): number =>
  Object.keys(fields).length + general.length

/** Converts `lines[2].quantity` to the name of a form's field: `lines.2.quantity`. */
const dotted = (path: string): string => path.replaceAll('[', '.').replaceAll(']', '')

/**
 * The faults of a call that failed: those of an invalid input one by one, also where its sentences have no
 * path; every other failure as one sentence.
 */
export function faultsOfError(error: unknown): Fault[] {
  if (!(error instanceof CallError))
    return [generalFault((error instanceof TransportError && error.message) || transportText.unreadable)]
  const placed = error.faults.map(({ path, message, sentence }) => ({
    path: dotted(path),
    message,
    sentence,
  }))
  const others = error.messages.slice(placed.length)
  return [...placed, ...others.map((message) => generalFault(message || transportText.unreadable))]
}

export const generalFault = (message: string): Fault => ({ path: '', message, sentence: message })

/**
 * The field of a form that shows the faults of a path in the input: the field itself, else the one it is a
 * part of, else the first that is a part of it. Null where the form shows none of these.
 */
export function fieldAt(path: string, shown: Iterable<string>): string | null {
  const names = [...shown]
  if (names.includes(path)) return path
  return (
    names.find((name) => path.startsWith(`${name}.`)) ??
    (path === '' ? null : (names.find((name) => name.startsWith(`${path}.`)) ?? null))
  )
}

/**
 * Puts each fault at its field; where a field has several, the first one is shown.
 * @param placeOf the field's name in the form, null where it belongs to none
 */
export function placeFaults(faults: readonly Fault[], placeOf: (path: string) => string | null): FormFaults {
  const fields: Record<string, string> = {}
  const general = new Set<string>()
  for (const { path, message, sentence } of faults) {
    const name = placeOf(path)
    if (name === null) general.add(sentence)
    else fields[name] ??= message
  }
  return { fields, general: [...general] }
}

/** The faults of both; where both have one for the same field, the first one's message is shown. */
export const joinFaults = (first: FormFaults, second: FormFaults): FormFaults => ({
  fields: { ...second.fields, ...first.fields },
  general: [...new Set([...first.general, ...second.general])],
  until: first.until ?? second.until,
})

const isWithin = (name: string, other: string): boolean => name === other || name.startsWith(`${other}.`)

/** Only the faults of these fields and of their parts. */
export const onlyFields = ({ fields }: FormFaults, names: readonly string[]): FormFaults => ({
  fields: Object.fromEntries(
    Object.entries(fields).filter(([at]) => names.some((name) => isWithin(at, name))),
  ),
  general: [],
})

/** A field was changed: its faults, those of its parts and of what it is a part of no longer apply. */
export function withoutField({ fields, ...rest }: FormFaults, name: string): FormFaults {
  const others = Object.entries(fields).filter(([at]) => !isWithin(at, name) && !isWithin(name, at))
  return { ...rest, fields: Object.fromEntries(others) }
}
