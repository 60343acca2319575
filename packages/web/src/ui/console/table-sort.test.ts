import { describe, expect, it } from 'vitest'
import { directionOf, nextSort } from './table-sort.ts'

describe('a press on a column head', () => {
  it('sorts up, then down, then as the call does by itself', () => {
    expect(nextSort('orderNo', '')).toBe('orderNo')
    expect(nextSort('orderNo', 'orderNo')).toBe('-orderNo')
    expect(nextSort('orderNo', '-orderNo')).toBe('')
  })

  it('starts anew when another column was sorted by', () => {
    expect(nextSort('orderNo', '-orderDate')).toBe('orderNo')
    expect(nextSort('orderNo', undefined)).toBe('orderNo')
  })

  it('says only of its own column which way it goes', () => {
    expect(directionOf('orderNo', 'orderNo')).toBe('ascending')
    expect(directionOf('orderNo', '-orderNo')).toBe('descending')
    expect(directionOf('order', '-orderNo')).toBe('none')
  })
})
