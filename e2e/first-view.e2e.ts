import { can } from '@bdr/contract/access'
import type { Page as Entry } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import { listProducts } from '@bdr/contract/products/calls'
import type { Page } from '@playwright/test'
import { expect, holdBack, test, tokenOf } from './journey.ts'

test.use({ sharesServer: true })

const all: readonly Entry[] = pages
const built = new URL('../packages/web/build/server/first-view/first-view.js', import.meta.url)

/** What the server's build exports; see `packages/web/src/first-view.tsx`. */
interface Drawer {
  drawFirstView(request: object): Promise<{ html: string; answers: readonly unknown[] } | null>
}

for (const account of ['owner', 'admin'] as const) {
  test(`every page of ${account} can be drawn by the server`, async ({ request, server }) => {
    const { drawFirstView } = (await import(built.href)) as Drawer
    const token = await tokenOf(request, server, account)
    const headers = { authorization: `Bearer ${token}` }
    const ask = async ({ path, init }: { path: string; init: { headers?: Record<string, string> } }) => {
      const answer = await fetch(server.url + path, { ...init, headers: { ...init.headers, ...headers } })
      const { code, data } = (await answer.json()) as {
        code: string
        data: unknown
      }
      return code === '00000' ? data : undefined
    }
    const post = account === 'owner' ? '98' : 'admin'
    const mine = all.filter(
      ({ area, access }) =>
        area === 'console' && (access === 'public' || access === 'signed-in' || can(post, access)),
    )
    expect(mine.length).toBeGreaterThan(20)
    for (const isPhone of [false, true])
      for (const { path } of mine) {
        const signal = AbortSignal.timeout(60_000)
        const page = { url: path, product: 'bdr', cookies: '', nonce: 'n', isPhone, ask, signal }
        const drawn = await drawFirstView(page)
        expect(drawn?.html, path).toContain('<main')
        // the page's policy would allow neither
        expect(drawn!.html, path).not.toMatch(/<script| style="/)
        expect(drawn!.answers.length, path).toBeGreaterThan(0)
      }
  })
}

/** Whether the server's drawing is visible. A locator would wait until it is gone. */
const isDrawn = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-first-view] h1')?.checkVisibility() ?? false)

/** The server draws what it can within a short time, and loads the drawing code with the first page. */
const openDrawn = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => isDrawn(page), { timeout: 2_000 }).toBe(true)
  }).toPass()

const place = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'tbody tr:first-child a', 'tbody tr:last-child a'].map((place) => {
      const { x, y, width } = document.querySelector(place)!.getBoundingClientRect()
      return { place, x, y, width }
    }),
  )

test('a page is visible before its scripts have loaded, and does not move when they have', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  const sendScripts = await holdBack(page, '**/assets/*.js')
  await openDrawn(page, '/orderPart/list')
  const before = await place(page)
  sendScripts()
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  expect(await place(page)).toEqual(before)
  await page.locator('tbody tr a').first().click()
  await expect(page).toHaveURL(/orderDetail/)
  expect(consoleErrors).toEqual([])
})

test('a list’s address is read in the browser as the server read it', async ({ page, signIn }) => {
  await signIn('owner')
  const read: string[] = []
  page.on('request', (request) => {
    if (/\/orders\?/.test(request.url())) read.push(request.url())
  })
  const sendScripts = await holdBack(page, '**/assets/*.js')
  await openDrawn(page, '/orderPart/list?sort=orderNo&pageSize=10')
  const before = await place(page)
  sendScripts()
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  expect(await place(page)).toEqual(before)
  // the answer in the document is the answer to the scripts' own request
  expect(read).toEqual([])
})

test('a product’s form is drawn with its pictures, which can be dragged once somebody uses the page', async ({
  page,
  callAs,
  signIn,
}) => {
  await signIn('owner')
  const { data } = await callAs('owner', listProducts, { status: 'draft' })
  const sendScripts = await holdBack(page, '**/assets/*.js')
  await openDrawn(page, `/product/create?id=${data.list[0]!.id}`)
  const picture = () =>
    document.querySelector('[data-first-view] #product-pictures li')?.checkVisibility() ?? false
  expect(await page.evaluate(picture)).toBe(true)
  sendScripts()
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 300)
  await expect(page.locator('#product-pictures').getByRole('row').first()).toBeVisible()
})

test('a page is visible before its style sheets have loaded, and its scripts wait for them', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const sendSheets = await holdBack(page, '**/assets/*.css')
  await openDrawn(page, '/orderPart/list')
  const before = await place(page)
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, main button, main th, main td')].map((element) => {
        const { color, font, padding, borderRadius, backgroundColor } = getComputedStyle(element)
        return [element.textContent, color, font, padding, borderRadius, backgroundColor].join(' ')
      }),
    )
  const looked = await looks()
  // the scripts have loaded meanwhile
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /console-.*\.js$/.test(name)),
  )
  expect(await isDrawn(page)).toBe(true)
  sendSheets()
  // the full style sheets give the drawn elements the same styles as the inlined rules
  await expect(page.locator('link[media=print]')).toHaveCount(0)
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  expect(await place(page)).toEqual(before)
  expect(await looks()).toEqual(looked)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, userAgent: 'Mozilla/5.0 (Linux; Android 16) Mobile' })

  test('the chosen tab is at its final position', async ({ page, signIn }) => {
    await signIn('owner')
    const sendScripts = await holdBack(page, '**/assets/*.js')
    await openDrawn(page, '/orderPart/list?waiting=settlement')
    const chosen = () =>
      page.evaluate(() => document.querySelector('[aria-pressed="true"]')!.getBoundingClientRect().x)
    const before = await chosen()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(300)
    sendScripts()
    await expect(page.locator('[data-first-view]')).toHaveCount(0)
    expect(await chosen()).toBe(before)
  })
})

test('a frame with other preferences in this browser is not drawn by the server', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '商品' }).click()
  await page.route('**/assets/*.js', () => {})
  await page.goto('/orderPart/list', { waitUntil: 'commit' })
  await expect(page.locator('html[data-frame=arranged]')).toBeAttached()
  expect(await isDrawn(page)).toBe(false)
})
