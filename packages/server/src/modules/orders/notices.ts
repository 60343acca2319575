import type { Notice, Recipients } from '../messages/notify.ts'

/** The supplier's people who see orders: owner and sales. Those who only drive know of what they carry. */
export const suppliersOf = (merchantId: string): Recipients => ({
  merchant: { id: merchantId, permission: 'order:view' },
})

/** A notice that opens an order. */
export const aboutOrder = (id: string, content: string): Notice => ({
  type: 'order',
  content,
  about: { page: 'orderDetail', id },
})

/** A notice that opens the list of orders. */
export const aboutOrders = (content: string): Notice => ({
  type: 'order',
  content,
  about: { page: 'orderList', id: null },
})
