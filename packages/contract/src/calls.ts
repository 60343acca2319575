import type { Call } from './kernel/call.ts'
import * as account from './account/calls.ts'
import * as announcements from './announcements/calls.ts'
import * as audit from './audit/calls.ts'
import * as brands from './brands/calls.ts'
import * as categories from './categories/calls.ts'
import * as categoryAttributes from './categories/attribute-calls.ts'
import * as units from './categories/unit-calls.ts'
import * as changeRequests from './change-requests/calls.ts'
import * as company from './company/calls.ts'
import * as consultations from './consultations/calls.ts'
import * as contents from './content/calls.ts'
import * as corporateInfo from './corporate-info/calls.ts'
import * as dashboard from './dashboard/calls.ts'
import * as deliveryNotes from './delivery-notes/calls.ts'
import * as deliveryNoteImport from './delivery-notes/import.ts'
import * as deliveryNoteLink from './delivery-notes/link-calls.ts'
import * as files from './files/calls.ts'
import * as imports from './imports/calls.ts'
import * as inquiries from './inquiries/calls.ts'
import * as inquiryImport from './inquiries/import.ts'
import * as listViews from './list-views/calls.ts'
import * as merchants from './merchants/calls.ts'
import * as messages from './messages/calls.ts'
import * as orders from './orders/calls.ts'
import * as openLines from './orders/open-lines.ts'
import * as outbox from './outbox/calls.ts'
import * as posts from './posts/calls.ts'
import * as quotations from './quotations/calls.ts'
import * as quotationImport from './quotations/import.ts'
import * as products from './products/calls.ts'
import * as productImport from './products/import.ts'
import * as priceImport from './products/price-import.ts'
import * as regions from './regions/calls.ts'
import * as search from './search/calls.ts'
import * as session from './session/calls.ts'
import * as settleIn from './settle-in/calls.ts'
import * as settleInReview from './settle-in/review-calls.ts'
import * as sms from './sms/calls.ts'
import * as staff from './staff/calls.ts'
import * as staffImport from './staff/import.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'input' in value

/**
 * All calls of the product. OpenAPI lists them, the server must bind each of them, and the isolation test walks them.
 */
export const allCalls: readonly Call[] = [
  account,
  announcements,
  audit,
  brands,
  categories,
  categoryAttributes,
  units,
  changeRequests,
  company,
  consultations,
  contents,
  corporateInfo,
  dashboard,
  deliveryNotes,
  deliveryNoteImport,
  deliveryNoteLink,
  files,
  imports,
  inquiries,
  inquiryImport,
  listViews,
  merchants,
  messages,
  orders,
  openLines,
  outbox,
  posts,
  quotations,
  quotationImport,
  products,
  productImport,
  priceImport,
  regions,
  search,
  session,
  settleIn,
  settleInReview,
  sms,
  staff,
  staffImport,
].flatMap((domain) => Object.values(domain).filter(isCall))
