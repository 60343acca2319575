import { tokenCookie } from '@bdr/contract/session/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const device = new Date('2031-03-05T08:00:00Z')
let written: string

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.setSystemTime(device)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written = text
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps a token as long as it is valid, even if the device’s clock is in another year', async () => {
  const { noteServerTime } = await import('./server-clock.ts')
  const { storeToken } = await import('./token.ts')
  noteServerTime('Fri, 20 Nov 2026 08:00:00 GMT')
  storeToken('secret', '2026-11-27T08:00:00.000Z')
  expect(written).toContain(`${tokenCookie}=secret`)
  // a browser removes a cookie that has expired by its own clock
  expect(written).toContain('Expires=Wed, 12 Mar 2031 08:00:00 GMT')
})
