import { decimalScale, quantity } from '@bdr/contract/kernel/decimal'
import { describe, expect, it } from 'vitest'
import { canonicalDecimal, decimalFault } from './decimal-text.ts'

describe('a typed decimal', () => {
  it.each([
    ['12.5', '12.5'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    [' 1,234，567.50 ', '1234567.50'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['000', '0'],
    ['0.0100', '0.0100'],
    ['', ''],
    ['.', '.'],
    ['1.2.3', '1.2.3'],
    ['1e3', '1e3'],
    ['－5', '-5'],
    ['−040', '-40'],
    ['–.5', '-0.5'],
    ['＋120', '120'],
    ['-0.0', '0.0'],
    ['-', '-'],
    ['5-', '5-'],
  ])('%j is read as %j', (typed, read) => {
    expect(canonicalDecimal(typed)).toBe(read)
  })

  it('keeps digits that a floating-point number would lose', () => {
    expect(canonicalDecimal('12345678901234.0001')).toBe('12345678901234.0001')
  })
})

describe('the limits of a decimal field', () => {
  const limits = { scale: decimalScale.quantity }
  it.each([
    ['12.5', {}, null],
    ['', {}, null],
    ['', { required: true }, '必填'],
    ['abc', {}, '请输入数字'],
    ['-1', {}, '不能小于 0'],
    ['-1', { min: '9.5' }, '不能小于 9.5'],
    ['-1', { positive: true }, '应大于 0'],
    ['-', {}, '请输入数字'],
    ['1e3', {}, '请输入数字'],
    ['0.00001', {}, '最多 4 位小数'],
    ['123456789012345', {}, '整数部分最多 14 位'],
    ['0.000', { positive: true }, '应大于 0'],
    ['10.0001', { max: '10' }, '不能大于 10'],
    ['10.0000', { max: '10' }, null],
    ['9', { max: '10', min: '9.5' }, '不能小于 9.5'],
    ['-40', { signed: true }, null],
    ['-0.25', { signed: true, min: '-0.5' }, null],
    ['-0.75', { signed: true, min: '-0.5' }, '不能小于 -0.5'],
    ['-', { signed: true }, '请输入数字'],
    ['4-0', { signed: true }, '请输入数字'],
    ['-0.00001', { signed: true }, '最多 4 位小数'],
  ])('%j with %j', (typed, more, fault) => {
    expect(decimalFault(typed, { ...limits, ...more })).toBe(fault)
  })

  it('accepts nothing the contract would refuse', () => {
    for (const typed of ['１２', '007', '.5', '5.', '0', '99999999999999.9999', '1,000']) {
      expect(decimalFault(typed, limits)).toBeNull()
      expect(quantity.safeParse(canonicalDecimal(typed)).success).toBe(true)
    }
  })
})
