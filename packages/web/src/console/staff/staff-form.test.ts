import type { Post } from '@bdr/contract/posts/model'
import { describe, expect, it } from 'vitest'
import { bodyOf, checkForm, emptyForm } from './staff-form.ts'

const post = (over: Partial<Post>): Post => ({
  id: '99',
  version: 1,
  name: null,
  description: null,
  basePost: '99',
  builtIn: true,
  members: [],
  permissions: [],
  actions: { allowed: [], blocked: [] },
  ...over,
})
const posts = [post({}), post({ id: '1001', name: '大客户销售', builtIn: false })]
const typed = { name: ' 王强 ', account: 'wang', mobile: '138 0000-0001', email: '', post: '1001' }

describe('the form of a person', () => {
  it('sends an own post with the one it is based on, and a built-in one alone', () => {
    expect(bodyOf(typed, posts)).toEqual({
      name: '王强',
      account: 'wang',
      mobile: '13800000001',
      email: '',
      postIds: ['99', '1001'],
    })
    expect(bodyOf({ ...typed, post: '99' }, posts).postIds).toEqual(['99'])
  })

  it('has nothing against what is right, an empty e-mail included', () => {
    expect(checkForm(typed, posts)).toMatchObject({ fields: {}, whole: [] })
  })

  it('says of each field what is missing or wrong', () => {
    expect(checkForm(emptyForm, posts).fields).toEqual({
      name: '必填',
      account: '必填',
      mobile: '必填',
      postIds: '必填',
    })
    const wrong = checkForm({ ...typed, account: '1a', mobile: '123', email: 'x' }, posts).fields
    expect(Object.keys(wrong).toSorted()).toEqual(['account', 'email', 'mobile'])
  })

  it('knows that a post may have gone meanwhile', () => {
    expect(checkForm({ ...typed, post: '1009' }, posts).fields).toEqual({ postIds: '必填' })
  })
})
