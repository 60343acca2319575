import { listOrders } from '@bdr/contract/orders/calls'
import { findRecords } from '@bdr/contract/search/calls'
import { expect, openOrder, test, withoutFirstAnswers } from './journey.ts'

test.use({ sharesServer: true })

test('visited pages stay as tabs, also after a reload, until they are closed or the person signs out', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, 'PO202611117')
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('link')).toHaveText(['首页', '订单管理', '订单详情 PO202611117'])
  await page.reload()
  await expect(tabs.getByRole('link')).toHaveText(['首页', '订单管理', '订单详情 PO202611117'])

  await tabs.getByRole('link').last().press('Delete')
  await expect(page).toHaveURL(/\/orderPart\/list/)
  await expect(tabs.getByRole('link')).toHaveText(['首页', '订单管理'])
  await tabs.getByRole('link', { name: '订单管理' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(tabs.getByRole('link')).toHaveText(['首页'])
})

test('a record is found from the keyboard', async ({ page, signIn, callAs }) => {
  await signIn('owner')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /搜索/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: '搜索' }).fill('202611117')
  await expect(page.getByRole('option', { name: /PO202611117/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '订单 PO202611117' })).toBeVisible()
  // when moving to another record of the same kind the focus moves to the page, too
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: '搜索' }).fill('PO202611116')
  await page.getByRole('option', { name: /PO202611116/ }).click()
  await expect(page.getByRole('heading', { name: '订单 PO202611116' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const { data } = await callAs('owner2', findRecords, { keyword: 'PO202611117' })
  expect(data.groups.filter(({ hits }) => hits.length > 0)).toEqual([])
})

test('a chosen colour and size take effect at once and stay', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('radio', { name: '环保绿' }).check()
  await page.getByRole('radio', { name: '小', exact: true }).check()
  await page.keyboard.press('Escape')
  const row = page.getByRole('row').filter({ hasText: 'PO202611117' })
  const look = async () => ({
    height: Math.round((await row.boundingBox())!.height),
    color: await row.getByRole('link').evaluate((link) => getComputedStyle(link).color),
  })
  await expect.poll(look).toEqual({ height: 32, color: 'rgb(26, 127, 75)' })
  await page.reload()
  await expect.poll(look).toEqual({ height: 32, color: 'rgb(26, 127, 75)' })
})

test('a page that fails keeps the frame, and the error log has the error', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner')
  const unreadable = { code: '00000', msg: '', data: { list: [{}], total: 1, pageNum: 1, pageSize: 20 } }
  await withoutFirstAnswers(page)
  await page.route('**/merchant/orders?**', (route) => route.fulfill({ json: unreadable }))
  await page.goto('/orderPart/list')
  await page.getByRole('button', { name: '错误日志，1 条' }).click()
  await expect(page.getByRole('dialog', { name: '错误日志' })).toContainText('/orderPart/list')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  // so does one whose file cannot be loaded: the browser's error page would have no link onwards
  await context.setOffline(true)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '企业信息' }).click()
  await expect(page.getByText('页面没有加载完整')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '宜兴明泽阀门有限公司（示例）', level: 1 })).toBeVisible()
})

test('a page is found by its name, and the results of a kind link to its list', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /搜索/ })).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: '搜索' })
  await search.fill('岗位')
  await expect(page.getByRole('option', { name: '岗位管理' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/postManage$/)

  await page.keyboard.press('/')
  await search.fill('PO2026111')
  await page.getByRole('option', { name: '在“订单管理”中查看' }).click()
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('PO2026111')
})

for (const account of ['admin', 'owner', 'sales', 'driver'] as const) {
  test(`each count in the menu of ${account} leads to as many rows`, async ({ page, signIn }) => {
    await signIn(account)
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: '主菜单' })
    const badges = menu.getByRole('link', { name: /\d$/ })
    await expect(badges.first()).toBeVisible()
    const names = await badges.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')!))
    for (const name of names) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(`共 ${/\d+$/.exec(name)![0]} 条`)).toBeVisible()
      expect(new URL(page.url()).search).not.toBe('')
    }
  })
}

