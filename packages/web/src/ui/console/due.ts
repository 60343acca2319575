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
