import { readStats } from '@bdr/contract/dashboard/calls'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { product: 'bdr' } } })
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The messages shown after three reads failed together on pages that draw their own error. */
async function toastsOfThreeReads(): Promise<string[]> {
  const { prefetch } = await import('./query.ts')
  const { toastStore } = await import('./toasts.ts')
  prefetch(listOrders, {}, { toast: false })
  prefetch(readOrder, { id: '1' }, { toast: false })
  prefetch(readStats, {}, { toast: false })
  // each read is tried again twice, a second apart
  await vi.advanceTimersByTimeAsync(2_500)
  const toasts = toastStore.snapshot().map(({ text }) => text)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(toastStore.snapshot()).toEqual([])
  return toasts
}

it('shows once, for three seconds, that the connection is lost', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await toastsOfThreeReads()).toEqual(['网络连接失败，请检查网络后重试'])
})

it('shows the same for a server that cannot answer, with or without a message of its own', async () => {
  answer = async () => new Response('', { status: 502 })
  expect(await toastsOfThreeReads()).toEqual(['请求失败（502），请稍后重试'])
})

it('leaves a refusal of the gateway to the page', async () => {
  answer = async () => Response.json({ code: 'A00001', msg: '暂时读不到', data: null })
  expect(await toastsOfThreeReads()).toEqual([])
})
