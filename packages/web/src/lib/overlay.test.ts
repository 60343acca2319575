import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOverlay, overlayTimes } from './overlay.ts'

const { showAfter, closeAfter, releaseAfterSuccess } = overlayTimes

describe('loading indicator', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('does not appear for a quick answer', async () => {
    const overlay = createOverlay()
    await overlay.track(Promise.resolve())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(overlay.visible()).toBe(false)
  })

  it('appears while a request is in flight and closes 300 ms and then 500 ms after the last success', async () => {
    const overlay = createOverlay()
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    void overlay.track(first.promise)
    void overlay.track(second.promise)
    await vi.advanceTimersByTimeAsync(showAfter)
    expect(overlay.visible()).toBe(true)

    first.resolve()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(overlay.visible()).toBe(true)

    second.resolve()
    await vi.advanceTimersByTimeAsync(closeAfter + releaseAfterSuccess - 1)
    expect(overlay.visible()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(overlay.visible()).toBe(false)
  })

  it('closes sooner after a failure, and stays for the next request of a chain', async () => {
    const overlay = createOverlay()
    const first = Promise.withResolvers<void>()
    overlay.track(first.promise).catch(() => {})
    await vi.advanceTimersByTimeAsync(showAfter)
    first.reject(new Error('no'))
    await vi.advanceTimersByTimeAsync(closeAfter - 1)

    const second = Promise.withResolvers<void>()
    overlay.track(second.promise).catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(overlay.visible()).toBe(true)

    second.reject(new Error('no'))
    await vi.advanceTimersByTimeAsync(closeAfter)
    expect(overlay.visible()).toBe(false)
  })
})
