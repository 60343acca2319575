import { describe, expect, it } from 'vitest'
import { directionOf, nextSort } from './table-sort.ts'

describe('a press on a column head', () => {
  it('sorts ascending, then descending, then in the call’s own order', () => {
    expect(nextSort('orderNo', '')).toBe('orderNo')
    expect(nextSort('orderNo', 'orderNo')).toBe('-orderNo')
    expect(nextSort('orderNo', '-orderNo')).toBe('')
  })

  it('starts ascending when another column was sorted by', () => {
    expect(nextSort('orderNo', '-orderDate')).toBe('orderNo')
    expect(nextSort('orderNo', undefined)).toBe('orderNo')
  })

  it('reports a direction only for the column that is sorted by', () => {
    expect(directionOf('orderNo', 'orderNo')).toBe('ascending')
    expect(directionOf('orderNo', '-orderNo')).toBe('descending')
    expect(directionOf('order', '-orderNo')).toBe('none')
  })
})
