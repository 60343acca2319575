import { describe, expect, it } from 'vitest'
import { daysOfPreset, presetOf, withDays, withPresets } from './day-presets.ts'

const friday = '2026-11-20'

describe('a preset', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['next-7', '2026-11-20', '2026-11-26'],
    ['last-30', '2026-10-22', '2026-11-20'],
  ] as const)('%s means its days', (preset, from, to) => {
    expect(daysOfPreset(preset, friday)).toEqual({ from, to })
  })

  it('knows February, Sundays and the turn of the year', () => {
    expect(daysOfPreset('this-month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOfPreset('this-week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(daysOfPreset('last-month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  it('is stored by its name, so that it covers other days in another week', () => {
    const range = { from: 'dueFrom', to: 'dueTo' }
    const search = new URLSearchParams('sort=orderNo&dueFrom=2026-11-16&dueTo=2026-11-22')
    const narrowed = withPresets(search, [range], friday)
    expect(withDays(narrowed, '2026-12-02').toString()).toBe(
      'sort=orderNo&dueFrom=2026-11-30&dueTo=2026-12-06',
    )
    const days = new URLSearchParams('dueFrom=2026-11-17')
    expect(withPresets(days, [range], friday).toString()).toBe('dueFrom=2026-11-17')
    expect(presetOf('2026-11-17', undefined, friday)).toBeUndefined()
  })
})
