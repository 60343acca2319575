import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ sharesServer: true })

/** The file that contains zod. */
const schemas = /\/assets\/zod-kinds-[^/]+\.js$/

/** How often the page has requested zod. */
function askedFor(page: Page): () => number {
  let times = 0
  page.on('request', (request) => {
    if (schemas.test(request.url())) times += 1
  })
  return () => times
}

const firstOrder = (page: Page) => page.locator('tbody tr a').first()

test('schemas are loaded when a page is used, and not before', async ({ page, signIn }) => {
  await signIn('owner')
  const times = askedFor(page)
  for (const [address, name] of [
    ['/orderPart/list', '订单管理'],
    ['/user/list', '子账号管理'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(times()).toBe(0)
  await page.mouse.move(200, 200)
  await expect.poll(times).toBe(1)
})

test('an address with filters is read before its page is drawn', async ({ page, signIn }) => {
  await signIn('owner')
  const times = askedFor(page)
  await page.goto('/orderPart/list?sort=orderNo&pageSize=10')
  await expect(firstOrder(page)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /订单编号/ })).toHaveAttribute('aria-sort', 'ascending')
  expect(times()).toBe(1)
})

test('the link to the next order follows the list as it was left, also after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/orderPart/list?sort=orderNo')
  await expect(page.locator('tbody tr th a').first()).toBeVisible()
  const [first, second] = await page.locator('tbody tr th a').allInnerTexts()
  await page.getByRole('link', { name: first!, exact: true }).click()
  const next = page.getByRole('link', { name: `下一张 ${second}` })
  await expect(next).toBeVisible()
  await page.reload()
  await expect(next).toBeVisible()
})

test('where schemas cannot be loaded, a message appears and the action can be repeated', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.route(schemas, (route) => route.abort())
  await page.goto('/orderPart/list?sort=orderNo')
  await expect(page.getByText('页面没有加载完整，请刷新后再试')).toBeVisible()
  await page.unroute(schemas)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(firstOrder(page)).toBeVisible()
})

test('without schemas a form is sent, and the server’s faults are shown at their fields', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.route(schemas, (route) => route.abort())
  await page.goto('/user/list')
  await page.getByRole('button', { name: '添加子账号' }).click()
  const form = page.getByRole('dialog', { name: '添加子账号' })
  await form.getByRole('textbox', { name: '手机号' }).fill('12345')
  await form.getByRole('button', { name: '添加' }).click()
  const mobile = form.getByRole('textbox', { name: '手机号' })
  await expect(mobile).toHaveAccessibleDescription(/^应为 11 位手机号/)
  await expect(mobile).toHaveValue('12345')
})
