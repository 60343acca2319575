import { expect, test } from 'vitest'
import { filteredUrl } from './filters.tsx'

test('an address contains the filters that are set, and only those', () => {
  expect(filteredUrl('/list', { industry: null, keyword: null })).toBe('/list')
  expect(filteredUrl('/list', { industry: 'water', keyword: '', pageNum: '2' })).toBe(
    '/list?industry=water&pageNum=2',
  )
})
