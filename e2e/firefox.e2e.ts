import { launch, type Browser, type Page } from 'puppeteer-core'
import { listOrders } from '@bdr/contract/orders/calls'
import { findFirefox } from './firefox.ts'
import { expect, password, test } from './journey.ts'

/** Playwright drives a Firefox of its own making alone; this one is driven as it is installed. */
const firefox = await findFirefox()

let browser: Browser
test.beforeAll(async () => {
  test.skip(firefox === null, '这台机器没有安装 Firefox：可用 FIREFOX_PATH 指明，或安装 firefox-esr')
  browser = await launch({ browser: 'firefox', executablePath: firefox!, headless: true })
})
test.afterAll(() => browser?.close())

/** What stands on the page with this role and name. */
const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
const heading = (page: Page, text: string) => page.locator(`h1::-p-text(${text})`).wait()

test('sign-in, list, record, form and settle-in work in Firefox, and nothing is reported', async ({
  server,
  callAs,
}) => {
  test.setTimeout(180_000)
  const { list } = (await callAs('owner', listOrders, { status: 'confirmed' })).data
  const order = list[0]!
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  const reported: string[] = []
  page.on('pageerror', (error) => reported.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content-Security-Policy'))
      reported.push(message.text())
  })

  await page.goto(`${server.url}/orderPart/list`)
  await named(page, 'textbox', '账号或手机号').fill('owner')
  await page.locator('input[type="password"]').fill(password)
  await named(page, 'button', '登录').click()
  await heading(page, '订单管理')
  expect(new URL(page.url()).pathname).toBe('/orderPart/list')

  await named(page, 'textbox', '订单编号').fill(order.orderNo)
  await page.locator('::-p-text(共 1 条)').wait()
  await page.locator(`main a::-p-text(${order.orderNo})`).click()
  await heading(page, order.orderNo)

  await page.goto(`${server.url}/orderPart/createDeliveryOrder?orderId=${order.id}`)
  await heading(page, '送货单')
  await page.locator('main input').wait()

  await page.goto(`${server.url}/settleApply`)
  await page.locator('h1').wait()
  await page.locator('main button, main a').wait()
  expect(reported).toEqual([])
})
