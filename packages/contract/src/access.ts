/**
 * Who may do what. The menu, the page guard and every call read this table. Posts have the marketplace's own numbers;
 * operators have the role `admin`.
 */

/** The post that manages a merchant. Each merchant keeps at least one enabled person with it. */
export const ownerPost = '98'
const sales = '99'
/** The post of people who only deliver: they see the delivery notes assigned to them and the unassigned ones. */
export const deliverer = '100'
const operator = 'admin'

export const basePosts = [ownerPost, sales, deliverer, operator] as const
export type BasePost = (typeof basePosts)[number]

/** Whether a post sees only those assignable records that are its own or unassigned. */
export const seesOnlyAssigned = (post: BasePost): boolean => post === deliverer

const grants = {
  'dashboard:view': [ownerPost, sales, deliverer, operator],

  'order:view': [ownerPost, sales, operator],
  /** accept, reject or propose on lines: only the supplier itself can commit to a delivery */
  'order:respond': [ownerPost, sales],
  /** decide on proposals, cancel, close */
  'order:manage': [operator],
  'order:import': [operator],

  'delivery-note:view': [ownerPost, sales, deliverer, operator],
  'delivery-note:create': [ownerPost, sales],
  'delivery-note:dispatch': [ownerPost, sales, deliverer],
  'delivery-note:receive': [ownerPost, sales, deliverer, operator],
  'delivery-note:settle': [ownerPost, sales, operator],
  /** dispute what the receiver recorded, end or renew the receiver's link: only the supplier may */
  'delivery-note:answer': [ownerPost, sales],

  'merchant:view-all': [operator],

  /** freeze and reinstate merchants, decide on changes of reviewed company data */
  'merchant:manage': [operator],
  'settle-in:review': [operator],
  'category:manage': [operator],

  /** products as they are offered, with price and stock */
  'product:view': [ownerPost, sales, operator],
  'product:edit': [ownerPost, sales],
  /** decide on new products, on edits and on requested brands */
  'product:review': [operator],

  /** the person's own company: its profile, qualifications, addresses and contacts */
  'company:view': [ownerPost, sales],
  'company:edit': [ownerPost],

  /** the merchant's staff */
  'staff:view': [ownerPost, operator],
  'staff:manage': [ownerPost],
  'post:manage': [ownerPost],

  /** a second factor protects the accounts that can manage other people's access */
  'second-factor:use': [ownerPost, operator],

  /** the inquiries a supplier is invited to */
  'opportunity:view': [ownerPost, sales],
  'opportunity:quote': [ownerPost, sales],
  /** write and publish inquiries, invite merchants, answer questions, award */
  'inquiry:manage': [operator],

  /** news, techniques, encyclopedia */
  'content:manage': [operator],
  'consultation:manage': [operator],
  /** announcements of the platform to suppliers */
  'announcement:manage': [operator],
  /** the SMS and mails that were sent, and those that failed */
  'outbox:view': [operator],
  /** the list of imports, limited to the kinds that the post may import */
  'import:use': [ownerPost, sales, operator],
  'audit:view': [ownerPost, operator],
} as const satisfies Record<string, readonly BasePost[]>

export type Permission = keyof typeof grants
export const permissions = Object.keys(grants) as Permission[]

/** Whether a person whose base post this is has the permission. */
export function can(post: BasePost, permission: Permission): boolean {
  return (grants[permission] as readonly BasePost[]).includes(post)
}

/**
 * The base post that decides about permissions. Only the first entry of `postIds` counts. Null when it is none of ours.
 */
export function basePostOf(postIds: readonly (string | number)[]): BasePost | null {
  const first = String(postIds[0])
  return basePosts.find((post) => post === first) ?? null
}
