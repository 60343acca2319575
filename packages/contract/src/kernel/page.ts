import { z } from 'zod'

/** Rows of one page. Only the message list may request more. */
export const maxPageSize = 100
export const defaultPageSize = 20
/** A larger offset is a mistake or a crawler: people find a record faster with filters. */
export const maxPageNumber = 10_000

/** The paging fields of every list. They are coerced because query strings contain text. */
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
    /** set when there are more rows than `total`, which is then only how far they were counted */
    hasMore: z.boolean().optional(),
  })

/** A sort field: `field` ascending, `-field` descending. */
export const sortBy = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.enum(fields.flatMap((field) => [field, `-${field}`] as const) as [Field | `-${Field}`])
