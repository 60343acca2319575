import type { OrderStatus } from '@bdr/contract/orders/machine'
import { formatDay } from '../../lib/format.ts'

/** Orders whose goods still have to leave: only those can be late. */
const awaitsGoods: Readonly<Record<OrderStatus, boolean>> = {
  pending: true,
  'partly-confirmed': true,
  'change-review': true,
  confirmed: true,
  'partly-shipped': true,
  shipped: false,
  'partly-received': true,
  completed: false,
  rejected: false,
  cancelled: false,
  closed: false,
}

export const mayBeLate = (status: OrderStatus): boolean => awaitsGoods[status]

/** The day it is where the platform works. */
export const today = (): string => formatDay(new Date())

const dayLength = 24 * 60 * 60 * 1000

/** Days from one day until another; negative when that is over. Both `YYYY-MM-DD`. */
export const daysUntil = (day: string, from: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength
