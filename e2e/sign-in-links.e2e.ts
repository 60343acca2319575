import { tokenCookie } from '@bdr/contract/session/model'
import { readUserInfo } from '@bdr/contract/session/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import { expect, signInByForm, test, withoutFirstAnswers } from './journey.ts'

test.use({ sharesServer: true })

const wanted = '/orderPart/list?status=pending'
const resumed = (page: string) => `${page}?redirect=${encodeURIComponent(wanted)}`

test('a link from a mail opens the sign-in, and then the linked page', async ({ page }) => {
  await page.goto(wanted)
  await expect(page).toHaveURL(resumed('/'))
  await expect(page.getByLabel('账号或手机号')).toBeVisible()
  await signInByForm(page, 'owner')
  await expect(page).toHaveURL(wanted)
  await expect(page.getByLabel('状态', { exact: true })).toHaveValue('pending')
})

test('a post that may not open it is led to the dashboard', async ({ page }) => {
  await page.goto(wanted)
  await signInByForm(page, 'driver')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('with an invalid token the sign-in is a page of its own, and the website stays accessible', async ({
  page,
  context,
  server,
}) => {
  const dead = { name: tokenCookie, value: 'x'.repeat(43), url: server.url }
  await context.addCookies([dead])
  await page.goto(wanted)
  await expect(page).toHaveURL(resumed('/login'))
  await signInByForm(page, 'owner')
  await expect(page).toHaveURL(wanted)

  // the open page would notice it and navigate by itself while another one is requested
  await page.goto('about:blank')
  await context.clearCookies()
  await context.addCookies([dead])
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('登录已失效')).toHaveCount(0)
})

test('a person whose account is known starts in the password field', async ({ page }) => {
  await page.goto('/login')
  await signInByForm(page, 'owner')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('about:blank')
  await page.context().clearCookies({ name: tokenCookie })
  await page.goto('/login')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
})

test('one lost packet signs nobody out', async ({ page, signIn }) => {
  await signIn('owner')
  let lost = 0
  await withoutFirstAnswers(page)
  await page.route(`**${fillPath(readUserInfo.path, { product: 'bdr' })}`, (route) => {
    lost += 1
    return lost === 1 ? route.abort() : route.continue()
  })
  await page.goto('/orderPart/list')
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  expect(lost).toBe(2)
})

test('no page tries to compile its schemas', async ({ page, signIn }) => {
  const violations: string[] = []
  await page.exposeFunction('report', (what: string) => violations.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { report(what: string): void }).report(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    ),
  )
  await page.goto('/settleApply')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn('owner')
  for (const path of ['/dashboard', '/orderPart/list', '/user/companyInfo']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(violations).toEqual([])
})

test('a message stays while the pointer is on it, and its request id can be copied', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('owner')
  await page.goto('/dashboard')
  await page.route('**/message-list', (route) =>
    route.fulfill({
      json: { code: 'B09999', msg: '新的代码', data: null },
      headers: { 'X-Request-Id': 'request-7' },
    }),
  )
  await page.getByRole('button', { name: /^消息通知/ }).click()
  const toast = page.getByRole('status').filter({ hasText: '新的代码' })
  await toast.getByText('新的代码').hover()
  await toast.getByRole('button', { name: '复制请求编号' }).click()
  await expect(toast.getByRole('button', { name: '已复制' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('request-7')
})

test('light or dark mode is chosen, and applies from the first paint of the next page', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/orderPart/list')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const byDay = await paper()
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('radio', { name: '深色' }).check()
  await expect.poll(paper).not.toBe(byDay)
  const byNight = await paper()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/orderPart/list')
  expect(await paper()).toBe(byNight)
  await page.unroute('**/assets/*.js')
})

test('a record that does not exist leaves no tab, and a narrow sidebar is narrow from the first paint', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn('owner')
  await context.addCookies([{ name: 'sidebarStatus', value: '0', url: server.url }])
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/orderPart/list')
  const columns = await page.evaluate(
    () => getComputedStyle(document.querySelector('[data-first-view] + div')!).gridTemplateColumns,
  )
  await page.unroute('**/assets/*.js')
  expect(columns).toMatch(/^64px /)

  await page.goto('/orderPart/list')
  const tabs = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')
  await expect(tabs).toHaveText(['首页', '订单管理'])
  for (const id of ['999999999', 'nonsense']) {
    await page.goto(`/orderPart/orderDetail?id=${id}`)
    await expect(page.getByText('没有找到这条记录')).toBeVisible()
    await expect(tabs).toHaveText(['首页', '订单管理'])
  }
})
