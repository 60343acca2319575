import type { z } from 'zod'

/** The input of a call that lists: its paging fields come from the contract's `pageFields`. */
export type ListInput = z.ZodObject<{ pageNum: z.ZodType; pageSize: z.ZodType }> | z.ZodObject

const pagingFields = ['pageNum', 'pageSize', 'sort']

/** Reads a call's input from the address bar. A value its field refuses counts as absent. */
export function readTableQuery<Input extends ListInput>(
  schema: Input,
  search: URLSearchParams,
): z.output<Input> {
  const values = Object.entries(schema.shape).map(([field, type]) => [
    field,
    readField(type as z.ZodType, search.get(field)),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as z.output<Input>
}

function readField(type: z.ZodType, text: string | null): unknown {
  const given = text === null || text.trim() === '' ? undefined : type.safeParse(text)
  return given?.success ? given.data : defaultOf(type)
}

const defaultOf = (type: z.ZodType): unknown => type.safeParse(undefined).data

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
