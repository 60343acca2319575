import { issueRefusal } from '@bdr/text/fields'
import type { FieldPath, Refusal, RefusalKey, RefusalParams } from '@bdr/text/refusals'
import type { z } from 'zod'

export type { FieldPath, Refusal } from '@bdr/text/refusals'

/** A fault of one field of an input. */
export const fault = <Key extends RefusalKey>(
  path: FieldPath,
  key: Key,
  ...params: RefusalParams<Key>
): Refusal => ({ key, params: params[0], path }) as Refusal

/** The reason why a record or its state does not allow something. */
export const refusal = <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>): Refusal =>
  fault([], key, ...params)

/** The same refusal with the path of a field. */
export const at = (path: FieldPath, why: Refusal): Refusal => ({ ...why, path })

/** Several reasons combined into one; null if there are none. */
export function allOf(refusals: readonly Refusal[]): Refusal | null {
  const [first] = refusals
  return first === undefined || refusals.length === 1
    ? (first ?? null)
    : refusal('refusals.several', { refusals })
}

/** Every issue zod found, one for each field; an unknown field is reported by its name. */
export function faultsOf(error: z.ZodError): Refusal[] {
  return error.issues.flatMap((issue) => {
    // the compiler cannot compare unions with that many keys
    const why = { ...issueRefusal(issue), path: issue.path as FieldPath } as Refusal
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ ...why, path: [...why.path, key] }))
      : [why]
  })
}

/** A path as in code, `lines[2].quantity`; empty for the whole input. */
export const pathText = (path: FieldPath): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index === 0 ? '' : '.') + part))
    .join('')
