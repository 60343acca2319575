import type { Notice, Recipients } from '../messages/notify.ts'

/** The supplier's people who see orders: owner and sales. Deliverers are notified only about their own notes. */
export const suppliersOf = (merchantId: string): Recipients => ({
  merchant: { id: merchantId, permission: 'order:view' },
})

/** A notice that opens an order at the first of the lines it concerns. */
export const aboutOrder = (id: string, content: string, lineNos: readonly number[] = []): Notice => ({
  type: 'order',
  content,
  about: { page: 'orderDetail', id, line: lineNos[0] },
})

/** A notice that opens the list of orders. */
export const aboutOrders = (content: string): Notice => ({
  type: 'order',
  content,
  about: { page: 'orderList', id: null },
})
