import { issueRefusal } from '@bdr/text/fields'
import type { FieldPath, Refusal, RefusalKey, RefusalParams } from '@bdr/text/refusals'
import type { z } from 'zod'

export type { FieldPath, Refusal } from '@bdr/text/refusals'

/** What is wrong with one field of an input. */
export const fault = <Key extends RefusalKey>(
  path: FieldPath,
  key: Key,
  ...params: RefusalParams<Key>
): Refusal => ({ key, params: params[0], path }) as Refusal

/** Why a record or its state does not allow something. */
export const refusal = <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>): Refusal =>
  fault([], key, ...params)

/** The same refusal, placed at a field. */
export const at = (path: FieldPath, why: Refusal): Refusal => ({ ...why, path })

/** Several reasons as one; null when there are none. */
export function allOf(refusals: readonly Refusal[]): Refusal | null {
  const [first] = refusals
  return first === undefined || refusals.length === 1
    ? (first ?? null)
    : refusal('refusals.several', { refusals })
}

/** Every issue zod found, one for each field; an unknown field is named itself. */
export function faultsOf(error: z.ZodError): Refusal[] {
  return error.issues.flatMap((issue) => {
    // the compiler compares unions of so many keys no more
    const why = { ...issueRefusal(issue), path: issue.path as FieldPath } as Refusal
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ ...why, path: [...why.path, key] }))
      : [why]
  })
}

/** `lines[2].quantity`, as a person would write it in code; empty for the input as a whole. */
export const pathText = (path: FieldPath): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index === 0 ? '' : '.') + part))
    .join('')
