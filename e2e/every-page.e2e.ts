import { fileURLToPath } from 'node:url'
import { can } from '@bdr/contract/access'
import { allCalls } from '@bdr/contract/calls'
import { listContents } from '@bdr/contract/content/calls'
import { entities } from '@bdr/contract/entities'
import { listInquiries } from '@bdr/contract/inquiries/calls'
import type { RecordName } from '@bdr/contract/kernel/entity'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { Page as PageRow } from '@bdr/contract/kernel/navigation'
import { pages, type PageKey } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { listProductReviews, listProducts } from '@bdr/contract/products/calls'
import { listOpportunities } from '@bdr/contract/quotations/calls'
import { listSettleIns } from '@bdr/contract/settle-in/review-calls'
import type { Page } from '@playwright/test'
import { coloursSettled, seriousFaults } from './accessibility.ts'
import { expect, test, type Account, type Tools } from './journey.ts'

/**
 * Pages that show a record, with the record that has the most to show; others show the first of their list.
 */
const records: Partial<Record<PageKey, (tools: Tools) => Promise<string>>> = {
  orderDetail: async ({ callAs }) => {
    const { data } = await callAs('owner', listOrders, { status: 'partly-received' })
    return `?id=${data.list[0]!.id}`
  },
  deliveryNoteCreate: async ({ callAs }) => {
    const { data } = await callAs('owner', listOrders, { status: 'confirmed' })
    return `?orderId=${data.list[0]!.id}`
  },
  deliveryNoteDetail: async ({ callAs }) => {
    const { data } = await callAs('owner', listDeliveryNotes, { status: 'discrepancy' })
    return `?id=${data.list[0]!.id}`
  },
  opportunityDetail: async ({ callAs }) =>
    `?id=${(await callAs('owner', listOpportunities, { state: 'unquoted' })).data.list[0]!.id}`,
  inquiryDetail: async ({ callAs }) => {
    const { list } = (await callAs('admin', listInquiries, { status: 'closed' })).data
    return `?id=${list.find(({ quotedCount }) => quotedCount === 2)!.id}`
  },
  companyPageEditor: async ({ callAs }) =>
    `?id=${(await callAs('admin', listContents, { kind: 'company' })).data.list[0]!.id}`,
  productDetail: async ({ callAs }) => {
    const { data } = await callAs('owner', listProducts, { keyword: 'J41H-25' })
    return `?id=${data.list[0]!.id}`
  },
  productReviewDetail: async ({ callAs }) => {
    const { data } = await callAs('owner', listProductReviews, { type: 'edit' })
    return `?id=${data.list[0]!.id}`
  },
  settleInDetail: async ({ callAs }) =>
    `?id=${(await callAs('admin', listSettleIns, { status: 'submitted' })).data.list[0]!.id}`,
}

/** An account that may open a page: the supplier's owner wherever the owner may. */
const accountFor = (access: PageRow['access']): Account =>
  access === 'public' || access === 'signed-in' || can('98', access) ? 'owner' : 'admin'

/** The first record in the list that belongs to a page's own call. */
async function firstRecord(page: PageKey, account: Account, { callAs }: Tools): Promise<string> {
  const records = entities.flatMap(({ record }) => Object.entries<RecordName>(record))
  const group = records.find(([key]) => key === page)?.[1].call.split('.')[0]
  const list = allCalls.find(({ name }) => name === `${group}.list`)
  if (!list?.input.safeParse({}).success) return ''
  const { data } = (await callAs(account, list, {})) as { data: { list: readonly { id: string }[] } }
  return `?id=${data.list[0]!.id}`
}

/** Switches to the dark mode and to a narrow window while the page is open. */
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
] as const

// each page is a test of its own
test.describe.configure({ mode: 'parallel' })
test.use({ sharesServer: true })

// website.e2e.ts covers the website's pages
for (const { key, path, access } of pages.filter(({ area }) => area === 'console')) {
  test(`${path} is accessible on screen and phone, in light and dark mode`, async ({
    page,
    signIn,
    callAs,
  }) => {
    const account = accountFor(access)
    await signIn(account)
    const tools = { signIn, callAs }
    const query = (await records[key]?.(tools)) ?? (await firstRecord(key, account, tools))
    const consoleErrors = collectConsoleErrors(page)

    await load(page, path + query)
    for (const { colorScheme, ...size } of looks) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await coloursSettled(page)
      const look = `${size.width}-${colorScheme}`
      if (photographed) await photograph(page, `${key}-${look}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `pixels wider than ${look}`).toBeLessThanOrEqual(0)
      expect.soft(await seriousFaults(page, { coloursOnly: colorScheme === 'dark' }), look).toEqual([])
    }
    expect(consoleErrors).toEqual([])
  })
}

test('accessibility faults would be found', async ({ page }) => {
  await page.setContent('<main><button></button><p style="color: #aaa; background: #fff">示例</p></main>')
  const rulesOf = (faults: readonly string[]) => faults.map((fault) => fault.split(':')[0])
  expect(rulesOf(await seriousFaults(page))).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  )
  expect(rulesOf(await seriousFaults(page, { coloursOnly: true }))).toEqual(['color-contrast'])
  expect(rulesOf(await seriousFaults(page, { within: 'button' }))).toEqual(['button-name'])
})

/** The errors in the browser's console, except for a page that is itself answered with 404. */
function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== page.url())
      consoleErrors.push(message.text())
  })
  return consoleErrors
}

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** For people to look at: `PHOTOGRAPHS=1 npm run e2e -- every-page` puts them in `e2e/screenshots`. */
const photographed = process.env['PHOTOGRAPHS'] === '1'

/** The full page: the window grows to its size first, so that sticky elements stay at the edges. */
async function photograph(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize()!
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, tall) })
  await page.screenshot({ path: fileURLToPath(new URL(`screenshots/${name}.png`, import.meta.url)) })
  await page.setViewportSize({ width, height })
}
