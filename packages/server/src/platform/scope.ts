import { sql, type RawBuilder } from 'kysely'
import { seesOnlyAssigned } from '@bdr/contract/access'
import { notFound } from './errors.ts'
import type { Viewer } from './viewer.ts'

/** The key stays in this module, so that no other module can make a scope. */
const made: unique symbol = Symbol('scope')

/** Whose records a query may see: one merchant's own, or everybody's. */
export type Scope =
  | {
      readonly of: 'own'
      readonly merchantId: string
      /**
       * the id of somebody whose post sees only records that are assigned to them or to nobody; null for
       * everybody else
       */
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
 * What a viewer may see: everybody's records for an operator, else those of the viewer's merchant.
 * @throws Error for somebody who has neither a merchant nor an operator's post
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
 * The merchant of somebody who works for one, for what only merchants have.
 * @throws AppError A00005 for an operator
 */
export function ownMerchantOf({ merchantId }: Pick<Viewer, 'merchantId'>): string {
  if (merchantId === null) throw notFound()
  return merchantId
}

/**
 * Rows of whichever merchant. The operators' indexes say the same, so that they are used for nobody else:
 * for one merchant the planner would walk through everybody's records to find the merchant's.
 */
export const ofAnyMerchant = (column: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} is distinct from 0`

/** The condition that a row is within a scope. @param column that names the row's merchant */
export const within = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope.of === 'all' ? ofAnyMerchant(column) : sql`${sql.ref(column)} = ${scope.merchantId}`

/**
 * The same for a prepared statement: its text depends on `shape`, and asks for the value only where
 * the scope is one merchant's.
 */
export const prepareScope = (scope: Scope) => ({
  shape: { of: scope.of },
  values: { merchantId: scope.of === 'own' ? scope.merchantId : '' },
})
