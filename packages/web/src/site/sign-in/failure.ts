import { codes } from '@bdr/contract/errors'
import { CallError, faultsByField, TransportError } from '../../lib/call-error.ts'

/** Where the messages of a refused form stand: at a field, or above the button. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>
  readonly form: string | null
  /** when what `form` says is over by itself, in milliseconds of this browser's clock */
  readonly lockedUntil: number | null
}

export const noFailure: FormFailure = { fields: {}, form: null, lockedUntil: null }

/** What the page itself has against the input, by field; null when nothing. */
export function ownFailure(faults: Readonly<Record<string, string | null>>): FormFailure | null {
  const fields = Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null),
  )
  return Object.keys(fields).length === 0 ? null : { ...noFailure, fields }
}

/**
 * @param shown the fields the form has
 * @throws what is no refusal
 */
export function placeFailure(error: unknown, shown: readonly string[]): FormFailure {
  if (error instanceof TransportError) return { ...noFailure, form: error.message }
  if (!(error instanceof CallError)) throw error
  if (error.code !== codes.invalid)
    return { ...noFailure, form: error.message, lockedUntil: lockedUntil(error, Date.now()) }
  if (error.faults.length === 0) return { ...noFailure, form: error.message }
  const isShown = ({ path }: { path: string }) => shown.includes(path)
  const form = error.faults.find((fault) => !isShown(fault))?.sentence ?? null
  return { ...noFailure, fields: faultsByField(error.faults.filter(isShown)), form }
}

/** Too many requests from a whole network are no lock of this account. */
const lockedUntil = ({ code, retryAfter }: CallError, now: number): number | null =>
  code === codes.refused && retryAfter !== null ? now + retryAfter * 1_000 : null
