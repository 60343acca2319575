import { issueText, fieldRefusals } from '@bdr/text/fields'
import type { z } from 'zod'
import { areSchemasLoaded } from '../../lib/schemas.ts'
import type { Fault } from './faults.ts'

/**
 * The contract's faults of an input before it is sent. An empty value is missing, not malformed. None as long
 * as schemas have not loaded: then the server checks.
 * @param missing the message for a missing value, by path; `必填` where it returns nothing
 */
export function faultsOfSchema(
  schema: z.ZodType,
  input: unknown,
  missing: (path: string) => string | undefined = () => undefined,
): Fault[] {
  if (!areSchemasLoaded()) return []
  const { error } = schema.safeParse(input)
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String).join('.')
    const message = isEmpty(valueAt(input, issue.path))
      ? (missing(path) ?? fieldRefusals['field.missing'])
      : issueText(issue)
    return { path, message, sentence: message }
  })
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const valueAt = (within: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    within,
  )
