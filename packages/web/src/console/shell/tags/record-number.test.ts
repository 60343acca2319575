import { basePosts, can, type Permission } from '@bdr/contract/access'
import type { RecordName } from '@bdr/contract/kernel/entity'
import { allCalls } from '@bdr/contract/calls'
import { replyOf } from '@bdr/contract/replies'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pageByKey, pages, type PageKey } from '@bdr/contract/navigation'
import type { z } from 'zod'
import { expect, it } from 'vitest'
import { numberedPages } from './record-number.ts'

const numbered = Object.entries(numberedPages) as [PageKey, RecordName][]

it.each(numbered)('%s gets its record’s number from a call whose only input is the id', (key, page) => {
  const call = allCalls.find(({ name }) => name === page.call)
  expect(Object.keys(call?.input.shape ?? {})).toEqual(['id'])
  expect(call?.method).toBe('GET')
  // whoever may open the page may read the record
  const may = (access: string | undefined) => basePosts.filter((post) => can(post, access as Permission))
  expect(may(call?.access)).toEqual(expect.arrayContaining(may(pageByKey(key).access)))
  expect(Object.keys((replyOf(call!) as z.ZodObject).shape)).toContain(page.field)
})

it('the number is known for every page of a single record', () => {
  const all: readonly Page[] = pages
  const single = all.filter(({ area, key }) => area === 'console' && /Detail$|Editor$/.test(key))
  expect(numbered.map(([key]) => key)).toEqual(expect.arrayContaining(single.map(({ key }) => key)))
})
