import type { z } from 'zod'
import { loadSchemas } from '../../lib/schemas.ts'

/** The input of a call that lists: its paging fields come from the contract's `pageFields`. */
export type ListInput = z.ZodObject<{ pageNum: z.ZodType; pageSize: z.ZodType }> | z.ZodObject

const pagingFields = ['pageNum', 'pageSize', 'sort']

/** Whether an address says something that only the call's schemas can read: it names none of the fields else. */
export const asksSchemas = (schema: ListInput, search: URLSearchParams): boolean =>
  Object.keys(schema.shape).some((field) => givenText(search, field) !== null)

/**
 * Has what reads an address brought here, where it says something of the call's fields. Rejects as an import
 * does that cannot be had.
 */
export const schemasFor = async (schema: ListInput, search: URLSearchParams): Promise<void> => {
  if (asksSchemas(schema, search)) await loadSchemas()
}

/**
 * Reads a call's input from the address bar. A value its field refuses counts as absent. Schemas have to be there
 * where the address asks them: see `schemasFor`.
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

/** What a field is that is left out, as its schema is written. */
const defaultOf = (type: z.ZodType): unknown => (type as z.ZodDefault).def.defaultValue

/** New values of fields; an absent one is cleared. */
export type QueryPatch = Readonly<Record<string, string | number | null | undefined>>

/**
 * The address after a change. Absent values and defaults are left out, so that the plain address
 * is the plain list; fields that are not the call's stay.
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

/** Whether the query asks for less than everything. */
export const isFiltered = (schema: ListInput, query: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(schema.shape).some((field) => !pagingFields.includes(field) && query[field] !== undefined)

/** How long the text of a field may be; one that is longer would count as absent. */
export function longestText(schema: ListInput, field: string): number | undefined {
  const type = schema.shape[field as keyof typeof schema.shape] as z.ZodOptional<z.ZodString> | undefined
  return type?.unwrap?.().maxLength ?? undefined
}
