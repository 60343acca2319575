import { expect, it } from 'vitest'
import { allCalls } from '../calls.ts'
import { pageFields } from '../kernel/page.ts'
import { listName } from './model.ts'

it('views can be named of every call that reads pages', () => {
  const lists = allCalls.filter(({ method, input }) => method === 'GET' && 'pageNum' in input.shape)
  expect(Object.keys(pageFields)).toContain('pageNum')
  expect(lists.filter(({ name }) => !listName.safeParse(name).success).map(({ name }) => name)).toEqual([])
})
