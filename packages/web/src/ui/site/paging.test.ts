import { describe, expect, test } from 'vitest'
import { filteredUrl } from './filters.tsx'
import { pageNumOf } from './pager.tsx'
import { tabOf } from './tabs.tsx'

const query = (text: string) => new URLSearchParams(text)

describe('the tab an address names', () => {
  test.each([
    ['', 0],
    ['actIndex=2', 2],
    ['actIndex=4', 0],
    ['actIndex=-1', 0],
    ['actIndex=1.5', 0],
    ['actIndex=abc', 0],
  ])('%s: %i of four', (text, tab) => {
    expect(tabOf(query(text), 4)).toBe(tab)
  })
})

describe('the page an address asks for', () => {
  test.each([
    ['', 1],
    ['pageNum=3', 3],
    ['pageNum=0', 1],
    ['pageNum=1e9', 1],
    ['pageNum=x', 1],
  ])('%s: %i', (text, page) => {
    expect(pageNumOf(query(text))).toBe(page)
  })
})

test('an address holds the filters that are set, and only those', () => {
  expect(filteredUrl('/list', { industry: null, keyword: null })).toBe('/list')
  expect(filteredUrl('/list', { industry: 'water', keyword: '', pageNum: '2' })).toBe(
    '/list?industry=water&pageNum=2',
  )
})
