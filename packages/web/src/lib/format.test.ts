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
  groupThousands,
  hourOfDay,
  notANumber,
} from './format.ts'

describe('numbers', () => {
  it('groups thousands', () => {
    expect(groupThousands('1234567.5')).toBe('1,234,567.5')
    expect(groupThousands('-1234')).toBe('-1,234')
    expect(groupThousands('999')).toBe('999')
    expect(groupThousands('0.0001')).toBe('0.0001')
  })

  it('refuses leading zeros and what is no plain number', () => {
    for (const text of ['012', '00', '1e5', '', 'abc', '1.', '.5', '１２'])
      expect(groupThousands(text)).toBe(notANumber)
  })

  it('loses no digit, however long the number', () => {
    const plain = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,6}$/))
      .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`))
    fc.assert(fc.property(plain, (text) => groupThousands(text).replaceAll(',', '') === text))
  })

  it('shows amounts with two decimals, rounded half up, exactly', () => {
    expect(formatAmount('6825')).toBe('6,825.00')
    expect(formatAmount('1.005')).toBe('1.01')
    expect(formatAmount('9999999999999999.99')).toBe('9,999,999,999,999,999.99')
    expect(formatAmount('12.5', 'CNY')).toBe('¥12.50')
    expect(formatAmount('12.5', 'USD')).toBe('12.50 USD')
    expect(formatAmount(null)).toBe('—')
  })

  it('shows quantities without idle zeros, with their unit', () => {
    expect(formatQuantity('5.0000')).toBe('5')
    expect(formatQuantity('1200.5000', '套')).toBe('1,200.5 套')
    expect(formatQuantity('100')).toBe('100')
    expect(formatQuantity(undefined)).toBe('—')
  })

  it('shows a unit price as fine as it is', () => {
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
  it('shows an instant as it is in Shanghai, wherever the browser stands', () => {
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

  it('leaves a day as it stands and takes that of an instant in Shanghai', () => {
    expect(formatDay('2026-11-20')).toBe('2026-11-20')
    expect(formatDay('2026-11-20T20:00:00.000Z')).toBe('2026-11-21')
    expect(formatDay('')).toBe('—')
  })

  it('says how long ago', () => {
    const now = new Date('2026-11-20T08:00:00Z')
    const ago = (seconds: number) => formatRelative(new Date(now.getTime() - seconds * 1000), now)
    expect(ago(29)).toBe('刚刚')
    expect(ago(30)).toBe('1分钟前')
    expect(ago(61)).toBe('2分钟前')
    expect(ago(3600)).toBe('1小时前')
    expect(ago(86_400)).toBe('1天前')
    expect(ago(2 * 86_400)).toBe('2026-11-18 16:00')
  })
})
