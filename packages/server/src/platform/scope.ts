import { sql, type RawBuilder } from 'kysely'
import { seesOnlyAssigned } from '@bdr/contract/access'
import { notFound } from './errors.ts'
import type { Viewer } from './viewer.ts'

/** The key is not exported, so no other module can create a scope. */
const made: unique symbol = Symbol('scope')

/** The records a query may see: those of one merchant, or of all. */
export type Scope =
  | {
      readonly of: 'own'
      readonly merchantId: string
      /** id of a person whose post sees only records assigned to them or to nobody; null for everybody else */
      readonly restrictedToStaff: string | null
      readonly [made]: true
    }
  | { readonly of: 'all'; readonly [made]: true }

const all: Scope = { of: 'all', [made]: true }

/** The scope of one merchant. */
export const own = (merchantId: string, restrictedToStaff: string | null = null): Scope => ({
  of: 'own',
  merchantId,
  restrictedToStaff,
  [made]: true,
})

/**
 * What a viewer may see: all records for an operator, otherwise those of the viewer's merchant.
 * @throws Error for a viewer without a merchant who is not an operator
 */
export function scopeOf({
  merchantId,
  post,
  staffId,
}: Pick<Viewer, 'merchantId' | 'post' | 'staffId'>): Scope {
  if (merchantId !== null) return own(merchantId, seesOnlyAssigned(post) ? staffId : null)
  if (post !== 'admin') throw new Error(`post ${post} without a merchant has no scope`)
  return all
}

/**
 * The viewer's merchant, for records that only merchants have.
 * @throws AppError A00005 for an operator
 */
export function ownMerchantOf({ merchantId }: Pick<Viewer, 'merchantId'>): string {
  if (merchantId === null) throw notFound()
  return merchantId
}

/**
 * The condition for rows of any merchant. The operators' indexes contain the same condition, so that they are used only
 * for operators: for one merchant the planner would otherwise scan the records of all merchants.
 */
export const ofAnyMerchant = (column: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} is distinct from 0`

/** The condition that a row is within a scope. @param column the column with the row's merchant */
export const within = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope.of === 'all' ? ofAnyMerchant(column) : sql`${sql.ref(column)} = ${scope.merchantId}`

/**
 * The same for a prepared statement: the text depends on `shape`, and requires the value only if the scope is a
 * merchant's.
 */
export const prepareScope = (scope: Scope) => ({
  shape: { of: scope.of },
  values: { merchantId: scope.of === 'own' ? scope.merchantId : '' },
})
