import type { ConsultationStatus } from '@bdr/contract/consultations/machine'
import type { ContentStatus } from '@bdr/contract/content/machine'
import type { ChangeRequestStatus } from '@bdr/contract/change-requests/machine'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { MerchantStatus } from '@bdr/contract/merchants/machine'
import type { OrderLineStatus, OrderStatus } from '@bdr/contract/orders/machine'
import type { OutboxState } from '@bdr/contract/outbox/model'
import type { SettleInStatus } from '@bdr/contract/settle-in/machine'
import { changeRequestStatus as changeRequestLabels } from '@bdr/text/company'
import {
  consultationStatus as consultationLabels,
  contentStatus as contentLabels,
  deliveryNoteStatus as deliveryNoteLabels,
  merchantStatus as merchantLabels,
  orderLineStatus as orderLineLabels,
  orderStatus as orderLabels,
  settleInStatus as settleInLabels,
} from '@bdr/text/labels'
import { outboxState as outboxLabels } from '@bdr/text/outbox'

/** What a state means for the person looking: the colour. */
type Tone = 'waiting' | 'review' | 'moving' | 'arriving' | 'done' | 'refused' | 'idle'
/** How far it is: the glyph, so that colour never speaks alone. */
type Mark = 'open' | 'half' | 'full' | 'crossed'
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

const outboxLooks: Readonly<Record<OutboxState, StateLook>> = {
  waiting: look('waiting', 'open'),
  failing: look('review', 'half'),
  'given-up': look('refused', 'crossed'),
  done: look('done', 'full'),
}

export const settleInLooks: Readonly<Record<SettleInStatus, StateLook>> = {
  submitted: look('waiting', 'open'),
  returned: look('review', 'half'),
  approved: look('done', 'full'),
  refused: look('refused', 'crossed'),
  withdrawn: look('idle', 'crossed'),
}

export const changeRequestLooks: Readonly<Record<ChangeRequestStatus, StateLook>> = {
  submitted: look('waiting', 'open'),
  approved: look('done', 'full'),
  refused: look('refused', 'crossed'),
  withdrawn: look('idle', 'crossed'),
}

export const merchantLooks: Readonly<Record<MerchantStatus, StateLook>> = {
  active: look('done', 'full'),
  frozen: look('refused', 'crossed'),
}

export const contentLooks: Readonly<Record<ContentStatus, StateLook>> = {
  draft: look('idle', 'open'),
  scheduled: look('moving', 'half'),
  published: look('done', 'full'),
  withdrawn: look('idle', 'crossed'),
}

export const consultationLooks: Readonly<Record<ConsultationStatus, StateLook>> = {
  new: look('waiting', 'open'),
  contacted: look('moving', 'half'),
  closed: look('done', 'full'),
}

export interface StatusByMachine {
  order: OrderStatus
  'order-line': OrderLineStatus
  'delivery-note': DeliveryNoteStatus
  outbox: OutboxState
  'settle-in': SettleInStatus
  merchant: MerchantStatus
  'change-request': ChangeRequestStatus
  content: ContentStatus
  consultation: ConsultationStatus
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
  outbox: { looks: outboxLooks, labels: outboxLabels },
  'settle-in': { looks: settleInLooks, labels: settleInLabels },
  merchant: { looks: merchantLooks, labels: merchantLabels },
  'change-request': { looks: changeRequestLooks, labels: changeRequestLabels },
  content: { looks: contentLooks, labels: contentLabels },
  consultation: { looks: consultationLooks, labels: consultationLabels },
}
