import type { UserInfo } from '@bdr/contract/session/model'
import { describe, expect, it } from 'vitest'
import { cookieText, findCookie } from './cookies.ts'
import { parseAccount, viewerOf } from './session.ts'

const user: UserInfo = {
  uid: '1',
  name: '沈明泽',
  account: 'owner',
  mobile: '13800138001',
  headUrl: '',
  introduction: {
    uid: '1',
    name: '沈明泽',
    account: 'owner',
    mobile: '13800138001',
    headUrl: '',
    merchant: null,
  },
  postIds: ['98'],
  mustChangePassword: false,
}

describe('viewer', () => {
  it('is decided by the first post alone', () => {
    const viewer = viewerOf({ ...user, postIds: ['100', '98'] })
    expect(viewer.post).toBe('100')
    expect(viewer.can('delivery-note:dispatch')).toBe(true)
    expect(viewer.can('order:view')).toBe(false)
  })

  it('fails with the sentences of the specification', () => {
    expect(() => viewerOf(null)).toThrow('Verification failed, please Login again.')
    expect(() => viewerOf({ ...user, postIds: [] })).toThrow('getInfo: postIds must be a non-null array!')
    expect(() => viewerOf({ ...user, postIds: null as never })).toThrow(
      'getInfo: postIds must be a non-null array!',
    )
    expect(() => viewerOf({ ...user, postIds: ['7'] })).toThrow('Verification failed, please Login again.')
  })
})

describe('cookies', () => {
  it('finds one by its whole name', () => {
    expect(findCookie('X-Admin-Token=a; Admin-Token=b%3D; c=d', 'Admin-Token')).toBe('b=')
    expect(findCookie('', 'Admin-Token')).toBeNull()
    expect(findCookie('Admin-Token=%E0%A4%A', 'Admin-Token')).toBeNull()
  })

  it('stays on this site, on https only where the page is', () => {
    const expires = new Date('2026-11-20T08:00:00Z')
    expect(cookieText('a', 'b c', { expires, secure: true })).toBe(
      'a=b%20c; Path=/; SameSite=Lax; Expires=Fri, 20 Nov 2026 08:00:00 GMT; Secure',
    )
    expect(cookieText('a', 'b', { secure: false })).not.toContain('Secure')
  })

  it('keeps the account as JSON and survives what else stands there', () => {
    expect(parseAccount('"owner"')).toBe('owner')
    for (const cookie of [null, '', '{', '{"a":1}', '5']) expect(parseAccount(cookie)).toBe('')
  })
})
