import { chinaDay } from '@bdr/contract/kernel/china-time'
import { industries } from '@bdr/contract/content/kinds'
import { positiveQuantity, quantity, rate, unitPrice } from '@bdr/contract/kernel/decimal'
import { reasonText, shortText } from '@bdr/contract/kernel/field'
import { commentLength } from '@bdr/contract/orders/model'
import { z } from 'zod'
import type { NewOrder } from '../../modules/orders/new-order.ts'
import { readYaml } from '../../platform/content-files/read.ts'
import { newLine, newOrder } from '../../test/factories.ts'
import { demoPapers } from './attached.ts'
import { demoPeople } from './people.ts'
import { dayIn } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/** The events of the demo. */

const material = z.strictObject({
  materialCode: z.string(),
  materialName: z.string(),
  specification: z.string(),
  brand: z.string().nullable().default(null),
  unit: z.string(),
  unitPrice,
})

const answer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept') }),
  z.strictObject({ action: z.literal('reject'), reason: reasonText }),
  /** `dueIn`: the number of days in which the line could be delivered */
  z.strictObject({ action: z.literal('propose'), dueIn: z.int(), reason: reasonText }),
])

const side = z.enum(['supplier', 'operator'])

const step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('respond'),
    /** one for each order line */
    answers: z.union([z.literal('accept-all'), z.array(answer)]),
  }),
  z.strictObject({ kind: z.enum(['cancel', 'close']), reason: reasonText }),
  z.strictObject({ kind: z.literal('comment'), by: side, text: shortText(commentLength) }),
  z.strictObject({ kind: z.literal('attach'), by: side, papers: demoPapers }),
  z.strictObject({
    kind: z.literal('revise'),
    reason: reasonText,
    /** by line number */
    lines: z.array(
      z.strictObject({
        lineNo: z.int().min(1),
        quantity: positiveQuantity.optional(),
        dueIn: z.int().optional(),
      }),
    ),
    added: z
      .array(z.strictObject({ ...material.shape, quantity: positiveQuantity, dueIn: z.int() }))
      .default([]),
  }),
  z.strictObject({
    kind: z.literal('note'),
    /** one for each order line; `0` omits it */
    quantities: z.array(quantity),
    until: z.enum(['draft', 'ready', 'void', 'in-transit', 'arrived', 'settled']),
    /** one for each note line; by default everything is accepted */
    arrived: z
      .array(
        z.strictObject({
          accepted: quantity,
          rejected: quantity,
          reason: reasonText.nullable().default(null),
        }),
      )
      .optional(),
    /** whether it is assigned to the deliverer, and in how many days a submitted one is dispatched */
    assigned: z.boolean().default(false),
    leavesIn: z.int().min(0).default(0),
    /** whether the receiver signed with the note's QR code, instead of staff recording it */
    signed: z.boolean().default(false),
  }),
])
export type DemoStep = z.output<typeof step>

const story = z.strictObject({
  materials: z.record(z.string(), material),
  shipment: z.strictObject({
    carrier: z.string(),
    vehicleNo: z.string(),
    driverName: z.string(),
    driverPhone: z.string(),
    receiverName: z.string(),
    /** the strokes in the signature's area, each as x, y, x, y, … */
    signature: z.array(z.array(z.int())),
    voidReason: reasonText,
    settleReason: reasonText,
  }),
  orders: z.array(
    z.strictObject({
      merchant: z.string(),
      buyer: z.enum(industries),
      daysAgo: z.int().min(0),
      dueIn: z.int(),
      lines: z
        .array(
          z.strictObject({
            material: shortText(40),
            quantity: positiveQuantity,
            tolerance: rate.nullable().default(null),
          }),
        )
        .min(1),
      steps: z.array(step).default([]),
    }),
  ),
})
export type DemoShipment = z.output<typeof story>['shipment']

export interface DemoOrder {
  readonly merchantCode: string
  /** the time of its placement, followed by those of all events; see `eventsOf` */
  readonly times: readonly Date[]
  readonly order: Omit<NewOrder, 'merchantId'>
  readonly steps: readonly DemoStep[]
}

const gaps = { respond: 0.4, comment: 0.3, attach: 0.2, revise: 1, cancel: 6, close: 6 } as const

/** The events of one step, each as working days since the previous one. */
export function eventsOf(step: DemoStep): number[] {
  if (step.kind !== 'note') return [gaps[step.kind]]
  const { until } = step
  const written = 2.5
  const dispatched = 0.5
  const arrived = 1.2
  const settled = 0.8
  if (until === 'draft' || until === 'ready') return [written]
  if (until === 'void') return [written, 0.3]
  if (until === 'in-transit') return [written, dispatched]
  return until === 'arrived' ? [written, dispatched, arrived] : [written, dispatched, arrived, settled]
}

/** The demo's orders, and the values of all their delivery notes. Days are relative to `now`. */
export function demoOrders(now: Date): { orders: DemoOrder[]; shipment: DemoShipment } {
  const { materials, shipment, orders } = readYaml('demo/orders.yaml', story)
  const { buyers } = demoPeople()
  return {
    shipment,
    orders: orders.map(({ merchant, buyer, daysAgo, dueIn, lines, steps }, place) => {
      const { name: buyerName, ...receiver } = buyers[buyer]
      const times = storyTimes(now, daysAgo, place, steps.flatMap(eventsOf))
      const orderDate = chinaDay(times[0]!)
      const { merchantId: _, ...order } = newOrder({
        merchantId: '',
        orderNo: `PO2026${orderDate.slice(5, 7)}${String(101 + place)}`,
        orderDate,
        buyerName,
        ...receiver,
        lines: lines.map(({ material: key, ...line }, index) => {
          const goods = materials[key]
          if (goods === undefined) throw new Error(`content/demo/orders.yaml: no material ${key}`)
          return newLine({
            ...goods,
            ...line,
            lineNo: index + 1,
            requiredDate: dayIn(now, dueIn + index * 3),
          })
        }),
      })
      return { merchantCode: merchant, times, order, steps }
    }),
  }
}
