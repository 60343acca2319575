import { expect, it } from 'vitest'
import { localWindows } from './local-windows.ts'

it('counts each asker within a period, and begins again after it', () => {
  let now = 1_000_000
  const windows = localWindows(() => now)
  expect(windows.count('a', 60)).toEqual({ hits: 1, left: 60 })
  now += 30_000
  expect(windows.count('a', 60)).toEqual({ hits: 2, left: 30 })
  expect(windows.count('b', 60)).toEqual({ hits: 1, left: 60 })
  now += 30_000
  expect(windows.count('a', 60)).toEqual({ hits: 1, left: 60 })
})

it('remembers a limited number of askers', () => {
  const windows = localWindows(() => 0)
  windows.count('first', 60)
  for (let asker = 0; asker < 20_000; asker += 1) windows.count(String(asker), 60)
  expect(windows.count('first', 60).hits).toBe(1)
  expect(windows.count('19999', 60).hits).toBe(2)
})
