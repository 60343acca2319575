import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The answers of the reads of the user's info, one after the other. */
let answers: (() => Promise<Response>)[]
let asked: number

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    cookie: 'Admin-Token=secret',
    documentElement: { dataset: { product: 'bdr' } },
  })
  vi.stubGlobal('fetch', () => answers[asked++]!())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const away = async () => new Response('', { status: 502 })
const refused = async () => Response.json({ code: 'A00003', msg: '没有权限', data: null })
const there = async () =>
  Response.json({ code: '00000', msg: '', data: { uid: '1', name: '', postIds: [98] } })

async function load(...given: typeof answers) {
  answers = given
  const { loadViewer } = await import('./session.ts')
  const loaded = loadViewer('secret').then(
    ({ post }) => post,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(5_000)
  return loaded
}

it('a lost packet, or a server that is away for a moment, signs nobody out', async () => {
  expect(await load(lost, away, there)).toBe('98')
})

it('three failures sign the person out', async () => {
  expect(await load(lost, lost, lost)).toMatchObject({ name: 'TransportError' })
  expect(asked).toBe(3)
})

it('a refusal signs the person out at once', async () => {
  expect(await load(refused)).toMatchObject({ code: 'A00003' })
  expect(asked).toBe(1)
})
