import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRecurring } from './recurring.ts'

const { log } = Fastify({ logger: false })
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that runs until it is told to end. */
function longWork() {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { run, end: () => ends.pop()?.() }
}

it('is repeated after its pause, but not before it has ended', async () => {
  const { run, end } = longWork()
  const stop = startRecurring(log, [{ name: 'x', everySeconds: 10, run }])
  await vi.advanceTimersByTimeAsync(100_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  await stop()
})

it('is repeated after a failure', async () => {
  const run = vi.fn(async () => {
    throw new Error('this time')
  })
  const stop = startRecurring(log, [{ name: 'x', everySeconds: 10, run }])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(run).toHaveBeenCalledTimes(2)
  await stop()
})

it('is waited for when everything stops, and not repeated', async () => {
  const { run, end } = longWork()
  const stop = startRecurring(log, [{ name: 'x', everySeconds: 1, run }])
  await vi.advanceTimersByTimeAsync(1_000)
  let stopped = false
  const stopping = stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stopped).toBe(false)
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})
