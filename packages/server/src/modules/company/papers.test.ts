import { describe, expect, it } from 'vitest'
import { daysLeft, dueNotice, paperState } from './papers.ts'

const today = '2026-11-20'

describe('the state of a qualification', () => {
  it.each([
    [null, 'valid', null],
    ['2027-11-20', 'valid', 365],
    ['2027-01-20', 'valid', 61],
    ['2027-01-19', 'expiring', 60],
    ['2026-11-20', 'expiring', 0],
    ['2026-11-19', 'expired', -1],
  ] as const)('valid until %s is %s', (until, state, left) => {
    expect(paperState(until, today)).toBe(state)
    expect(daysLeft(until, today)).toBe(left)
  })
})

describe('the notice', () => {
  it.each([
    ['2027-01-20', null, null],
    ['2027-01-19', null, 60],
    ['2027-01-19', 60, null],
    ['2026-12-20', 60, 30],
    ['2026-12-20', null, 30],
    ['2026-11-27', 30, 7],
    ['2026-11-27', 7, null],
    ['2026-11-01', 7, null],
    ['2026-11-01', 60, 7],
  ] as const)('for one valid until %s, last sent at %s, is %s', (until, notified, due) => {
    expect(dueNotice(until, today, notified)).toBe(due)
  })
})
