import { describe, expect, it } from 'vitest'
import { guard, landingPath, type GuardDecision, type Visitor } from './guard.ts'
import { pages } from './navigation.ts'

const anonymous: Visitor = { kind: 'anonymous' }
const unverified: Visitor = { kind: 'unverified' }
const invalid: Visitor = { kind: 'invalid' }
const driver: Visitor = { kind: 'signed-in', post: '100' }
const owner: Visitor = { kind: 'signed-in', post: '98' }
const admin: Visitor = { kind: 'signed-in', post: 'admin' }
const to = (path: string): GuardDecision => ({ kind: 'redirect', to: path })

describe('the page guard', () => {
  const cases: [string, Visitor, GuardDecision][] = [
    ['/', anonymous, { kind: 'pass' }],
    ['/login', anonymous, { kind: 'pass' }],
    ['/?redirect=/settleApply', anonymous, to('/settleApply')],
    ['/login?redirect=/settleApply', anonymous, to('/settleApply')],
    ['/?redirect=//evil.example/settleApply', anonymous, { kind: 'pass' }],
    ['/newsCenter?redirect=/settleApply', anonymous, { kind: 'pass' }],
    ['/dashboard', anonymous, to('/?redirect=%2Fdashboard')],
    ['/orderPart/list?status=pending', anonymous, to('/?redirect=%2ForderPart%2Flist%3Fstatus%3Dpending')],
    ['/nowhere', anonymous, to('/404')],
    ['/404', anonymous, { kind: 'pass' }],
    ['/login', unverified, to('/')],
    ['/login?redirect=%2Fdashboard', unverified, to('/?redirect=%2Fdashboard')],
    ['/', unverified, { kind: 'verify' }],
    ['/', owner, to('/dashboard')],
    ['/?redirect=%2ForderPart%2Flist%3Fstatus%3Dpending', owner, to('/orderPart/list?status=pending')],
    ['/?redirect=%2ForderPart%2Flist', driver, to('/dashboard')],
    ['/?redirect=%2F%2Fevil.example', owner, to('/dashboard')],
    ['/', invalid, { kind: 'sign-out', to: '/' }],
    ['/dashboard', unverified, { kind: 'verify' }],
    ['/dashboard', invalid, { kind: 'sign-out', to: '/login?redirect=%2Fdashboard' }],
    ['/nowhere', owner, to('/404')],
    ['/401', driver, { kind: 'pass' }],
    ['/orderPart/list', owner, { kind: 'pass' }],
    ['/orderPart/list', driver, to('/401')],
    ['/orderPart/deliveryList', driver, { kind: 'pass' }],
    ['/orderPart/createDeliveryOrder', driver, to('/401')],
    ['/platform/orders/import', owner, to('/401')],
    ['/platform/orders/import', admin, { kind: 'pass' }],
  ]
  it.each(cases)('%s for %j', (path, visitor, expected) => {
    expect(guard(path, visitor)).toEqual(expected)
  })

  it('lets an operator open every page of the back office', () => {
    for (const page of pages.filter((candidate) => candidate.area === 'console')) {
      expect(guard(page.path, admin)).toEqual({ kind: 'pass' })
    }
  })
})

describe('after signing in', () => {
  it.each([
    ['/orderPart/orderDetail?id=3', '/orderPart/orderDetail?id=3'],
    ['/settleApply', '/settleApply'],
    ['/newsCenter', '/dashboard'],
    ['https://elsewhere.example/', '/dashboard'],
    ['//elsewhere.example', '/dashboard'],
    ['/\\elsewhere.example', '/dashboard'],
    ['/nowhere', '/dashboard'],
    ['/login', '/dashboard'],
    [null, '/dashboard'],
  ])('%s leads to %s', (wanted, landing) => {
    expect(landingPath(wanted)).toBe(landing)
  })
})
