import { seriousFaults } from './accessibility.ts'
import { fillPath } from '@bdr/contract/kernel/call'
import { listMessages } from '@bdr/contract/messages/calls'
import { cancelOrder, listOrders, readOrder } from '@bdr/contract/orders/calls'
import { logout } from '@bdr/contract/session/calls'
import { sessionEndedCookie, tokenCookie } from '@bdr/contract/session/model'
import type { Page } from '@playwright/test'
import { expect, password, test, type Tools } from './journey.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^消息通知/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: '消息通知' })
const firstRow = (page: Page) => drawer(page).getByRole('link').first()
const bellName = (unread: number) => (unread === 0 ? '消息通知' : `消息通知，${unread} 条未读`)

async function unreadOfOwner({ callAs }: Pick<Tools, 'callAs'>): Promise<number> {
  return (await callAs('owner', listMessages, {})).data.agg.allUnreadCount
}

/** The operator cancels an order of the owner's company, of which the owner is notified. */
async function cancelOne({ callAs }: Pick<Tools, 'callAs'>): Promise<string> {
  const { list } = (await callAs('owner', listOrders, { status: 'pending', sort: 'createdAt' })).data
  const { id, version, orderNo } = (await callAs('admin', readOrder, { id: list[0]!.id })).data
  expect((await callAs('admin', cancelOrder, { id, version, reason: '买方取消' })).code).toBe('00000')
  return orderNo
}

test('a notice reaches all tabs at once, leads to its record and is marked as read', async ({
  page,
  context,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  const before = await unreadOfOwner({ callAs })
  const other = await context.newPage()
  await page.goto('/dashboard')
  await other.goto('/orderPart/deliveryList')
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(bellName(before))

  await bell(page).click()
  await drawer(page).getByRole('tab', { name: /商机/ }).click()
  await expect(drawer(page).getByRole('tab', { name: /商机/ })).toHaveAttribute('aria-selected', 'true')
  const orderNo = await cancelOne({ callAs })
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(bellName(before + 1))
  await expect(drawer(page).getByRole('tab', { name: /订单/ })).toHaveAttribute('aria-selected', 'true')
  await expect(firstRow(page)).toContainText(orderNo)

  await firstRow(page).click()
  await expect(page.getByText('已读成功')).toBeVisible()
  await expect(page.getByRole('heading', { name: `订单 ${orderNo}` })).toBeVisible()
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(bellName(before))
})

test('notices missed offline arrive when the browser is online again', async ({
  page,
  context,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  const before = await unreadOfOwner({ callAs })
  let connections = 0
  page.on('websocket', () => (connections += 1))
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName(bellName(before))
  await expect.poll(() => connections).toBe(1)
  await context.setOffline(true)
  await cancelOne({ callAs })
  await context.setOffline(false)
  await expect(bell(page)).toHaveAccessibleName(bellName(before + 1))
  // the former connection may hang without an event
  await expect.poll(() => connections).toBe(2)
})

test('all are marked read on a phone, and the drawer is accessible in light and dark mode', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(firstRow(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await seriousFaults(page, { coloursOnly: colorScheme === 'dark' }), colorScheme).toEqual([])
  }
  await drawer(page).getByRole('button', { name: '只看未读' }).click()
  await drawer(page).getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByText('已读成功')).toBeVisible()
  await expect(drawer(page).getByText('暂无数据')).toBeVisible()
  await drawer(page).getByRole('button', { name: '显示全部' }).click()
  await expect(firstRow(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('a session that ends elsewhere ends here, without a click', async ({ page, context, request }) => {
  // a session of its own: those of `signIn` are shared
  await page.goto('/login')
  await page.getByLabel('账号或手机号').fill('sales')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('status').filter({ hasText: '未读' })).toHaveCount(1)

  const token = (await context.cookies()).find(({ name }) => name === tokenCookie)!.value
  const path = fillPath(logout.path, { product: 'bdr' })
  await request.post(path, { headers: { authorization: `Bearer ${token}` }, data: {} })
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(`/?redirect=${encodeURIComponent('/dashboard')}`)

  // a page load with an invalid token says so as well, once
  await context.addCookies([{ name: tokenCookie, value: token, url: page.url(), sameSite: 'Lax' }])
  await page.goto('/orderPart/list')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('账号或手机号')).toBeEditable()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(sessionEndedCookie)
})
