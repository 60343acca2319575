import { tokenCookie } from '@bdr/contract/session/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let cookies: Map<string, string>
let asked: RequestInit[]
let posted: unknown[]

beforeEach(() => {
  cookies = new Map([[tokenCookie, 'secret']])
  asked = []
  posted = []
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => void posted.push(message)
    },
  )
  vi.stubGlobal('document', {
    documentElement: { dataset: { product: 'bdr' } },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name, value] = text.split('; ')[0]!.split('=') as [string, string]
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  // a server that accepts the request and never answers
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(init)
    return new Promise(() => {})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('signs out at once here and in other tabs, and waits only a moment for a server that hangs', async () => {
  const { signOut } = await import('./session.ts')
  let left = false
  const leaving = signOut().then(() => (left = true))
  expect(cookies.has(tokenCookie)).toBe(false)
  expect(posted).toEqual(['signed-out'])
  // the page is about to be left, and the request has to be sent all the same
  expect(asked).toMatchObject([{ method: 'POST', keepalive: true }])
  await vi.advanceTimersByTimeAsync(2_900)
  expect(left).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await leaving
})

it('leaves a session alone that another tab has begun', async () => {
  const { signOut } = await import('./session.ts')
  cookies.set(tokenCookie, 'of somebody else')
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(3_000)
  await leaving
  expect(cookies.get(tokenCookie)).toBe('of somebody else')
  expect([asked, posted]).toEqual([[], []])
})
