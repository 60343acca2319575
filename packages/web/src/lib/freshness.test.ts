import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What the server answers: an order, and the list that contains it. */
let order: { id: string; remark: string; picture?: string } | null
let asked: string[]

beforeEach(() => {
  order = { id: '7', remark: 'before' }
  asked = []
  vi.useFakeTimers({ now: 1_000_000 })
  vi.resetModules()
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    hidden: false,
    documentElement: { dataset: { product: 'bdr' } },
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.includes('/orders/') ? 'record' : 'list')
    if (order === null) return Response.json({ code: 'A00005', msg: '', data: null })
    const data = url.includes('/orders/') ? order : { list: [order], total: 1 }
    return Response.json({ code: '00000', msg: '', data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that shows order 7 or a list of it. */
async function page({ busy = false, list = false, fillsForm = false, isOutsidePage = false } = {}) {
  const { queryClient } = await import('./query.ts')
  const { request } = await import('./api.ts')
  const freshness = await import('./freshness.ts')
  const call = list ? listOrders : readOrder
  const input = list ? {} : { id: '7' }
  const observer = new QueryObserver(queryClient, {
    queryKey: [call.name, input],
    queryFn: () => request(call, input as { id: string }),
    meta: { call, toast: false, fillsForm, isOutsidePage },
  })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  let shown = 0
  freshness.keepFresh({
    isDisturbing: () => busy,
    show: (apply) => {
      shown += 1
      apply()
    },
  })
  asked = []
  return {
    ...freshness,
    leave,
    queryClient,
    shown: () => shown,
    data: () => JSON.stringify(queryClient.getQueryData([call.name, input])),
    offers: () => [...freshness.offerStore.snapshot().values()].map(({ rows }) => rows),
    nextRead: () => vi.advanceTimersByTimeAsync(2_000),
  }
}

it('replaces what changed, and reads nothing else', async () => {
  const at = await page()
  order = { id: '7', remark: 'after' }
  at.recordsChanged([{ kind: 'order', ids: ['8'] }, { kind: 'person' }])
  await at.nextRead()
  expect(asked).toEqual([])
  at.recordsChanged([{ kind: 'order', ids: ['7'] }])
  await at.nextRead()
  expect(asked).toEqual(['record'])
  expect(at.data()).toContain('after')
  expect(at.shown()).toBe(1)
})

it('does nothing when an answer is the same, also when only the signature of an address differs', async () => {
  order = { id: '7', remark: '', picture: '/bdr_biz/file/k?e=1&s=a-b' }
  const at = await page()
  order = { id: '7', remark: '', picture: '/bdr_biz/file/k?e=2&s=c_d' }
  at.recordsChanged([{ kind: 'order' }])
  await at.nextRead()
  expect(asked).toEqual(['record'])
  expect(at.shown()).toBe(0)
})

it('offers the new state while somebody is in the middle of something, until they accept it', async () => {
  const at = await page({ busy: true })
  order = { id: '7', remark: 'after' }
  at.recordsChanged([{ kind: 'order', ids: ['7'] }])
  await at.nextRead()
  expect(at.data()).toContain('before')
  expect(at.offers()).toEqual([null])
  at.acceptOffers()
  expect(at.data()).toContain('after')
  expect(at.offers()).toEqual([])
})

it('only offers a new state of a form’s data, whatever the person is doing', async () => {
  const at = await page({ fillsForm: true })
  order = { id: '7', remark: 'after' }
  at.recordsChanged([{ kind: 'order' }])
  await at.nextRead()
  expect(at.offers()).toEqual([null])
})

it('replaces what is shown beside the page without a word, whatever the person is doing', async () => {
  const at = await page({ busy: true, isOutsidePage: true })
  order = { id: '7', remark: 'after' }
  at.recordsChanged([{ kind: 'order' }])
  await at.nextRead()
  expect(at.data()).toContain('after')
  expect([at.offers(), at.shown()]).toEqual([[], 0])
})

it('counts the rows of a list that differ', async () => {
  const at = await page({ busy: true, list: true })
  order = { id: '7', remark: 'after' }
  at.recordsChanged([{ kind: 'order', ids: ['7'] }])
  await at.nextRead()
  expect(at.offers()).toEqual([1])
})

it('withdraws the offer when the answer arrives another way, and when the page is left', async () => {
  const at = await page({ busy: true })
  for (const end of [
    () => at.queryClient.setQueryData([readOrder.name, { id: '7' }], { id: '7' }),
    () => at.leave(),
  ]) {
    order = { id: '7', remark: String(Math.random()) }
    at.recordsChanged([{ kind: 'order' }])
    await at.nextRead()
    expect(at.offers()).toEqual([null])
    end()
    expect(at.offers()).toEqual([])
  }
})

it('reads once for a hundred hints, and waits until a hidden tab is visible', async () => {
  const at = await page()
  Object.assign(document, { hidden: true })
  for (let hint = 0; hint < 100; hint += 1) at.recordsChanged([{ kind: 'order' }])
  await at.nextRead()
  expect(asked).toEqual([])
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  for (let hint = 0; hint < 100; hint += 1) at.recordsChanged([{ kind: 'order' }])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['record'])
})

it('reads everything again when hints may have been missed', async () => {
  const at = await page({ list: true })
  order = { id: '7', remark: 'after' }
  at.hintsMissed()
  await at.nextRead()
  expect(at.data()).toContain('after')
})

it('leaves it to the page to show that the record is gone', async () => {
  const at = await page()
  order = null
  at.recordsChanged([{ kind: 'order' }])
  await at.nextRead()
  expect(at.data()).toBeUndefined()
})
