import type { OfferedProduct } from '@bdr/contract/quotations/model'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { OrderLineStatus, OrderStatus } from '@bdr/contract/orders/machine'
import type { orderSources } from '@bdr/contract/orders/model'
import type { ToleranceMode } from '@bdr/contract/orders/tolerance'
import type { Day, DefaultInstant, GeneratedId, Id, Instant } from './columns.ts'

/** Purchase orders, delivery notes, receipts. */
export interface OrderTables {
  purchase_order: {
    id: GeneratedId
    merchant_id: Id
    order_no: string
    status: OrderStatus
    version: Generated<number>
    source: (typeof orderSources)[number]
    buyer_name: string
    ship_to: string
    receiver_name: string | null
    receiver_phone: string | null
    currency: string
    order_date: Day
    required_date: Day
    line_count: number
    total_amount: Decimal
    note: string | null
    tolerance_mode: ToleranceMode | null
    tolerance_share: Decimal | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
    /** when the supplier was reminded that the answer is nearly overdue */
    answer_reminded_at: Instant | null
  }
  /**
   * Orders with notes whose difference is not settled, with the columns that lists filter and sort by; maintained by
   * triggers
   */
  unsettled_order: {
    merchant_id: Id
    order_id: Id
    /** the number of its notes with such a difference */
    note_count: number
    status: OrderStatus
    order_no: string
    buyer_name: string
    ship_to: string
    order_date: Day
    required_date: Day
    total_amount: Decimal
    created_at: Instant
  }
  /**
   * The numbers of the orders whose lines a note contains, with the columns that lists of notes filter and sort by;
   * maintained by triggers
   */
  note_order: {
    merchant_id: Id
    note_id: Id
    order_no: string
    /** whether the note contains no other order; if false it may contain others */
    is_only: boolean
    status: DeliveryNoteStatus
    note_no: string
    buyer_name: string
    deliverer_id: Id | null
    planned_date: Day | null
    created_at: Instant
  }
  order_comment: {
    id: GeneratedId
    merchant_id: Id
    order_id: Id
    staff_id: Id
    author_name: string
    by_operator: boolean
    body: string
    created_at: DefaultInstant
  }
  purchase_order_line: {
    id: GeneratedId
    order_id: Id
    /** its order's */
    merchant_id: Id
    line_no: number
    status: OrderLineStatus
    material_code: string | null
    material_name: string
    specification: string | null
    brand: string | null
    /** the supplier's own product that the quotation offered */
    product: JSONColumnType<OfferedProduct> | null
    unit: string
    quantity: Decimal
    unit_price: Decimal
    tax_rate: Decimal | null
    amount: Decimal
    required_date: Day
    tolerance_mode: ToleranceMode | null
    tolerance_share: Decimal | null
    /** the tolerance with which it shipped more than was ordered; see `balance.ts` */
    granted_tolerance: Generated<Decimal>
    cancelled_quantity: Generated<Decimal>
    reserved_quantity: Generated<Decimal>
    shipped_quantity: Generated<Decimal>
    received_quantity: Generated<Decimal>
    note: string | null
    reject_reason: string | null
    proposed_quantity: Decimal | null
    proposed_unit_price: Decimal | null
    proposed_date: Day | null
    proposal_reason: string | null
    /** when the supplier was reminded that it is nearly due */
    due_reminded_at: Instant | null
  }
  /** the rule for everything without a rule of its own */
  platform_tolerance: {
    id: Generated<number>
    tolerance_mode: ToleranceMode
    tolerance_share: Decimal
    version: Generated<number>
  }
  delivery_note: {
    id: GeneratedId
    merchant_id: Id
    note_no: string
    status: DeliveryNoteStatus
    version: Generated<number>
    buyer_name: string
    ship_to: string
    receiver_name: string | null
    receiver_phone: string | null
    line_count: number
    planned_date: Day | null
    carrier: string | null
    vehicle_no: string | null
    driver_name: string | null
    driver_phone: string | null
    packages: number | null
    /** kilograms */
    gross_weight: Decimal | null
    note: string | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
    dispatched_at: Instant | null
    /** how many times its link was renewed */
    link_serial: Generated<number>
    link_until: Instant | null
    link_revoked_at: Instant | null
    /** the person of the company who delivers it */
    deliverer_id: Id | null
    expected_date: Day | null
    arrived_at: Instant | null
  }
  delivery_note_line: {
    id: GeneratedId
    note_id: Id
    line_no: number
    order_id: Id
    order_line_id: Id
    quantity: Decimal
    batch: string | null
    accepted_quantity: Generated<Decimal>
    rejected_quantity: Generated<Decimal>
  }
  note_template: {
    merchant_id: Id
    template: ColumnType<NoteTemplate, string, string>
    version: Generated<number>
    updated_at: DefaultInstant
  }
  receipt: {
    id: GeneratedId
    note_id: Id
    received_at: DefaultInstant
    receiver_name: string
    note: string | null
    recorded_by: Id | null
    /** chosen by the signing phone, so that a repetition is recorded once */
    submission: string | null
    /** SHA-256 of what was submitted; null for older receipts */
    submission_hash: Buffer | null
    /** the signed content as canonical JSON, and its SHA-256 */
    content: string | null
    content_hash: Buffer | null
  }
  receipt_photo: {
    receipt_id: Id
    place: number
    file_id: Id
    note_line_id: Id | null
  }
  receipt_line: {
    receipt_id: Id
    note_line_id: Id
    accepted: Decimal
    rejected: Decimal
    reason: string | null
  }
  import_layout: {
    /** the owner of the layout; null for operators */
    merchant_id: Id | null
    purpose: string
    head: string
    /** JSON: `[[column, field or null], …]` */
    columns: string
    price_basis: 'gross' | 'net' | null
    updated_at: DefaultInstant
  }
  party: {
    scheme: string
    party_id: string
    name: string
    merchant_id: Id
    created_at: DefaultInstant
  }
}
