import { expect, it } from 'vitest'
import { inChina, scheduleFault } from './publish-time.ts'

const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['', '请选择发布时间'],
  ['2026-11-21', '请选择发布时间'],
  ['2026-11-21T20:00', '发布时间应在现在之后'],
  ['2026-11-21T20:01', null],
])('%s by the clock in China: %s', (local, fault) => {
  expect(scheduleFault(local, now)).toBe(fault)
})

it('means the clock in China, wherever the operator is', () => {
  expect(new Date(inChina('2026-11-22T08:00')).toISOString()).toBe('2026-11-22T00:00:00.000Z')
})
