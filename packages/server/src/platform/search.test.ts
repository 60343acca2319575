import { hitsPerKind } from '@bdr/contract/search/model'
import { expect, it } from 'vitest'
import { mergeHits } from './search.ts'

const hits = (ids: string) => [...ids].map((id) => ({ id }))
const merged = (first: string, others: string) =>
  mergeHits(hits(first), hits(others))
    .map(({ id }) => id)
    .join('')

it('returns the exact match first, without duplicates, and no more than are shown', () => {
  expect(merged('b', 'abc')).toBe('bac')
  expect(merged('', 'cba')).toBe('cba')
  expect(merged('z', 'abcdefghij')).toHaveLength(hitsPerKind)
})
