import type { z } from 'zod'

const idName = /(^i|I)ds?$/

/** Where an input takes ids, at any depth: `id`, `lines.orderLineId`, `facts.qualifications.fileId`. */
export function idFields(input: z.core.$ZodType): string[] {
  return [...new Set(fieldsBelow(input))]
}

/** Fields of an object by their names; whatever else wraps schemas, such as a list or a union, adds no name. */
function fieldsBelow(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) =>
      idName.test(name) ? [name] : fieldsBelow(field).map((inner) => `${name}.${inner}`),
    )
  if (def.type === 'lazy') throw new Error('a lazy schema could hold ids without end')
  return Object.values(def).flat().filter(isSchema).flatMap(fieldsBelow)
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** The same of a value: where `marker` stands in it. */
export function fieldsWith(marker: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(marker) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item) => fieldsWith(marker, item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsWith(marker, inner, path === '' ? name : `${path}.${name}`),
  )
}
