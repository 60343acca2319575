import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { fillPath, type Call, type InputOf } from '@bdr/contract/kernel/call'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import type { SampleOrder } from './sample.ts'

export const product = 'bdr'

/** The state that lists are filtered by: the most frequent first look, at what is to be shipped. */
export const listedStatus: OrderStatus = 'confirmed'
export const pageSize = 20

export interface ScenarioRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const headersOf = (order: SampleOrder) => ({ authorization: `Bearer ${order.token}` })

const pathOf = (call: Call, values: Record<string, string> = {}) =>
  fillPath(call.path, { product, ...values })

const noteOf = (order: SampleOrder): InputOf<typeof createDeliveryNote> => ({
  lines: order.lineIds.map((orderLineId) => ({ orderLineId, quantity: '1' })),
  plannedDate: null,
  carrier: '顺达物流（示例）',
  vehicleNo: '苏F·D8821',
  driverName: '马师傅',
  driverPhone: '13700137003',
  note: null,
  submit: true,
})

/** The requests that both programs get, about one order of the sample. */
export const scenarios = {
  list: (order: SampleOrder): ScenarioRequest => ({
    method: 'GET',
    path: `${pathOf(listOrders)}?status=${listedStatus}`,
    headers: headersOf(order),
  }),
  detail: (order: SampleOrder): ScenarioRequest => ({
    method: 'GET',
    path: pathOf(readOrder, { id: order.id }),
    headers: headersOf(order),
  }),
  create: (order: SampleOrder): ScenarioRequest => ({
    method: 'POST',
    path: pathOf(createDeliveryNote),
    headers: { ...headersOf(order), 'content-type': 'application/json' },
    body: JSON.stringify(noteOf(order)),
  }),
} as const

export type ScenarioName = keyof typeof scenarios
