import type { z } from 'zod'
import { loadSchemas } from '../../lib/schemas.ts'

/** The input of a list call: its paging fields are the contract's `pageFields`. */
export type ListInput = z.ZodObject<{ pageNum: z.ZodType; pageSize: z.ZodType }> | z.ZodObject

const pagingFields = ['pageNum', 'pageSize', 'sort']

/** Whether an address needs the call's schemas to be read: otherwise it names none of the call's fields. */
export const needsSchemas = (schema: ListInput, search: URLSearchParams): boolean =>
  Object.keys(schema.shape).some((field) => givenText(search, field) !== null)

/**
 * Loads the schemas that read an address, where it contains the call's fields. Rejects as an import that
 * fails.
 */
export const schemasFor = async (schema: ListInput, search: URLSearchParams): Promise<void> => {
  if (needsSchemas(schema, search)) await loadSchemas()
}

/**
 * Reads a call's input from the page's address. A value that its field refuses counts as absent. Where the
 * address needs schemas they have to be loaded before: see `schemasFor`.
 */
export function readTableQuery<Input extends ListInput>(
  schema: Input,
  search: URLSearchParams,
): z.output<Input> {
  const values = Object.entries(schema.shape).map(([field, type]) => [
    field,
    readField(type as z.ZodType, givenText(search, field)),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as z.output<Input>
}

function givenText(search: URLSearchParams, field: string): string | null {
  const text = search.get(field)
  return text === null || text.trim() === '' ? null : text
}

function readField(type: z.ZodType, text: string | null): unknown {
  const given = text === null ? undefined : type.safeParse(text)
  return given?.success ? given.data : defaultOf(type)
}

/** The value of a field that is left out, according to its schema. */
const defaultOf = (type: z.ZodType): unknown => (type as z.ZodDefault).def.defaultValue

/** New values of fields; an absent one is cleared. */
export type QueryPatch = Readonly<Record<string, string | number | null | undefined>>

/**
 * The address after a change. Absent values and defaults are left out, so that the plain address is the plain
 * list; parameters that do not belong to the call stay.
 */
export function changedSearch(
  schema: ListInput,
  current: URLSearchParams,
  patch: QueryPatch,
): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const [field, value] of Object.entries(patch)) {
    const type = schema.shape[field as keyof typeof schema.shape] as z.ZodType | undefined
    if (type === undefined) continue
    if (value === undefined || value === null || value === '' || value === defaultOf(type)) next.delete(field)
    else next.set(field, String(value))
  }
  return next
}

/** Whether the query narrows the list at all. */
export const isFiltered = (schema: ListInput, query: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(schema.shape).some((field) => !pagingFields.includes(field) && query[field] !== undefined)

/** The maximal length of a field's text; a longer one would count as absent. */
export function longestText(schema: ListInput, field: string): number | undefined {
  const type = schema.shape[field as keyof typeof schema.shape] as z.ZodOptional<z.ZodString> | undefined
  return type?.unwrap?.().maxLength ?? undefined
}
