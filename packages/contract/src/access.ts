/**
 * Who may do what: written here once, read by the menu, the page guard and every call.
 * Posts are numbered as the marketplace numbers them; operators have the role `admin`.
 */

/** Who answers for a merchant: without an enabled one nobody could manage it. */
export const ownerPost = '98'
const sales = '99'
/** Who merely drives: of delivery notes they see their own and nobody's. */
export const deliverer = '100'
const operator = 'admin'

export const basePosts = [ownerPost, sales, deliverer, operator] as const
export type BasePost = (typeof basePosts)[number]

/** Whether a post sees of records that are assigned to people only its own and those of nobody. */
export const seesOnlyAssigned = (post: BasePost): boolean => post === deliverer

const grants = {
  'dashboard:view': [ownerPost, sales, deliverer, operator],

  'order:view': [ownerPost, sales, operator],
  /** accept, reject or propose on lines: only the supplier itself can promise */
  'order:respond': [ownerPost, sales],
  /** decide on proposals, cancel, close */
  'order:manage': [operator],
  'order:import': [operator],

  'delivery-note:view': [ownerPost, sales, deliverer, operator],
  'delivery-note:create': [ownerPost, sales],
  'delivery-note:dispatch': [ownerPost, sales, deliverer],
  'delivery-note:receive': [ownerPost, sales, deliverer, operator],
  'delivery-note:settle': [ownerPost, sales, operator],
  /** dispute what the receiver recorded, stop or renew the receiver's link: the supplier alone */
  'delivery-note:answer': [ownerPost, sales],

  'merchant:view-all': [operator],

  /** freeze and reinstate, decide on changes of what was reviewed */
  'merchant:manage': [operator],
  'settle-in:review': [operator],
  'category:manage': [operator],

  /** goods as they are offered, with price and stock */
  'product:view': [ownerPost, sales, operator],
  'product:edit': [ownerPost, sales],
  /** decide on new products and on edits, on brands applied for */
  'product:review': [operator],

  /** the own company: its profile, papers, addresses and contacts */
  'company:view': [ownerPost, sales],
  'company:edit': [ownerPost],

  /** who works for the merchant */
  'staff:view': [ownerPost, operator],
  'staff:manage': [ownerPost],
  'post:manage': [ownerPost],

  /** a second factor protects those who may change who comes in */
  'second-factor:use': [ownerPost, operator],

  /** the inquiries a supplier is invited to */
  'opportunity:view': [ownerPost, sales],
  'opportunity:quote': [ownerPost, sales],
  /** writes inquiries, invites, answers, awards */
  'inquiry:manage': [operator],

  /** news, techniques, encyclopedia */
  'content:manage': [operator],
  'consultation:manage': [operator],
  /** announcements of the platform to suppliers */
  'announcement:manage': [operator],
  /** what was sent out by SMS or mail, and what failed */
  'outbox:view': [operator],
  /** sees what was imported, of each kind that the post may import */
  'import:use': [ownerPost, sales, operator],
  'audit:view': [ownerPost, operator],
} as const satisfies Record<string, readonly BasePost[]>

export type Permission = keyof typeof grants
export const permissions = Object.keys(grants) as Permission[]

/** Whether somebody with this first post may do this. */
export function can(post: BasePost, permission: Permission): boolean {
  return (grants[permission] as readonly BasePost[]).includes(post)
}

/**
 * The base post that decides, from `postIds`: only the first entry counts.
 * Null when it is none of ours.
 */
export function basePostOf(postIds: readonly (string | number)[]): BasePost | null {
  const first = String(postIds[0])
  return basePosts.find((post) => post === first) ?? null
}
