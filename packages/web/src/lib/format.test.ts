import { groupThousands, notANumber } from '@bdr/text/number-format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatDay,
  formatInstant,
  formatQuantity,
  formatRate,
  formatRelative,
  formatUnitPrice,
  hourOfDay,
} from './format.ts'

describe('numbers', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234', '-1,234'],
    ['1234567.5', '1,234,567.5'],
    ['0.0001', '0.0001'],
    ['1000.1000', '1,000.1000'],
    ['9999999999999999.99', '9,999,999,999,999,999.99'],
  ])('groups the thousands of %s', (text, grouped) => {
    expect(groupThousands(text)).toBe(grouped)
  })

  it.each(['012', '00', '-01', '007.5', '1e5', '', ' 1', 'abc', '1.', '.5', '1,000', '+1', '１２', 'NaN'])(
    'refuses %j: leading zeros, and what is no plain number',
    (text) => {
      expect(groupThousands(text)).toBe(notANumber)
      expect(formatAmount(text)).toBe(notANumber)
    },
  )

  it('loses no digit, however long the number', () => {
    const plain = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,6}$/))
      .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`))
    fc.assert(fc.property(plain, (text) => groupThousands(text).replaceAll(',', '') === text))
  })

  it.each([
    ['0', '0.00'],
    ['6825', '6,825.00'],
    ['12.5', '12.50'],
    ['1.004', '1.00'],
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['-0.005', '-0.01'],
    ['-0.001', '0.00'],
    ['-0', '0.00'],
    ['999.995', '1,000.00'],
    ['9999999999999999.99', '9,999,999,999,999,999.99'],
  ])('shows the amount %s with two decimals, rounded half up, exactly', (value, text) => {
    expect(formatAmount(value)).toBe(text)
  })

  it('shows an amount with its currency, and the lack of one', () => {
    expect(formatAmount('12.5', 'CNY')).toBe('¥12.50')
    expect(formatAmount('12.5', 'USD')).toBe('12.50 USD')
    expect(formatAmount(null)).toBe('—')
  })

  it('shows quantities without trailing zeros, with their unit', () => {
    expect(formatQuantity('5.0000')).toBe('5')
    expect(formatQuantity('1200.5000', '套')).toBe('1,200.5 套')
    expect(formatQuantity('100')).toBe('100')
    expect(formatQuantity(undefined)).toBe('—')
  })

  it('shows a unit price with all its decimals', () => {
    expect(formatUnitPrice('1365')).toBe('1,365.00')
    expect(formatUnitPrice('0.035000', 'CNY')).toBe('¥0.035')
  })

  it('shows a rate as a percentage', () => {
    expect(formatRate('0.13')).toBe('13%')
    expect(formatRate('0.065')).toBe('6.5%')
    expect(formatRate('0')).toBe('0%')
    expect(formatRate('1')).toBe('100%')
    expect(formatRate('0.1')).toBe('10%')
  })
})

describe('times', () => {
  it('shows an instant in Shanghai’s time, whatever the browser’s time zone', () => {
    expect(formatInstant('2026-11-20T16:05:09.000Z')).toBe('2026-11-21 00:05')
    expect(formatInstant('2026-11-20T16:05:09.000Z', 'second')).toBe('2026-11-21 00:05:09')
    expect(formatInstant('2026-11-20T08:05:09+08:00')).toBe('2026-11-20 08:05')
    expect(formatInstant(null)).toBe('—')
    expect(formatInstant('soon')).toBe('—')
    expect(hourOfDay(new Date('2026-11-20T16:05:09.000Z'))).toBe(0)
  })

  it('takes ten digits as seconds and thirteen as milliseconds', () => {
    expect(formatInstant(1_763_596_800)).toBe('2025-11-20 08:00')
    expect(formatInstant('1763596800000')).toBe('2025-11-20 08:00')
  })

  it('leaves a day unchanged and takes the day in Shanghai of an instant', () => {
    expect(formatDay('2026-11-20')).toBe('2026-11-20')
    expect(formatDay('2026-11-20T20:00:00.000Z')).toBe('2026-11-21')
    expect(formatDay('')).toBe('—')
  })

  it.each([
    [-60, '刚刚'],
    [0, '刚刚'],
    [29, '刚刚'],
    [30, '1分钟前'],
    [60, '1分钟前'],
    [61, '1分钟前'],
    [119, '1分钟前'],
    [3599, '59分钟前'],
    [3600, '1小时前'],
    [7199, '1小时前'],
    [86_399, '23小时前'],
    [86_400, '1天前'],
    [2 * 86_400 - 1, '1天前'],
    [2 * 86_400, '2026-11-18 16:00'],
    [400 * 86_400, '2025-10-16 16:00'],
  ])('shows %i seconds ago as %s', (seconds, text) => {
    const now = new Date('2026-11-20T08:00:00Z')
    expect(formatRelative(new Date(now.getTime() - seconds * 1000), now)).toBe(text)
  })

  it('shows how long ago it was, for every form of an instant', () => {
    const now = new Date('2026-11-20T08:00:00Z')
    for (const instant of ['2026-11-20T07:50:00Z', now.getTime() - 600_000, now.getTime() / 1000 - 600])
      expect(formatRelative(instant, now)).toBe('10分钟前')
    expect(formatRelative('soon', now)).toBe('—')
  })
})
