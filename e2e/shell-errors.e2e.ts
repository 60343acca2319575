import { deliveryNotePdf, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import type { Call } from '@bdr/contract/kernel/call'
import type { Page, Route } from '@playwright/test'
import { expect, openNote, test } from './journey.ts'

test.use({ sharesServer: true })

/** Where a call goes, whatever record it is about. */
const addressOf = (call: Call): RegExp =>
  new RegExp(`${call.path.replace('{product}', 'bdr').replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)

const refusal = (code: string, msg: string, data: unknown = null) => ({ json: { code, msg, data } })

/** Holds back what is asked until the answered function is called. */
async function holdBack(page: Page, call: Call) {
  let letGo!: (answer: Parameters<Route['fulfill']>[0] | null) => void
  const answer = new Promise<Parameters<Route['fulfill']>[0] | null>((resolve) => (letGo = resolve))
  await page.route(addressOf(call), async (route) => {
    const given = await answer
    await (given ? route.fulfill(given) : route.continue())
  })
  return letGo
}

const toasts = (page: Page) => page.getByRole('status').getByRole('paragraph')

test('what takes a while says so until it is there', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/dashboard')
  const letGo = await holdBack(page, listOrders)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '订单管理' }).click()
  await expect(page.getByText('加载中……')).toBeVisible()
  letGo(null)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('加载中……')).toBeHidden()
})

test('each fault of a refusal is a message of its own, and goes again', async ({ page, signIn }) => {
  await signIn('owner')
  const letGo = await holdBack(page, listMessages)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: '界面设置' })).toBeVisible()
  letGo(refusal('A00002', '输入有误', ['第一处有误', '第二处有误']))
  await expect(toasts(page)).toHaveText(['第一处有误', '第二处有误'])
  await expect(toasts(page)).toHaveCount(0)
})

test('a message stands above a dialog that is open, and within it', async ({ page, signIn }) => {
  await signIn('owner')
  const letGo = await holdBack(page, listMessages)
  await page.goto('/dashboard')
  const settings = page.getByRole('dialog', { name: '界面设置' })
  await page.getByRole('button', { name: '界面设置' }).click()
  await expect(settings).toBeVisible()
  letGo(refusal('A00001', '暂时读不到消息'))
  const toast = settings.getByText('暂时读不到消息')
  await expect(toast).toBeVisible()
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
  // it stays when the dialog goes
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(page.getByText('暂时读不到消息')).toBeVisible()
})

test('messages that cannot be read are said to be so, and can be read again', async ({ page, signIn }) => {
  await signIn('owner')
  const push = page.waitForEvent('websocket')
  await page.goto('/dashboard')
  // the messages are read anew when the connection opens; from its first sign of life on nothing reads them
  await (await push).waitForEvent('framesent')
  await expect(page.getByRole('button', { name: /^消息通知/ })).toBeVisible()
  await page.route(addressOf(listMessages), (route) => route.fulfill(refusal('A00001', '暂时读不到消息')))
  await page.getByRole('button', { name: /^消息通知/ }).click()
  await expect(toasts(page)).toHaveText(['暂时读不到消息'])
  await page.unroute(addressOf(listMessages))
  await page.getByRole('dialog', { name: '消息通知' }).getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('dialog', { name: '消息通知' }).getByRole('link').first()).toBeVisible()
})

test('a document that is an error in truth is shown as the error', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listDeliveryNotes, { status: 'received' })).data
  await signIn('owner')
  await page.route(addressOf(deliveryNotePdf), (route) => route.fulfill(refusal('A00005', '没有这份文件')))
  await openNote(page, list[0]!.noteNo)
  await page.getByRole('button', { name: '下载 PDF' }).click()
  await expect(page.getByText('没有这份文件')).toBeVisible()
})

test('the error log names what failed, and can be copied and cleared', async ({ page, context, signIn }) => {
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
