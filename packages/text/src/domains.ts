import type { EntityKind } from '@bdr/contract/entities'
import type { ReplyName } from '@bdr/contract/replies'
import { accountChanges, accountInput, accountRefusals } from './account.ts'
import { announcementChanges, announcementInput, announcementRefusals } from './announcements.ts'
import { attachmentRefusals } from './attachments.ts'
import { auditInput } from './audit.ts'
import { brandChanges, brandInput, brandRefusals } from './brands.ts'
import { categoryChanges, categoryInput, categoryRefusals } from './categories.ts'
import { companyChanges } from './company-changes.ts'
import { companyInput, companyRefusals } from './company.ts'
import { consultationChanges, consultationInput, consultationRefusals } from './consultations.ts'
import { contentChanges, contentInput, contentRefusals } from './content.ts'
import { deliveryNoteChanges, deliveryNoteInput, deliveryNoteRefusals } from './delivery-notes.ts'
import { fileInput, fileRefusals } from './files.ts'
import { importInput, importRefusals } from './imports.ts'
import { inquiryChanges, inquiryInput, inquiryRefusals } from './inquiries.ts'
import { listViewRefusals } from './list-view-tools.ts'
import { listViewInput } from './list-views.ts'
import { merchantInput } from './merchants.ts'
import { messageInput } from './messages.ts'
import { orderChanges, orderInput, orderRefusals } from './orders.ts'
import { outboxInput, outboxRefusals } from './outbox.ts'
import { postChanges, postInput } from './posts.ts'
import { productImportRefusals } from './product-import.ts'
import { productChanges, productInput, productRefusals } from './products.ts'
import { quotationChanges, quotationInput, quotationRefusals } from './quotations.ts'
import { regionInput } from './regions.ts'
import { sessionInput, sessionRefusals } from './session.ts'
import { settleInChanges, settleInInput, settleInRefusals } from './settle-in.ts'
import { smsInput, smsRefusals } from './sms.ts'
import { staffChanges, staffInput, staffRefusals } from './staff.ts'
import { toleranceRefusals } from './tolerance.ts'
import { merged } from './merged.ts'
import type { RecordedFields } from './changes.ts'

/**
 * The words of all domains together, for the server only: a page that imported them would load the words of every
 * domain. Pages import those of their own domain.
 */

/** The sentences of the refusals of all domains. */
export const domainRefusals = {
  ...listViewRefusals,
  ...orderRefusals,
  ...deliveryNoteRefusals,
  ...toleranceRefusals,
  ...inquiryRefusals,
  ...quotationRefusals,
  ...productRefusals,
  ...productImportRefusals,
  ...brandRefusals,
  ...contentRefusals,
  ...consultationRefusals,
  ...announcementRefusals,
  ...sessionRefusals,
  ...accountRefusals,
  ...smsRefusals,
  ...fileRefusals,
  ...attachmentRefusals,
  ...outboxRefusals,
  ...importRefusals,
  ...companyRefusals,
  ...staffRefusals,
  ...settleInRefusals,
  ...categoryRefusals,
} as const

/** The recorded fields of each kind of record, for histories and the audit log. A missing kind does not compile. */
export const recordedOf = {
  order: orderChanges,
  'delivery-note': deliveryNoteChanges,
  quotation: quotationChanges,
  inquiry: inquiryChanges,
  product: productChanges,
  'product-review': productChanges,
  company: companyChanges,
  person: merged(staffChanges, accountChanges),
  post: postChanges,
  'audit-entry': {},
  content: contentChanges,
  consultation: consultationChanges,
  'settle-in': settleInChanges,
  merchant: companyChanges,
  category: categoryChanges,
  brand: brandChanges,
  'change-request': companyChanges,
  announcement: announcementChanges,
  'import-job': {},
  'outbox-message': {},
} as const satisfies Record<EntityKind, RecordedFields>

type RecordedOf = typeof recordedOf
export type RecordedField =
  | 'status'
  | { [Kind in keyof RecordedOf]: keyof RecordedOf[Kind] & string }[keyof RecordedOf]

/**
 * The names of the input fields by group of calls, for faults. A call's own names precede those of the recorded fields.
 */
export const inputFields: Readonly<Record<CallGroup, readonly RecordedFields[]>> = {
  account: [accountInput, accountChanges],
  announcements: [announcementInput, announcementChanges],
  notices: [announcementInput],
  audit: [auditInput],
  brands: [brandInput, brandChanges],
  categories: [categoryInput, categoryChanges],
  units: [categoryInput],
  changeRequests: [companyChanges],
  company: [companyInput, companyChanges],
  consultations: [consultationInput],
  contents: [contentInput, contentChanges],
  corporateInfo: [],
  dashboard: [],
  deliveryNotes: [deliveryNoteInput, deliveryNoteChanges],
  gate: [deliveryNoteInput],
  files: [fileInput],
  imports: [importInput],
  inquiries: [inquiryInput, inquiryChanges],
  listViews: [listViewInput],
  merchants: [merchantInput],
  messages: [messageInput],
  orders: [orderInput],
  openLines: [orderInput],
  outbox: [outboxInput],
  posts: [postInput],
  products: [productInput, productChanges],
  productReviews: [productInput],
  quotations: [quotationInput, inquiryChanges],
  regions: [regionInput],
  search: [],
  session: [sessionInput],
  settleIn: [settleInInput, settleInChanges],
  settleInReview: [settleInInput],
  sms: [smsInput],
  staff: [staffInput, staffChanges],
}

type CallGroup = ReplyName extends `${infer Group}.${string}` ? Group : never
