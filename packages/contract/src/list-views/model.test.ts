import { expect, it } from 'vitest'
import { allCalls } from '../calls.ts'
import { pageFields } from '../kernel/page.ts'
import { listName } from './model.ts'

it('every call that reads pages accepts named views', () => {
  const lists = allCalls.filter(({ method, input }) => method === 'GET' && 'pageNum' in input.shape)
  expect(Object.keys(pageFields)).toContain('pageNum')
  expect(lists.filter(({ name }) => !listName.safeParse(name).success).map(({ name }) => name)).toEqual([])
})
