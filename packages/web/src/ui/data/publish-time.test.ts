import { expect, it } from 'vitest'
import { scheduleFault } from './publish-time.ts'

const missing = '请填写日期和时刻，如 2026-12-05 与 08:00'
const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['', missing],
  ['2026-11-21', missing],
  ['2026-11-21T', missing],
  ['明天T08:00', missing],
  ['2026-11-21T20:00', '发布时间应在现在之后'],
  ['2026-11-21T20:01', null],
])('%s in China’s time: %s', (local, fault) => {
  expect(scheduleFault(local, now, { missing, past: '发布时间应在现在之后' })).toBe(fault)
})
