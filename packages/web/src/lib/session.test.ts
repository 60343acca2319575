import type { UserInfo } from '@bdr/contract/session/replies'
import { describe, expect, it } from 'vitest'
import { viewerOf } from './session.ts'

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
  postIds: [98],
  mustChangePassword: false,
}

describe('viewer', () => {
  it('has the permissions of the first post alone', () => {
    const viewer = viewerOf({ ...user, postIds: [100, 98] })
    expect(viewer.post).toBe('100')
    expect(viewer.can('delivery-note:dispatch')).toBe(true)
    expect(viewer.can('order:view')).toBe(false)
  })

  it('is an operator by the text of the post, and anybody by a number given as text', () => {
    expect(viewerOf({ ...user, postIds: ['admin'] }).post).toBe('admin')
    expect(viewerOf({ ...user, postIds: ['98' as never] }).post).toBe('98')
  })

  it('fails with the messages of the specification', () => {
    expect(() => viewerOf(null)).toThrow('Verification failed, please Login again.')
    expect(() => viewerOf({ ...user, postIds: [] })).toThrow('getInfo: postIds must be a non-null array!')
    expect(() => viewerOf({ ...user, postIds: null as never })).toThrow(
      'getInfo: postIds must be a non-null array!',
    )
    expect(() => viewerOf({ ...user, postIds: [7] })).toThrow('Verification failed, please Login again.')
  })
})
