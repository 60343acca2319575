import { codes } from '@bdr/contract/errors'
import { listOrders } from '@bdr/contract/orders/calls'
import { sessionEndedCookie, tokenCookie } from '@bdr/contract/session/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What a browser gives a page, as far as its calls need it. */
let cookies: Map<string, string>
let reloads: number
let addresses: string[]
let answers: (() => void)[]

beforeEach(() => {
  cookies = new Map([[tokenCookie, 'secret']])
  reloads = 0
  addresses = []
  answers = []
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', {
    protocol: 'https:',
    reload: () => void reloads++,
    assign: (address: string) => void addresses.push(address),
  })
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

/** Ten calls in flight, each of which the server answers with “the session is over”. */
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
  expect(cookies.has(sessionEndedCookie)).toBe(true)
})

it('leaves a session alone that began in another tab while the answers were in flight', async () => {
  const calls = await tenInFlight()
  cookies.set(tokenCookie, 'newer')
  for (const answer of answers) answer()
  await Promise.all(calls)
  // this page still shows the previous session: it is loaded again for whoever is signed in now
  expect(reloads).toBe(1)
  expect(cookies.get(tokenCookie)).toBe('newer')
  expect(cookies.has(sessionEndedCookie)).toBe(false)
})

it('ignores late answers once the page itself has signed in again', async () => {
  const calls = await tenInFlight()
  const { storeToken } = await import('./token.ts')
  storeToken('newer', '2030-01-01T00:00:00.000Z')
  for (const answer of answers) answer()
  await Promise.all(calls)
  expect(reloads).toBe(0)
  expect(cookies.get(tokenCookie)).toBe('newer')
})

it('sends nothing from a page whose browser has no session in the meantime', async () => {
  const { request } = await import('./api.ts')
  cookies.delete(tokenCookie)
  await expect(request(listOrders, {})).rejects.toMatchObject({ code: codes.sessionInvalid })
  expect(answers).toHaveLength(0)
  expect(reloads).toBe(1)
  expect(cookies.has(tokenCookie)).toBe(false)
  expect(cookies.has(sessionEndedCookie)).toBe(true)
})

it.each([
  ['another person’s session', { uid: '8', name: '乙' }, ['/dashboard'], 0],
  ['a new session of the same person', { uid: '7', name: '甲' }, [], 1],
])('leaves a page whose browser has %s in the meantime', async (_what, user, left, reloaded) => {
  const { request } = await import('./api.ts')
  const { noteOwnPerson } = await import('./other-session.ts')
  noteOwnPerson('7')
  const sent = vi.fn<typeof fetch>(async () => Response.json({ code: '00000', msg: '', data: user }))
  vi.stubGlobal('fetch', sent)
  cookies.set(tokenCookie, 'other')
  await expect(request(listOrders, {})).rejects.toMatchObject({ code: codes.sessionInvalid })
  await vi.waitFor(() => expect([addresses, reloads]).toEqual([left, reloaded]))
  // the only thing it asks is whose it is
  expect(sent).toHaveBeenCalledOnce()
  expect(new Headers(sent.mock.calls[0]![1]!.headers).get('Authorization')).toBe('Bearer other')
  expect(cookies.get(tokenCookie)).toBe('other')
  expect(cookies.has(sessionEndedCookie)).toBe(false)
})
