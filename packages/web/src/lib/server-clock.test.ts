import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime, onThisDevice, serverNow } from './server-clock.ts'

const device = new Date('2026-11-20T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(device)
})
afterEach(() => {
  noteServerTime(device.toUTCString())
  vi.useRealTimers()
})

describe('the server’s clock', () => {
  it.each([
    'Fri, 20 Nov 2026 05:00:00 GMT',
    'Mon, 20 Nov 2023 08:00:00 GMT',
    'Sat, 21 Nov 2026 00:00:00 GMT',
  ])('is taken from an answer’s date, %s', (date) => {
    noteServerTime(date)
    expect(serverNow().toUTCString()).toBe(date)
    expect(onThisDevice(new Date(date).toISOString())).toEqual(device)
  })

  it('is taken to the second from an answer that was quick', () => {
    noteServerTime('Fri, 20 Nov 2026 08:00:30 GMT', device.getTime() - 200)
    expect(serverNow().getTime()).toBeCloseTo(Date.parse('2026-11-20T08:00:30.600Z'), -3)
    // a slow answer does not say more
    noteServerTime('Fri, 20 Nov 2026 08:00:05 GMT', device.getTime() - 40_000)
    expect(serverNow().getTime()).toBeCloseTo(Date.parse('2026-11-20T08:00:30.600Z'), -3)
    noteServerTime('Fri, 20 Nov 2026 08:00:00 GMT', device.getTime() - 200)
    expect(serverNow()).toEqual(device)
  })

  it('advances with the device’s own clock', () => {
    noteServerTime('Fri, 20 Nov 2026 05:00:00 GMT')
    vi.setSystemTime(new Date('2026-11-20T08:30:00Z'))
    expect(serverNow().toISOString()).toBe('2026-11-20T05:30:00.000Z')
  })

  it('is not corrected by an answer that was merely slow to arrive', () => {
    noteServerTime('Fri, 20 Nov 2026 07:59:20 GMT')
    expect(serverNow()).toEqual(device)
  })

  it.each([null, '', 'yesterday'])('is not taken from %j', (date) => {
    noteServerTime('Fri, 20 Nov 2026 05:00:00 GMT')
    noteServerTime(date)
    expect(serverNow().toISOString()).toBe('2026-11-20T05:00:00.000Z')
  })

  it('follows a device clock that was corrected', () => {
    noteServerTime('Fri, 20 Nov 2026 05:00:00 GMT')
    noteServerTime('Fri, 20 Nov 2026 08:00:00 GMT')
    expect(serverNow()).toEqual(device)
  })
})
