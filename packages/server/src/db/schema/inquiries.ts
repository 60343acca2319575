import type { Generated, JSONColumnType } from 'kysely'
import type { EntryCategory, Industry } from '@bdr/contract/content/kinds'
import type { InquiryStatus } from '@bdr/contract/inquiries/machine'
import type { ValueBand } from '@bdr/contract/inquiries/model'
import type { QuotationStatus } from '@bdr/contract/quotations/machine'
import type { OfferedProduct, QuotationDraft, QuotedLine } from '@bdr/contract/quotations/model'
import type { Day, DefaultInstant, GeneratedId, Id, Instant, RandomId } from './columns.ts'

/** Inquiries, and the quotations of merchants. */
export interface InquiryTables {
  inquiry: {
    id: GeneratedId
    inquiry_no: string
    status: InquiryStatus
    version: Generated<number>
    industry: Industry
    category_code: EntryCategory
    title: string
    buyer_name: string
    line_count: number
    deadline: Instant
    published_at: Instant | null
    region_code: string | null
    ship_to: Generated<string>
    value_band: ValueBand | null
    currency: Generated<string>
    terms: string | null
    allow_partial: Generated<boolean>
    allow_substitute: Generated<boolean>
    closed_at: Instant | null
    /** the visitor's request from which it was created */
    consultation_id: Generated<Id | null>
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  inquiry_category: { inquiry_id: Id; category_id: Id }
  inquiry_line: {
    id: GeneratedId
    inquiry_id: Id
    line_no: number
    material_code: string | null
    material_name: string
    specification: string | null
    brand: string | null
    unit: string
    quantity: string
    required_date: Day
    note: string | null
  }
  quotation: {
    id: RandomId
    merchant_id: Id
    inquiry_id: Id
    quotation_no: string
    status: QuotationStatus
    version: Generated<number>
    invited_by: 'category' | 'name'
    invited_at: DefaultInstant
    number: number | null
    total_amount: string | null
    valid_until: Day | null
    quoted_at: Instant | null
    decline_reason: string | null
    draft: JSONColumnType<QuotationDraft> | null
    draft_version: Generated<number>
    draft_saved_at: Instant | null
    draft_saved_by: string | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  quotation_seen: { quotation_id: Id; staff_id: Id; seen_at: DefaultInstant }
  quotation_version: {
    quotation_id: Id
    number: number
    submitted_at: Instant
    submitted_by: string
    valid_until: Day
    freight: string
    remark: string | null
    net_amount: string
    tax_amount: string
    gross_amount: string
  }
  quotation_line: {
    merchant_id: Id
    quotation_id: Id
    number: number
    inquiry_line_id: Id
    product: JSONColumnType<OfferedProduct> | null
    material: string
    quantity: string
    unit_price: string
    tax_rate: string
    tax_included: boolean
    gross_price: string
    moq: string | null
    lead_days: number
    brand: string | null
    substitute: string | null
    remark: string | null
    price_breaks: JSONColumnType<QuotedLine['priceBreaks']>
    alternatives: JSONColumnType<QuotedLine['alternatives']>
    net_amount: string
    tax_amount: string
    gross_amount: string
  }
  inquiry_question: {
    id: RandomId
    inquiry_id: Id
    merchant_id: Id
    text: string
    asked_at: DefaultInstant
    answer: string | null
    answered_by: string | null
    answered_at: Instant | null
  }
  inquiry_award: {
    inquiry_line_id: Id
    quotation_id: Id
    number: number
    quantity: string
    unit_price: string
    order_id: Id
  }
  inquiry_subscription: { staff_id: Id; category_id: Id | null; keyword: string | null }
}
