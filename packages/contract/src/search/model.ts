import { z } from 'zod'
import { basePosts, type Permission } from '../access.ts'
import { consultationMachine } from '../consultations/machine.ts'
import { contentKinds } from '../content/kinds.ts'
import { contentMachine } from '../content/machine.ts'
import { deliveryNoteStatus } from '../delivery-notes/model.ts'
import { merchantStatus } from '../merchants/model.ts'
import { orderStatus } from '../orders/model.ts'
import { settleInStatus } from '../settle-in/model.ts'

export const keywordLength = 50
/** Hits of one kind; more letters get a person further than a second page. */
export const hitsPerKind = 8

export const orderHit = z.object({
  id: z.string(),
  orderNo: z.string(),
  status: orderStatus,
  buyerName: z.string(),
  merchantName: z.string(),
})

export const deliveryNoteHit = z.object({
  id: z.string(),
  noteNo: z.string(),
  status: deliveryNoteStatus,
  buyerName: z.string(),
  merchantName: z.string(),
})

export const personHit = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  mobile: z.string(),
  post: z.enum(basePosts),
  /** null for operators */
  merchantName: z.string().nullable(),
})

export const settleInHit = z.object({
  id: z.string(),
  applicationNo: z.string(),
  companyName: z.string(),
  uscc: z.string(),
  status: settleInStatus,
})

export const merchantHit = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  uscc: z.string(),
  status: merchantStatus,
})

export const contentHit = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  title: z.string(),
  status: z.enum(contentMachine.states),
})

export const consultationHit = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  mobile: z.string(),
  status: z.enum(consultationMachine.states),
})

/** What was found, kind by kind; null where the person's post does not see the kind. */
export const searchResult = z.object({
  order: z.array(orderHit).nullable(),
  deliveryNote: z.array(deliveryNoteHit).nullable(),
  person: z.array(personHit).nullable(),
  merchant: z.array(merchantHit).nullable(),
  settleIn: z.array(settleInHit).nullable(),
  content: z.array(contentHit).nullable(),
  consultation: z.array(consultationHit).nullable(),
})
export type SearchResult = z.output<typeof searchResult>
export type SearchKind = keyof SearchResult

/** Who finds records of a kind: whoever may list them. */
export const searchAccess: Readonly<Record<SearchKind, Permission>> = {
  order: 'order:view',
  deliveryNote: 'delivery-note:view',
  person: 'staff:view',
  merchant: 'merchant:manage',
  settleIn: 'settle-in:review',
  content: 'content:manage',
  consultation: 'consultation:manage',
}
