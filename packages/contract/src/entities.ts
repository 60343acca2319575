import { can, type BasePost } from './access.ts'
import { announcementEntity } from './announcements/entity.ts'
import { auditEntity } from './audit/entity.ts'
import { brandEntity } from './brands/entity.ts'
import { categoryEntity } from './categories/entity.ts'
import { changeRequestEntity } from './change-requests/entity.ts'
import { companyEntity } from './company/entity.ts'
import { consultationEntity } from './consultations/entity.ts'
import { contentEntity } from './content/entity.ts'
import { deliveryNoteEntity } from './delivery-notes/entity.ts'
import { importEntity } from './imports/entity.ts'
import { inquiryEntity } from './inquiries/entity.ts'
import { merchantEntity } from './merchants/entity.ts'
import { orderEntity } from './orders/entity.ts'
import { outboxEntity } from './outbox/entity.ts'
import { postEntity } from './posts/entity.ts'
import { quotationEntity } from './quotations/entity.ts'
import { productEntity, productReviewEntity } from './products/entity.ts'
import { settleInEntity } from './settle-in/entity.ts'
import { staffEntity } from './staff/entity.ts'

/** All kinds of records. Within a group of the menu their pages have this order. */
export const entities = [
  orderEntity,
  deliveryNoteEntity,
  quotationEntity,
  productEntity,
  productReviewEntity,
  companyEntity,
  staffEntity,
  postEntity,
  importEntity,
  auditEntity,
  contentEntity,
  consultationEntity,
  inquiryEntity,
  settleInEntity,
  changeRequestEntity,
  merchantEntity,
  categoryEntity,
  brandEntity,
  announcementEntity,
  outboxEntity,
] as const

type AnyEntity = (typeof entities)[number]
export type EntityKind = AnyEntity['kind']

/** Everything that has states: machines, and kinds whose states have no machine. */
type LooksOfAll = UnionToIntersection<AnyEntity['looks']>
type UnionToIntersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void
  ? I
  : never
export type StatefulName = keyof LooksOfAll
export type StateNamed<Name extends StatefulName> = keyof LooksOfAll[Name] & string

/** The looks of all states, by machine. */
export const stateLooks = Object.assign({}, ...entities.map(({ looks }) => looks)) as LooksOfAll

/** The kinds that the global search finds. */
export type SearchKind = Extract<AnyEntity, { readonly search: string }>['kind']
export const searchable = entities.filter(
  (one): one is Extract<AnyEntity, { readonly search: string }> => one.search !== null,
)

/** Whether open pages of people with this post are notified when a record of this kind changes. */
export const isNotifiedOf = (post: BasePost, kind: EntityKind): boolean =>
  entities.find((one) => one.kind === kind)!.audience.some((permission) => can(post, permission))
