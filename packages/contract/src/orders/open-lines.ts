import { z } from 'zod'
import { call, documentCall } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { day, id, shortText } from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { merchant } from '../paths.ts'
import { dueWithin, packing } from './model.ts'

/** Lines on one picking list, or turned into delivery notes at once. */
export const maxPickedLines = 500

const openLineFilter = {
  /** relative to today's date on the server: overdue, due today, or due until Sunday */
  due: dueWithin.optional(),
  packing: packing.optional(),
  /** part of a material's name, specification or code, or of the order's number */
  keyword: shortText(100).optional(),
  buyer: shortText(100).optional(),
  shipTo: shortText(100).optional(),
  dueFrom: day.optional(),
  dueTo: day.optional(),
  /** only these lines: ids separated by commas */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(maxPickedLines))
    .optional(),
}
const openLineSort = sortBy(['requiredDate', 'orderNo', 'buyer', 'material']).default('requiredDate')

/** The lines of all orders whose goods have not been shipped completely: what has to be packed and sent. */
export const listOpenLines = call({
  name: 'openLines.list',
  method: 'GET',
  path: `${merchant}/open-lines`,
  access: 'delivery-note:create',
  input: () => z.strictObject({ ...pageFields, ...openLineFilter, sort: openLineSort }),
  shows: ['order', 'delivery-note'],
})
export const exportOpenLines = exportOf(listOpenLines)
export const countOpenLines = countsOf('openLines.counts', listOpenLines, 'due')

/** The lines found, as a sheet in which the shipped quantities are filled in. Uploading it creates delivery notes. */
export const sheetToFill = documentCall({
  name: 'openLines.sheet',
  method: 'GET',
  path: `${merchant}/open-lines/sheet.xlsx`,
  access: 'delivery-note:create',
  cost: 'prints',
  mediaType: workbookType,
  input: () => z.strictObject({ ...openLineFilter, sort: openLineSort }),
})

/** The lines found, as a list for collecting the goods in the warehouse: by delivery address, with boxes to tick. */
export const pickingList = documentCall({
  name: 'openLines.pickingList',
  method: 'GET',
  path: `${merchant}/open-lines/picking-list.pdf`,
  access: 'delivery-note:create',
  cost: 'prints',
  mediaType: 'application/pdf',
  input: () => z.strictObject({ ...openLineFilter, sort: openLineSort }),
})
