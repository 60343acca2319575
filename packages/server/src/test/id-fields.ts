import { z } from 'zod'

const idName = /(^i|I)ds?$/

/** The paths of all ids in an input, at any depth: `id`, `lines.orderLineId`, `facts.qualifications.fileId`. */
export function idFields(input: z.ZodType): string[] {
  return [...new Set(fieldsBelow(input))]
}

/** An object's fields by name; other schemas that contain schemas, such as lists and unions, add no name. */
function fieldsBelow(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      idName.test(name) ? [name] : fieldsBelow(field).map((inner) => `${name}.${inner}`),
    )
  if (schema instanceof z.ZodLazy) throw new Error('a lazy schema could contain ids without limit')
  return Object.values(schema.def).flat().filter(isSchema).flatMap(fieldsBelow)
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** The same for a value: the paths where `marker` occurs. */
export function fieldsWith(marker: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(marker) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item) => fieldsWith(marker, item, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsWith(marker, inner, path === '' ? name : `${path}.${name}`),
  )
}
