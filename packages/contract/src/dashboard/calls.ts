import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { ecology } from '../paths.ts'

const index = `${ecology}/supplier-ecology/admin/index` as const
const view = { access: 'dashboard:view' } as const
const nothing = () => z.strictObject({})

/** The kinds of records that can be waiting for the viewer. */
const waiting = [
  'order',
  'delivery-note',
  'quotation',
  'change-request',
  'product-review',
  'settle-in',
  'consultation',
] as const

/**
 * How many records wait for the viewer, shown on the first page. A number is capped at `countLimit` + 1, and null if
 * the viewer's post may not see these records.
 */
export const readStats = call({
  name: 'dashboard.stats',
  method: 'GET',
  path: `${index}/data-stats`,
  ...view,
  input: nothing,
  shows: waiting,
})

/** The records that wait for the viewer, the most urgent first, and the state of their company. */
export const readAgenda = call({
  name: 'dashboard.agenda',
  method: 'GET',
  path: `${index}/agenda`,
  ...view,
  input: nothing,
  shows: [...waiting, 'merchant', 'person'],
})

/** Figures of the current month and the last days; null if the viewer's post may not see orders. */
export const readFigures = call({
  name: 'dashboard.figures',
  method: 'GET',
  path: `${index}/figures`,
  ...view,
  overlay: false,
  input: nothing,
  shows: ['order', 'delivery-note'],
})
