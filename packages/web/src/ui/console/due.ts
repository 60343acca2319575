import type { OrderStatus } from '@bdr/contract/orders/machine'
import { formatDay } from '../../lib/format.ts'

/** Orders with goods that have not been shipped: only those can be late. */
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

export const canBeOverdue = (status: OrderStatus): boolean => awaitsGoods[status]

/** Today's date in the platform's time zone. */
export const today = (): string => formatDay(new Date())
