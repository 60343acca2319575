import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { ecology } from '../paths.ts'

const index = `${ecology}/supplier-ecology/admin/index` as const
const view = { access: 'dashboard:view' } as const
const nothing = () => z.strictObject({})

/** The kinds of records that wait for somebody. */
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
 * How many wait for the person on the first page, at most one more than `countLimit`; null where their
 * post does not see them.
 */
export const readStats = call({
  name: 'dashboard.stats',
  method: 'GET',
  path: `${index}/data-stats`,
  ...view,
  input: nothing,
  shows: waiting,
})

/** The records that wait for the person, those that press most first, and how a company stands. */
export const readAgenda = call({
  name: 'dashboard.agenda',
  method: 'GET',
  path: `${index}/agenda`,
  ...view,
  input: nothing,
  shows: [...waiting, 'merchant', 'person'],
})

/** What the month and the last days look like; null where the post does not see orders. */
export const readFigures = call({
  name: 'dashboard.figures',
  method: 'GET',
  path: `${index}/figures`,
  ...view,
  overlay: false,
  input: nothing,
  shows: ['order', 'delivery-note'],
})
