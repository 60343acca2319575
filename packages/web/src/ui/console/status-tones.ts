import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { OrderLineStatus, OrderStatus } from '@bdr/contract/orders/machine'
import {
  deliveryNoteStatus as deliveryNoteLabels,
  orderLineStatus as orderLineLabels,
  orderStatus as orderLabels,
} from '@bdr/text/labels'

/** What a state means for the person looking: the colour. */
export type Tone = 'waiting' | 'review' | 'moving' | 'arriving' | 'done' | 'refused' | 'idle'
/** How far it is: the glyph, so that colour never speaks alone. */
export type Mark = 'open' | 'half' | 'full' | 'crossed'
export interface StateLook {
  readonly tone: Tone
  readonly mark: Mark
}

const look = (tone: Tone, mark: Mark): StateLook => ({ tone, mark })

/** The look of every state, the same in tags, timelines and charts. A missing one does not compile. */
export const orderLooks: Readonly<Record<OrderStatus, StateLook>> = {
  pending: look('waiting', 'open'),
  'partly-confirmed': look('waiting', 'half'),
  'change-review': look('review', 'open'),
  confirmed: look('moving', 'open'),
  'partly-shipped': look('moving', 'half'),
  shipped: look('moving', 'full'),
  'partly-received': look('arriving', 'half'),
  completed: look('done', 'full'),
  rejected: look('refused', 'crossed'),
  cancelled: look('idle', 'crossed'),
  closed: look('idle', 'full'),
}

export const orderLineLooks: Readonly<Record<OrderLineStatus, StateLook>> = {
  pending: look('waiting', 'open'),
  proposed: look('review', 'open'),
  accepted: look('done', 'full'),
  rejected: look('refused', 'crossed'),
}

export const deliveryNoteLooks: Readonly<Record<DeliveryNoteStatus, StateLook>> = {
  draft: look('idle', 'open'),
  ready: look('waiting', 'open'),
  'in-transit': look('moving', 'half'),
  'partly-received': look('arriving', 'half'),
  received: look('done', 'full'),
  discrepancy: look('refused', 'half'),
  void: look('idle', 'crossed'),
}

export interface StatusByMachine {
  order: OrderStatus
  'order-line': OrderLineStatus
  'delivery-note': DeliveryNoteStatus
}
export type MachineName = keyof StatusByMachine

interface StateWords<State extends string> {
  readonly looks: Readonly<Record<State, StateLook>>
  readonly labels: Readonly<Record<State, string>>
}

export const states: { readonly [Name in MachineName]: StateWords<StatusByMachine[Name]> } = {
  order: { looks: orderLooks, labels: orderLabels },
  'order-line': { looks: orderLineLooks, labels: orderLineLabels },
  'delivery-note': { looks: deliveryNoteLooks, labels: deliveryNoteLabels },
}
