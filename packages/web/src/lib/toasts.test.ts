import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdToasts, releaseToasts, showToast, toastStore } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})
const shown = () => toastStore.snapshot().map(({ text }) => text)

it('a message disappears after three seconds', () => {
  showToast('info', 'one')
  vi.advanceTimersByTime(2_999)
  expect(shown()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('a message under the pointer stays, with those that arrive meanwhile, and disappears three seconds after the pointer has left', () => {
  showToast('error', 'one')
  vi.advanceTimersByTime(2_000)
  holdToasts()
  showToast('error', 'two')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['one', 'two'])
  releaseToasts()
  releaseToasts()
  vi.advanceTimersByTime(2_999)
  expect(shown()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})
