import type { z } from 'zod'
import { fieldRefusals, type Limit } from './refusals/fields.ts'

type Fields = typeof fieldRefusals
type PlainKey = { [Key in keyof Fields]: Fields[Key] extends string ? Key : never }[keyof Fields]

/** What a schema has against a field: a key of `fieldRefusals` and what its sentence needs. */
export type IssueRefusal =
  | { readonly key: PlainKey; readonly params: undefined }
  | { readonly key: 'field.wrongType'; readonly params: { readonly expected: string } }
  | { readonly key: 'field.wrongFormat'; readonly params: { readonly format: string } }
  | { readonly key: 'field.tooSmall' | 'field.tooBig'; readonly params: Limit }

const plain = (key: PlainKey): IssueRefusal => ({ key, params: undefined })

/** What an issue of zod says, as data. */
export function issueRefusal(issue: z.core.$ZodIssue): IssueRefusal {
  const own = `field.${issue.message}`
  if (isPlain(own)) return plain(own)
  switch (issue.code) {
    case 'unrecognized_keys':
      return plain('field.unknown')
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? plain('field.missing')
        : { key: 'field.wrongType', params: { expected: issue.expected } }
    case 'too_small':
      return { key: 'field.tooSmall', params: { of: issue.origin, limit: Number(issue.minimum) } }
    case 'too_big':
      return { key: 'field.tooBig', params: { of: issue.origin, limit: Number(issue.maximum) } }
    case 'invalid_union':
    case 'invalid_value':
      return plain('field.notOffered')
    case 'invalid_format':
      return { key: 'field.wrongFormat', params: { format: issue.format } }
    default:
      return plain('field.wrong')
  }
}

const isPlain = (key: string): key is PlainKey =>
  Object.hasOwn(fieldRefusals, key) && typeof fieldRefusals[key as keyof Fields] === 'string'

/** What is wrong with one field, in words. */
export function issueText(issue: z.core.$ZodIssue): string {
  const { key, params } = issueRefusal(issue)
  const words = fieldRefusals[key] as string | ((params: unknown) => string)
  return typeof words === 'string' ? words : words(params)
}
