import type { Post } from '@bdr/contract/posts/replies'
import { createStaff } from '@bdr/contract/staff/calls'
import { describe, expect, it } from 'vitest'
import { placeFaults } from '../../ui/form/faults.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { inputOf, newPerson, placeOf, type StaffValues } from './staff-form.ts'

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

const faultsOf = (values: StaffValues) => {
  const input = { ...inputOf(values, posts), password: 'Secret-1234' }
  return placeFaults(faultsOfSchema(createStaff.input, input), (path) => placeOf(path) ?? path).fields
}

describe('the form of a person', () => {
  it('sends an own post with the one it is based on, and a built-in one without', () => {
    expect(inputOf(typed, posts)).toEqual({
      name: '王强',
      account: 'wang',
      mobile: '13800000001',
      email: '',
      postIds: ['99', '1001'],
    })
    expect(inputOf({ ...typed, post: '99' }, posts).postIds).toEqual(['99'])
  })

  it('finds no fault in valid values, also without an e-mail', () => {
    expect(faultsOf(typed)).toEqual({})
  })

  it('reports for each field what is missing or wrong', () => {
    expect(faultsOf(newPerson)).toEqual({ name: '必填', account: '必填', mobile: '必填', post: '必填' })
    const wrong = faultsOf({ ...typed, account: '1a', mobile: '123', email: 'x' })
    expect(Object.keys(wrong).toSorted()).toEqual(['account', 'email', 'mobile'])
  })

  it('reports a post that was removed meanwhile', () => {
    expect(faultsOf({ ...typed, post: '1009' })).toEqual({ post: '必填' })
  })
})
