import { allCalls } from '@bdr/contract/calls'
import { pageByKey, pages, type Page, type PageKey } from '@bdr/contract/navigation'
import { expect, it } from 'vitest'
import { numberedPages } from './record-number.ts'

const numbered = Object.entries(numberedPages) as [PageKey, { call: string }][]

it.each(numbered)('%s has its record’s number from a call that takes the id alone', (key, page) => {
  const call = allCalls.find(({ name }) => name === page.call)
  expect(Object.keys(call?.input.shape ?? {})).toEqual(['id'])
  expect(call?.method).toBe('GET')
  expect(call?.access).toBe(pageByKey(key).access)
})

it('every page of a single record has one', () => {
  const all: readonly Page[] = pages
  const single = all.filter(({ area, key }) => area === 'console' && /Detail$|Editor$/.test(key))
  expect(single.map(({ key }) => key).toSorted()).toEqual(numbered.map(([key]) => key).toSorted())
})
