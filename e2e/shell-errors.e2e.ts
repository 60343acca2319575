import { deliveryNotePdf, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import type { Call } from '@bdr/contract/kernel/call'
import type { Page, Route } from '@playwright/test'
import { expect, openNote, test } from './journey.ts'

test.use({ sharesServer: true })

/** The path of a call, for any record. */
const addressOf = (call: Call): RegExp =>
  new RegExp(`${call.path.replace('{product}', 'bdr').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)

const refusal = (code: string, msg: string, data: unknown = null) => ({ json: { code, msg, data } })

/** Holds back matching requests until the returned function is called. */
async function holdBack(page: Page, call: Call) {
  let release!: (answer: Parameters<Route['fulfill']>[0] | null) => void
  const answer = new Promise<Parameters<Route['fulfill']>[0] | null>((resolve) => (release = resolve))
  await page.route(addressOf(call), async (route) => {
    const given = await answer
    await (given ? route.fulfill(given) : route.continue())
  })
  return release
}

const toasts = (page: Page) => page.getByRole('status').getByRole('paragraph')

test('slow loading shows an indicator until it is done', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/dashboard')
  const release = await holdBack(page, listOrders)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '订单管理' }).click()
  await expect(page.getByText('加载中……')).toBeVisible()
  release(null)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('加载中……')).toBeHidden()
})

test('a refused list says why for three seconds, and in place of its rows until it can be read', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/dashboard')
  await page.route(addressOf(listOrders), (route) => route.fulfill(refusal('A00001', '订单暂时读不到')))
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '订单管理' }).click()
  await expect(toasts(page)).toHaveText(['订单暂时读不到'])
  await expect(page.getByRole('alert')).toContainText('订单暂时读不到')
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('订单暂时读不到')
  await page.unroute(addressOf(listOrders))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

const bell = (page: Page) => page.getByRole('button', { name: /^消息通知/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: '消息通知' })

/** The first page, once it no longer reads messages by itself. */
async function openFirstPage(page: Page): Promise<void> {
  const push = page.waitForEvent('websocket')
  await page.goto('/dashboard')
  // a page without messages in its document reads them, and again when the connection opens, which is the
  // first visible sign
  await (await push).waitForEvent('framesent')
  await expect(bell(page)).toBeVisible()
}

test('each fault of a refusal is a message of its own, and disappears again', async ({ page, signIn }) => {
  await signIn('owner')
  await openFirstPage(page)
  const release = await holdBack(page, listMessages)
  await bell(page).click()
  release(refusal('A00002', '输入有误', ['第一处有误', '第二处有误']))
  await expect(toasts(page)).toHaveText(['第一处有误', '第二处有误'])
  await expect(toasts(page)).toHaveCount(0)
})

test('a message is above an open dialog, and inside it', async ({ page, signIn }) => {
  await signIn('owner')
  await openFirstPage(page)
  const release = await holdBack(page, listMessages)
  await bell(page).click()
  await expect(drawer(page)).toBeVisible()
  release(refusal('A00001', '暂时读不到消息'))
  const toast = drawer(page).getByRole('status').getByText('暂时读不到消息')
  await expect(toast).toBeVisible()
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
  // it stays when the dialog closes
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByText('暂时读不到消息')).toBeVisible()
})

test('failing to read messages shows an error, and they can be read again', async ({ page, signIn }) => {
  await signIn('owner')
  await openFirstPage(page)
  await page.route(addressOf(listMessages), (route) => route.fulfill(refusal('A00001', '暂时读不到消息')))
  await bell(page).click()
  await expect(toasts(page)).toHaveText(['暂时读不到消息'])
  await page.unroute(addressOf(listMessages))
  await drawer(page).getByRole('button', { name: '重试' }).click()
  await expect(drawer(page).getByRole('link').first()).toBeVisible()
})

test('a document that is actually an error is shown as the error', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listDeliveryNotes, { status: 'received' })).data
  await signIn('owner')
  await page.route(addressOf(deliveryNotePdf), (route) => route.fulfill(refusal('A00005', '没有这份文件')))
  await openNote(page, list[0]!.noteNo)
  await page.getByRole('button', { name: '下载 PDF' }).click()
  await expect(page.getByText('没有这份文件')).toBeVisible()
})

test('the error log lists what failed, and can be copied and cleared', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('owner')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('那扇门打不开')))
  await page.getByRole('button', { name: '错误日志，1 条' }).click()
  const log = page.getByRole('dialog', { name: '错误日志' })
  await expect(log).toContainText('那扇门打不开')
  await expect(log).toContainText('/dashboard')
  await log.getByRole('button', { name: '复制全部' }).click()
  await expect(log.getByText('已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('那扇门打不开')
  await log.getByRole('button', { name: '清空' }).click()
  await expect(log.getByText('没有错误')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /错误日志/ })).toBeHidden()
})
