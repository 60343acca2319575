import { z } from 'zod'

/** Rows of one page; the message list alone asks for more. */
export const maxPageSize = 100
export const defaultPageSize = 20
/** An offset beyond this is a mistake or a crawler: filters get a person there faster. */
export const maxPageNumber = 10_000

/** The paging fields every list takes; query strings arrive as text. */
export const pageFields = {
  pageNum: z.coerce.number().int().min(1).max(maxPageNumber).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
}

/** The reply of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.number().int(),
    pageNum: z.number().int(),
    pageSize: z.number().int(),
    /** there are more than `total`: so many were counted */
    hasMore: z.boolean().optional(),
  })

/** A sort field: `field` ascending, `-field` descending. */
export const sortBy = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.enum(fields.flatMap((field) => [field, `-${field}`] as const) as [Field | `-${Field}`])
