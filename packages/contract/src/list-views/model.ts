import { z } from 'zod'
import { shortText } from '../kernel/field.ts'

/** Views of one list that one person may have. */
export const maxViewsOfList = 30
export const viewNameLength = 20

/** A list is identified by the name of the call that reads it: `orders.list`, `audit.log`. */
export const listName = z
  .string()
  .regex(/^\w+(\.\w+)+$/)
  .max(60)
  .meta({ example: 'orders.list' })

export const viewName = shortText(viewNameLength)

/** Filters and sort as in the address bar, without the page number: `waiting=answer&sort=orderNo`. */
export const viewSearch = z.string().max(2000)

/** The keys of the visible columns, in display order. */
export const viewColumns = z.array(z.string().min(1).max(40)).min(1).max(40)
