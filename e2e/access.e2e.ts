import { deliveryNotePdf, listDeliveryNotes, readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { expect, password, test } from './journey.ts'

test.use({ sharesServer: true })

test('a visitor signs in, returns to the requested page and signs out again', async ({ page }) => {
  await page.goto('/orderPart/deliveryList')
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await page.goto('/?redirect=/orderPart/deliveryList')
  await page.getByLabel('账号或手机号').fill(' owner ')
  await page.getByLabel('密码', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\?redirect=%2ForderPart%2FdeliveryList/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/\?redirect=%2Fdashboard$/)
})

test('signing in never leads to another site', async ({ page }) => {
  await page.goto('/?redirect=//evil.example/dashboard')
  await page.getByLabel('账号或手机号').fill('owner')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: /沈明泽/ })).toBeVisible()
  // closing a context while its page still loads may hang
  await page.waitForLoadState('networkidle')
})

test('an unknown address leads to /404', async ({ page, signIn }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await signIn('owner')
  await page.goto('/orderPart/nothing')
  await expect(page).toHaveURL(/\/404$/)
})

test('the driver sees the dashboard and delivery notes, nothing else', async ({ page, signIn, callAs }) => {
  await signIn('driver')
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  // counts are links of their own
  await expect(menu.getByRole('link', { name: /\D$/ })).toHaveText(['首页', '送货单'])
  await menu.getByRole('link', { name: '送货单', exact: true }).click()
  await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()

  for (const path of [
    '/orderPart/list',
    '/orderPart/orderDetail?id=1',
    '/orderPart/createDeliveryOrder',
    '/platform/orders/import',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/401$/)
  }
  expect((await callAs('driver', listOrders, {})).code).toBe('A00003')
  expect((await callAs('driver', readOrder, { id: '1' })).code).toBe('A00003')
})

test("another company's records are not found: not in lists, not by id, not as documents", async ({
  page,
  signIn,
  callAs,
  request,
}) => {
  const { data: own } = await callAs('owner', listOrders, { pageSize: 100 })
  const { data: ownNotes } = await callAs('owner', listDeliveryNotes, { pageSize: 100 })
  expect(own.total).toBeGreaterThan(0)
  expect(ownNotes.total).toBeGreaterThan(0)
  const order = own.list[0]!
  const note = ownNotes.list[0]!

  const { data: others } = await callAs('owner2', listOrders, { pageSize: 100 })
  const { data: otherNotes } = await callAs('owner2', listDeliveryNotes, { pageSize: 100 })
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  expect(ids(others.list).filter((id) => ids(own.list).includes(id))).toEqual([])
  expect(ids(otherNotes.list).filter((id) => ids(ownNotes.list).includes(id))).toEqual([])

  const never = await callAs('owner2', readOrder, { id: '999999999' })
  expect(never.code).toBe('A00005')
  expect(await callAs('owner2', readOrder, { id: order.id })).toEqual(never)
  expect(await callAs('owner2', readDeliveryNote, { id: note.id })).toEqual(never)
  const answer = await callAs('owner2', respondToOrder, {
    id: order.id,
    version: 1,
    lines: [{ lineId: '1', action: 'accept' }],
  })
  expect(answer).toEqual(never)
  expect(await callAs('owner2', deliveryNotePdf, { id: note.id })).toEqual(never)
  const withoutToken = await request.get(
    `/bdr-supplierecology/api/v1/merchant/delivery-notes/${note.id}/document.pdf`,
  )
  expect(await withoutToken.json()).toMatchObject({ code: 'A00004' })

  await signIn('owner2')
  await page.goto(`/orderPart/orderDetail?id=${order.id}`)
  await expect(page.getByText('没有找到这条记录')).toBeVisible()
  await page.goto(`/orderPart/deliveryOrderDetail?id=${note.id}`)
  await expect(page.getByText('没有找到这条记录')).toBeVisible()
})
