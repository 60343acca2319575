import { codes } from '@bdr/contract/errors'
import { listOrders } from '@bdr/contract/orders/calls'
import { tokenCookie } from '@bdr/contract/session/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What a browser gives a page, as far as its calls need it. */
let cookies: Map<string, string>
let reloads: number
let answers: (() => void)[]

beforeEach(() => {
  cookies = new Map([[tokenCookie, 'secret']])
  reloads = 0
  answers = []
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { protocol: 'https:', reload: () => void reloads++ })
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
  const invalid = () => Response.json({ code: codes.sessionInvalid, msg: '登录已失效', data: null })
  vi.stubGlobal('fetch', () => new Promise((answer) => answers.push(() => answer(invalid()))))
})
afterEach(() => vi.unstubAllGlobals())

/** Ten calls on their way, each to be answered that the session is over. */
async function tenInFlight() {
  const { request } = await import('./api.ts')
  return Array.from({ length: 10 }, () => request(listOrders, {}).catch((error: Error) => error.name))
}

it('loads the page again once, with ten answers in flight', async () => {
  const calls = await tenInFlight()
  for (const answer of answers) answer()
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 10 }, () => 'CallError'))
  expect(reloads).toBe(1)
  expect(cookies.has(tokenCookie)).toBe(false)
})

it('leaves a session alone that began while the answers were on their way', async () => {
  const calls = await tenInFlight()
  cookies.set(tokenCookie, 'newer')
  for (const answer of answers) answer()
  await Promise.all(calls)
  expect(reloads).toBe(0)
  expect(cookies.get(tokenCookie)).toBe('newer')
})
