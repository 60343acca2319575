import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pausedCommit } from './paused-commit.ts'

let committed: string[]
let text: ReturnType<typeof pausedCommit>

beforeEach(() => {
  vi.useFakeTimers()
  committed = []
  text = pausedCommit((next) => committed.push(next))
})
afterEach(() => vi.useRealTimers())

describe('text typed into a filter', () => {
  it('is committed once typing pauses', () => {
    text.typed('a')
    vi.advanceTimersByTime(399)
    text.typed('ab')
    vi.advanceTimersByTime(399)
    expect(committed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(committed).toEqual(['ab'])
  })

  it('is committed at once when the field is left by the keyboard, and only once', () => {
    text.typed('ab')
    text.left()
    vi.runAllTimers()
    expect(committed).toEqual(['ab'])
  })

  it('waits for the click that leaves the field', () => {
    text.typed('ab')
    text.press()
    text.left()
    vi.advanceTimersByTime(5000)
    expect(committed).toEqual([])
    text.release()
    expect(committed).toEqual([])
    vi.runAllTimers()
    expect(committed).toEqual(['ab'])
  })

  it('is not delayed by a pointer that only moves', () => {
    text.typed('ab')
    vi.advanceTimersByTime(399)
    text.release()
    vi.advanceTimersByTime(1)
    expect(committed).toEqual(['ab'])
  })

  it('still waits for a pause after a click into the field itself', () => {
    text.press()
    text.release()
    text.typed('ab')
    vi.advanceTimersByTime(399)
    expect(committed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(committed).toEqual(['ab'])
  })

  it('is discarded with the page it was typed on', () => {
    text.typed('ab')
    text.forget()
    vi.runAllTimers()
    expect(committed).toEqual([])
  })

  it('is committed at once by Enter, and not again', () => {
    text.typed('ab')
    text.now('ab')
    vi.runAllTimers()
    expect(committed).toEqual(['ab'])
  })
})
