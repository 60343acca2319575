import { hitsPerKind } from '@bdr/contract/search/model'
import { expect, it } from 'vitest'
import { firstOnce } from './search.ts'

const hits = (ids: string) => [...ids].map((id) => ({ id }))
const merged = (first: string, others: string) =>
  firstOnce(hits(first), hits(others))
    .map(({ id }) => id)
    .join('')

it('has the exact hit first, nothing twice, and no more than are shown', () => {
  expect(merged('b', 'abc')).toBe('bac')
  expect(merged('', 'cba')).toBe('cba')
  expect(merged('z', 'abcdefghij')).toHaveLength(hitsPerKind)
})
