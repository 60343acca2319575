import { describe, expect, test } from 'vitest'
import { keywordOf, oneOf, pageNumOf, queryOf, tabOf } from './query.ts'

const query = (text: string) => new URLSearchParams(text)

/** The HTTP status that ends the page. */
function statusOf(ask: () => unknown): number {
  try {
    ask()
  } catch (answer) {
    return (answer as Response).status
  }
  return 200
}

describe('the tab in an address', () => {
  test.each([
    ['', 0],
    ['actIndex=0', 0],
    ['actIndex=3', 3],
  ])('%s: %i of four', (text, tab) => expect(tabOf(query(text), 4)).toBe(tab))

  test.each(['4', '-1', '1.5', '01', '1e0', ' 1', 'abc'])('%s is answered with 404', (asked) => {
    expect(statusOf(() => tabOf(query(`actIndex=${asked}`), 4))).toBe(404)
  })
})

describe('the page number in an address', () => {
  test.each([
    ['', 1],
    ['pageNum=1', 1],
    ['pageNum=30', 30],
  ])('%s: %i', (text, page) => expect(pageNumOf(query(text))).toBe(page))

  test.each(['0', '-1', '1.5', '01', '1e9', '99999', 'abc'])('%s is answered with 404', (asked) => {
    expect(statusOf(() => pageNumOf(query(`pageNum=${asked}`)))).toBe(404)
  })
})

test('a value that is not one of the allowed ones is answered with 404', () => {
  const columns = ['company', 'industry'] as const
  expect(oneOf(columns, 'industry')).toBe('industry')
  expect(oneOf(columns, null)).toBeNull()
  expect(statusOf(() => oneOf(columns, 'Industry'))).toBe(404)
})

test('a repeated parameter is answered with 404', () => {
  const ask = (text: string) => () => queryOf(new Request(`http://page.invalid/?${text}`))
  expect(statusOf(ask('column=a&pageNum=2'))).toBe(200)
  expect(statusOf(ask('column=a&column=a'))).toBe(404)
})

test('any text can be searched for', () => {
  expect(keywordOf(query('keyword= 油封 '))).toBe('油封')
  expect(keywordOf(query('keyword=   '))).toBeNull()
})
