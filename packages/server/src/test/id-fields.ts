import { z } from 'zod'

const idName = /(^i|I)ds?$/

/** Where an input takes ids, at any depth: `id`, `lines.orderLineId`, `facts.qualifications.fileId`. */
export function idFields(input: z.ZodType): string[] {
  return [...new Set(fieldsBelow(input))]
}

/** An object's fields by their names; whatever else holds schemas, such as a list or a union, adds no name. */
function fieldsBelow(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      idName.test(name) ? [name] : fieldsBelow(field).map((inner) => `${name}.${inner}`),
    )
  if (schema instanceof z.ZodLazy) throw new Error('a lazy schema could hold ids without end')
  return Object.values(schema.def).flat().filter(isSchema).flatMap(fieldsBelow)
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** The same of a value: where `marker` stands in it. */
export function fieldsWith(marker: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(marker) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item) => fieldsWith(marker, item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsWith(marker, inner, path === '' ? name : `${path}.${name}`),
  )
}
