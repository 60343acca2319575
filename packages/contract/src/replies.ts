import type { z } from 'zod'
import { replies as account } from './account/replies.ts'
import { replies as announcements } from './announcements/replies.ts'
import { replies as audit } from './audit/replies.ts'
import { replies as brands } from './brands/replies.ts'
import { replies as categories } from './categories/replies.ts'
import { replies as changeRequests } from './change-requests/replies.ts'
import { replies as company } from './company/replies.ts'
import { replies as consultations } from './consultations/replies.ts'
import { replies as content } from './content/replies.ts'
import { replies as corporateInfo } from './corporate-info/replies.ts'
import { replies as dashboard } from './dashboard/replies.ts'
import { replies as deliveryNotes } from './delivery-notes/replies.ts'
import { replies as files } from './files/replies.ts'
import { replies as imports } from './imports/replies.ts'
import { replies as inquiries } from './inquiries/replies.ts'
import { replies as listViews } from './list-views/replies.ts'
import { replies as merchants } from './merchants/replies.ts'
import { replies as messages } from './messages/replies.ts'
import { replies as orders } from './orders/replies.ts'
import { replies as outbox } from './outbox/replies.ts'
import { replies as posts } from './posts/replies.ts'
import { replies as quotations } from './quotations/replies.ts'
import { replies as products } from './products/replies.ts'
import { replies as regions } from './regions/replies.ts'
import { replies as search } from './search/replies.ts'
import { replies as session } from './session/replies.ts'
import { replies as settleIn } from './settle-in/replies.ts'
import { replies as sms } from './sms/replies.ts'
import { replies as staff } from './staff/replies.ts'

/**
 * The reply schemas of all calls, by the name of the call. The browser uses only their types: it trusts the gateway's
 * answers, and creating schemas costs more than anything else in a page's script.
 */
const replies = {
  ...account,
  ...announcements,
  ...audit,
  ...brands,
  ...categories,
  ...changeRequests,
  ...company,
  ...consultations,
  ...content,
  ...corporateInfo,
  ...dashboard,
  ...deliveryNotes,
  ...files,
  ...imports,
  ...inquiries,
  ...listViews,
  ...merchants,
  ...messages,
  ...orders,
  ...outbox,
  ...posts,
  ...quotations,
  ...products,
  ...regions,
  ...search,
  ...session,
  ...settleIn,
  ...sms,
  ...staff,
}

export type Replies = typeof replies
export type ReplyName = keyof Replies

/** The names of all calls that have a reply. Calls that answer with a file have none. */
export const replyNames = Object.keys(replies) as ReplyName[]

/**
 * The reply schema of a call.
 * @throws Error for a call that answers with a file
 */
export function replyOf({ name }: { readonly name: string }): z.ZodType {
  if (!(name in replies)) throw new Error(`${name} has no reply`)
  return replies[name as ReplyName]
}
