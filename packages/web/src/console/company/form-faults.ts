import { changeForm } from '@bdr/text/console-company'
import { fieldRefusals } from '@bdr/text/refusals/fields'
import type { z } from 'zod'
import { faultsOfSchema, type PlacedFaults } from '../../lib/fault-placement.ts'

/** What the contract has against a form's body, by the path of the field. What is empty is missing, not malformed. */
export function faultsByPath(schema: z.ZodType, body: unknown): PlacedFaults {
  const fields: Record<string, string> = {}
  const whole: string[] = []
  for (const { path, message } of faultsOfSchema(schema, body)) {
    if (path === '') whole.push(message)
    else fields[path] ??= isEmpty(valueAt(body, path)) ? missingAt(path) : message
  }
  return { lines: {}, fields, whole }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function missingAt(path: string): string {
  if (path.endsWith('regionCode')) return changeForm.regionMissing
  return /fileId$/i.test(path) ? changeForm.fileMissing : fieldRefusals['field.missing']
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], body)
