import { z } from 'zod'
import { call, documentCall } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { day, id, shortText } from '../kernel/field.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { merchant } from '../paths.ts'
import { dueWithin, packing } from './model.ts'

/** Lines that one picking list prints, or that are turned into delivery notes at once. */
export const maxPickedLines = 500

const openLineFilter = {
  /** by the server's day: over, due today, or due until Sunday */
  due: dueWithin.optional(),
  packing: packing.optional(),
  /** part of a material's name, specification or code, or of the order's number */
  keyword: shortText(100).optional(),
  buyer: shortText(100).optional(),
  shipTo: shortText(100).optional(),
  dueFrom: day.optional(),
  dueTo: day.optional(),
  /** these alone: ids separated by commas */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(maxPickedLines))
    .optional(),
}
const openLineSort = sortBy(['requiredDate', 'orderNo', 'buyer', 'material']).default('requiredDate')

/** Every line of all orders whose goods have not all left yet: what is to be packed and sent. */
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

/** The lines found as a sheet to fill in with what is shipped, which becomes delivery notes again. */
export const sheetToFill = documentCall({
  name: 'openLines.sheet',
  method: 'GET',
  path: `${merchant}/open-lines/sheet.xlsx`,
  access: 'delivery-note:create',
  mediaType: workbookType,
  input: () => z.strictObject({ ...openLineFilter, sort: openLineSort }),
})

/** The lines found as a list to walk through the store with: by address, with boxes to tick. */
export const pickingList = documentCall({
  name: 'openLines.pickingList',
  method: 'GET',
  path: `${merchant}/open-lines/picking-list.pdf`,
  access: 'delivery-note:create',
  mediaType: 'application/pdf',
  input: () => z.strictObject({ ...openLineFilter, sort: openLineSort }),
})