test('an operator’s menu begins with their own work, fits a window of 900 px and shows where they are', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('button').first()).toHaveText('平台运营')
  await expect(menu.getByRole('link', { name: '导入订单' })).toBeInViewport()
  const rest = () => page.getByRole('complementary').evaluate((column) => column.scrollHeight - innerHeight)
  expect(await rest()).toBeLessThanOrEqual(0)

  const content = menu.getByRole('button', { name: '官网内容' })
  await expect(content).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: '技改方案' })).toHaveCount(0)
  // a folded group shows the entry of the page
  await page.goto('/platform/techniques')
  await expect(menu.getByRole('link', { name: '技改方案' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: '技改方案' })).toBeInViewport()
  await content.click()
  await page.setViewportSize({ width: 1440, height: 500 })
  for (const address of ['/platform/companyFacts', '/platform/inquiries']) {
    await page.goto(address)
    await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
})

test('collapsed groups of the menu stay collapsed for this person', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '平台运营' }).click()
  await expect(menu.getByRole('link', { name: '导入订单' })).toBeHidden()
  // what waits stays
  await expect(menu.getByRole('link', { name: '入驻审核', exact: true })).toBeVisible()
  await page.reload()
  await expect(menu.getByRole('button', { name: '平台运营' })).toHaveAttribute('aria-expanded', 'false')
  await signIn('owner')
  await page.goto('/dashboard')
  await expect(menu.getByRole('button', { name: '商家信息' })).toHaveAttribute('aria-expanded', 'true')
})

test('more tabs than fit are scrolled by arrows, and a list contains all of them', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  const { list } = (await callAs('owner', listOrders, { pageSize: 20 })).data
  await page.goto('/dashboard')
  const bar = page.getByRole('navigation', { name: '打开的页面' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: '向左滚动标签' })).toHaveCount(0)
  for (const { id, orderNo } of list.slice(0, 12)) {
    await page.goto(`/orderPart/orderDetail?id=${id}`)
    await expect(bar.getByRole('link', { name: orderNo })).toBeInViewport()
  }
  await expect(page.getByRole('button', { name: '向右滚动标签' })).toBeDisabled()
  await expect(bar.getByRole('link', { name: '首页' })).not.toBeInViewport()
  // each press scrolls by most of the visible width
  await expect(async () => {
    await page.getByRole('button', { name: '向左滚动标签' }).click({ timeout: 1_000 })
    await expect(bar.getByRole('link', { name: '首页' })).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: '向左滚动标签' })).toBeDisabled()

  await page.getByRole('button', { name: '全部打开的页面，13 个' }).click()
  await page.getByRole('menuitemradio', { name: `订单详情 ${list[0]!.orderNo}` }).click()
  await expect(page.getByRole('heading', { name: `订单 ${list[0]!.orderNo}` })).toBeVisible()
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' })

  test('a day is typed and chosen in the calendar in Chinese', async ({ page, signIn }) => {
    await signIn('owner')
    const calendars: string[] = []
    page.on('request', (request) => {
      if (/day-calendar/.test(request.url())) calendars.push(request.url())
    })
    await page.goto('/orderPart/list')
    const from = page.getByRole('textbox', { name: '交期起' })
    await from.fill('2026-2-30')
    await from.press('Enter')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await from.fill('2026/11/6')
    await from.press('Enter')
    await expect(page).toHaveURL(/dueFrom=2026-11-06/)
    await expect(from).toHaveValue('2026-11-06')
    expect(calendars).toEqual([])

    await page.getByRole('button', { name: '交期起：打开日历' }).click()
    const calendar = page.getByRole('dialog', { name: '交期起' })
    await expect(calendar.getByRole('heading', { name: '2026年11月' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/dueFrom=2026-11-07/)
    await expect(calendar).toBeHidden()
    expect(calendars).not.toEqual([])
  })
})
