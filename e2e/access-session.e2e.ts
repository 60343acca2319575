import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { readUserInfo } from '@bdr/contract/session/calls'
import { accountCookie, accountCookieDays, tokenCookie } from '@bdr/contract/session/model'
import { listStaff, updateStaffByBody } from '@bdr/contract/staff/calls'
import type { Page } from '@playwright/test'
import { expect, signInByForm, test, withoutFirstAnswers } from './journey.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
/** The menu's pages; counts are links of their own. */
const entries = (page: Page) => menu(page).getByRole('link', { name: /\D$/ })
const tabs = (page: Page) => page.getByRole('navigation', { name: '打开的页面' })
const userInfo = `**${readUserInfo.path.replace('{product}', 'bdr')}`

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
}

test('a signed-in person is redirected from the sign-in, and the user info is read once', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/users/info'))))
  for (const path of ['/login', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await expect(menu(page)).toBeVisible()
  asked = 0
  await withoutFirstAnswers(page)
  await page.goto('/dashboard')
  for (const name of ['送货单', '订单管理', '送货单']) {
    await menu(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  expect(asked).toBe(1)
})

for (const { what, answer, shown } of [
  {
    what: 'nobody',
    answer: { code: '00000', msg: '', data: null },
    shown: 'Verification failed, please Login again.',
  },
  {
    what: 'somebody without a post',
    answer: { code: '00000', msg: '', data: { uid: '1', name: '某人', postIds: [] } },
    shown: 'getInfo: postIds must be a non-null array!',
  },
  { what: 'a refusal', answer: { code: 'A00001', msg: '暂时不能登录', data: null }, shown: '暂时不能登录' },
  { what: 'no answer', answer: null, shown: '网络连接失败，请检查网络后重试' },
]) {
  test(`user info that is ${what} ends the session with the reason`, async ({ page, context, signIn }) => {
    await signIn('owner')
    await withoutFirstAnswers(page)
    await page.route(userInfo, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()))
    await page.goto('/orderPart/list')
    await expect(page.getByText(shown)).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenCookie)
  })
}

test('where another account signs in in another tab, a page says so and goes to that person’s first page', async ({
  context,
  signIn,
}) => {
  await signIn('owner')
  const page = await context.newPage()
  await page.goto('/user/list')
  await expect(page.getByRole('heading', { name: '子账号管理', level: 1 })).toBeVisible()
  await signIn('driver')
  // the page comes to the front
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(/^这个浏览器已改用 .+ 的账号登录$/)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  // one that is in front already notices with its next call
  await page.goto('/orderPart/deliveryList')
  await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()
  await signIn('owner')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page.getByText(/^这个浏览器已改用 .+ 的账号登录$/)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('each navigation starts at the top', async ({ page, signIn }) => {
  await signIn('owner')
  await page.setViewportSize({ width: 1000, height: 400 })
  await page.goto('/orderPart/list')
  const link = page.getByRole('row').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/orderDetail/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an address with a malformed hash opens its page all the same', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list#%')
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
})

const salesMenu = [
  '首页',
  '订单管理',
  '待发明细',
  '送货单',
  '商机大厅',
  '商品管理',
  '新增商品',
  '批量上传',
  '商品审核',
  '企业信息',
  '送货单模板',
  '导入记录',
]

test('the menu follows a changed post on the next request, without a reload', async ({
  page,
  signIn,
  callAs,
}) => {
  const changePost = async (post: string) => {
    const found = await callAs('owner', listStaff, { keyword: 'sales' })
    const { id, version, name, account, mobile, email } = found.data.list[0]!
    const changes = { id, version, name, account, mobile, email, postIds: [post] }
    expect((await callAs('owner', updateStaffByBody, changes)).code).toBe('00000')
  }
  await signIn('sales')
  await page.goto('/dashboard')
  await expect(entries(page)).toHaveText(salesMenu)
  await page.evaluate(() => document.body.setAttribute('data-still', 'the same document'))

  try {
    await changePost('100')
    await menu(page).getByRole('link', { name: '送货单', exact: true }).click()
    await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()
    await expect(entries(page)).toHaveText(['首页', '送货单'])

    await changePost('99')
    await menu(page).getByRole('link', { name: '首页' }).click()
    await expect(entries(page)).toHaveText(salesMenu)

    // a page that the new post may not open is left with its next call
    await menu(page).getByRole('link', { name: '订单管理' }).click()
    await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-still', 'the same document')
    const order = page.getByRole('row').getByRole('link').first()
    await expect(order).toBeVisible()
    await changePost('100')
    // that call may be one the page makes by itself before the click on the row
    await Promise.race([order.click(), page.waitForURL(/\/401$/)])
    await expect(page).toHaveURL(/\/401$/)
  } finally {
    // the other journeys on this server rely on the person's former post
    await changePost('99')
  }
})

test('signing out clears the open tabs, and signing in again leads back to the page', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await signInByForm(page, 'driver')
  await expect(page).toHaveURL(/\/dashboard$/)
  const account = (await context.cookies()).find(({ name }) => name === accountCookie)!
  expect(JSON.parse(decodeURIComponent(account.value))).toBe('driver')
  expect((account.expires - Date.now() / 1000) / 86_400).toBeCloseTo(accountCookieDays, 1)

  await menu(page).getByRole('link', { name: '送货单', exact: true }).click()
  await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').filter({ hasText: 'SH' }).first().click()
  await expect(tabs(page).getByRole('link')).toHaveCount(3)
  const left = new URL(page.url())

  await signOut(page)
  await expect(page).toHaveURL(`/?redirect=${encodeURIComponent(left.pathname + left.search)}`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(tokenCookie)
  await expect(page.getByLabel('账号或手机号')).toHaveValue('driver')
  await signInByForm(page)
  await expect(page).toHaveURL(left.href)
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', /送货单详情/])
})

test('signing out in one tab signs out the others, and no tab ever acts as another person', async ({
  page,
  context,
  signIn,
  callAs,
}) => {
  const order = (await callAs('owner', listOrders, { status: 'confirmed' })).data.list[0]!
  const note = `/orderPart/createDeliveryOrder?orderId=${order.id}`
  await page.goto('/login')
  await signInByForm(page, 'owner')
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await context.newPage()
  const typeNote = async (plate: string) => {
    await other.goto(note)
    await other.getByLabel('车牌号').fill(plate)
  }
  let asked = 0
  other.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })

  // in the same tab, the question about unsent input comes while the session still exists
  await typeNote('苏F·D8821')
  const unsent = other.getByRole('dialog', { name: '还有内容没有提交' })
  await signOut(other)
  await unsent.getByRole('button', { name: '留在此页' }).click()
  await expect(unsent).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name)).toContain(tokenCookie)

  // from another tab the session ends at once, and the input is restored afterwards
  await signOut(page)
  await expect(page).toHaveURL(/\/\?redirect=/)
  await expect(other).toHaveURL(/\/\?redirect=/)
  await expect(other.getByText('已在另一个标签页退出登录')).toBeVisible()
  await signInByForm(page, 'owner')
  await expect(page).toHaveURL(/\/dashboard$/)
  await other.goto(note)
  await expect(other.getByLabel('车牌号')).toHaveValue('苏F·D8821')

  // a page that was drawn for one person sends nothing for the next
  const notes = async () => (await callAs('owner', listDeliveryNotes, {})).data.total
  const before = await notes()
  await signIn('sales')
  await other.getByRole('button', { name: '提交送货单' }).click()
  await expect(other.getByRole('button', { name: /账号菜单/ })).toContainText('顾晓岚')
  expect(await notes()).toBe(before)
  expect(asked).toBe(0)
})
