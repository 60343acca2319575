import { expect, it } from 'vitest'
import { auditPage } from '../modules/audit/queries.ts'
import { lockRequest } from '../modules/change-requests/queries.ts'
import { noteHead } from '../modules/delivery-notes/queries.ts'
import { pageOfOrders } from '../modules/orders/list-queries.ts'
import { orderHead } from '../modules/orders/queries.ts'
import { findOrders } from '../modules/orders/search.ts'
import { staffById } from '../modules/staff/queries.ts'
import type { Executor } from '../platform/db/executor.ts'
import { scopeOf, type Scope } from '../platform/scope.ts'
import type { Viewer } from '../platform/viewer.ts'

it('is a merchant for its people, and everybody for operators', () => {
  expect(scopeOf({ merchantId: '7', post: '99', staffId: '1' })).toMatchObject({
    of: 'own',
    merchantId: '7',
    restrictedToStaff: null,
  })
  expect(scopeOf({ merchantId: null, post: 'admin', staffId: '1' })).toMatchObject({ of: 'all' })
})

it('contains the person for deliverers', () => {
  const scope = scopeOf({ merchantId: '7', post: '100', staffId: '5' })
  expect(scope).toMatchObject({ of: 'own', merchantId: '7', restrictedToStaff: '5' })
})

it('is never everybody for a person who just has no merchant', () => {
  expect(() => scopeOf({ merchantId: null, post: '98', staffId: '1' })).toThrow('no scope')
})

/** Never called: its statements must not compile, and the type check reports if one does. */
export function withoutScope(db: Executor, viewer: Viewer, query: Parameters<typeof pageOfOrders>[2]) {
  // @ts-expect-error nothing where the scope belongs
  void orderHead(db, '1')
  // @ts-expect-error an absent merchant is nobody's scope
  void noteHead(db, null, '1')
  // @ts-expect-error a viewer is no scope
  void staffById(db, viewer, '1')
  // @ts-expect-error nor is a merchant's id
  void lockRequest(db, '7', '1')
  // @ts-expect-error nothing where the scope belongs
  void pageOfOrders(db, query)
  // @ts-expect-error an absent merchant is nobody's scope
  void auditPage(db, null, { pageNum: 1, pageSize: 20 })
  // @ts-expect-error an absent merchant is nobody's scope
  void findOrders(db, undefined, 'PO')
  // @ts-expect-error a scope is made by scopeOf alone
  const forged: Scope = { of: 'all' }
  void forged
}
