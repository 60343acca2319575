import { describe, expect, it } from 'vitest'
import { afterQuiet } from './quiet-hours.ts'

const at = (time: string) => new Date(`2026-11-20T${time}+08:00`)
const night = { from: '22:00', until: '07:00' }

describe('a disturbing message', () => {
  it.each([
    ['21:59:59', null],
    ['22:00:00', '2026-11-21T07:00:00+08:00'],
    ['23:30:12', '2026-11-21T07:00:00+08:00'],
    ['00:00:00', '2026-11-20T07:00:00+08:00'],
    ['06:59:59', '2026-11-20T07:00:00+08:00'],
    ['07:00:00', null],
  ])('at %s waits until %s at night', (time, until) => {
    expect(afterQuiet(at(time), night)).toEqual(until === null ? null : new Date(until))
  })

  it("waits at noon with the database's time format", () => {
    const midday = { from: '12:00:00', until: '13:30:00' }
    expect(afterQuiet(at('11:59:00'), midday)).toBeNull()
    expect(afterQuiet(at('12:10:00'), midday)).toEqual(at('13:30:00'))
    expect(afterQuiet(at('13:30:00'), midday)).toBeNull()
  })

  it('never waits without quiet hours', () => {
    expect(afterQuiet(at('03:00:00'), { from: null, until: null })).toBeNull()
  })
})
