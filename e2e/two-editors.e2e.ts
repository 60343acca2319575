import {
  createDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  updateDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import { listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { listOpenLines } from '@bdr/contract/orders/open-lines'
import type { Locator, Page } from '@playwright/test'
import { seriousFaults } from './accessibility.ts'
import { expect, pageHead, test, type Tools } from './journey.ts'

/** Two people edit one record: the second one sees who changed what, and keeps the typed input. */
test.describe.configure({ mode: 'serial' })

const openLine = async ({ callAs }: Pick<Tools, 'callAs'>) => {
  const { list } = (await callAs('owner', listOpenLines, { packing: 'to-pack' })).data
  return list.find(({ remainingQuantity }) => Number(remainingQuantity) >= 2)!
}

/** The page gets no push message about the other's change before the form is sent. */
const blockPush = (page: Page) => page.routeWebSocket(/ws\/notice/, () => {})

test('the draft of a note', async ({ page, signIn, callAs }) => {
  const line = await openLine({ callAs })
  const lines = [{ orderLineId: line.id, quantity: '1' }]
  const { id } = (await callAs('sales', createDeliveryNote, { lines, submit: false, carrier: '顺达物流' }))
    .data
  await signIn('owner')
  await blockPush(page)
  await page.goto(`/orderPart/createDeliveryOrder?id=${id}`)
  await page.getByLabel('备注').fill('请走东门')
  await page.getByLabel('承运单位').fill('本厂自送')

  const { version } = (await callAs('sales', readDeliveryNote, { id })).data
  const other = { id, version, lines, carrier: '德顺物流', vehicleNo: '苏F·K1200' }
  expect((await callAs('sales', updateDeliveryNote, other)).code).toBe('00000')
  await page.getByRole('button', { name: '提交送货单' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: '刚刚修改了' })
  await expect(conflict).toContainText('顾晓岚')
  await expect(conflict).toContainText('承运单位')
  await conflict.getByText('查看修改').click()
  await expect(conflict).toContainText('承运单位：顺达物流 → 德顺物流')
  // typed input stays, and the colleague's changes of other fields appear
  await expect(page.getByLabel('备注')).toHaveValue('请走东门')
  await expect(page.getByLabel('承运单位')).toHaveValue('本厂自送')
  await expect(page.getByLabel('车牌号')).toHaveValue('苏F·K1200')
  expect(await seriousFaults(page)).toEqual([])
  await conflict.getByRole('button', { name: '继续填写' }).click()
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(pageHead(page)).toContainText('待发货')
  const stored = (await callAs('owner', readDeliveryNote, { id })).data
  expect(stored).toMatchObject({
    note: '请走东门',
    transport: { carrier: '本厂自送', vehicleNo: '苏F·K1200' },
  })
})

test('the answer to an order', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOrders, { waiting: 'answer' })).data
  const { id, version, lines } = (
    await callAs('owner', readOrder, { id: list.find(({ lineCount }) => lineCount > 1)!.id })
  ).data
  await signIn('owner')
  await blockPush(page)
  await page.goto(`/orderPart/orderDetail?id=${id}`)
  const answer = page.getByRole('group', { name: '第 1 行的答复' })
  await answer.getByRole('button', { name: '拒绝' }).click()
  await page.getByLabel('拒绝原因').fill('已停产')

  const accepted = { id, version, lines: [{ lineId: lines[0]!.id, action: 'accept' as const }] }
  expect((await callAs('sales', respondToOrder, accepted)).code).toBe('00000')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: '刚刚修改了' })
  await expect(conflict).toContainText('顾晓岚')
  await expect(conflict).toContainText('第 1 行的状态')
  await conflict.getByRole('button', { name: '继续填写' }).click()
  // the colleague's answer is valid; the answer typed instead stays readable until it is removed
  await expect(page.getByText('您填的“拒绝：已停产”没有提交，这一行已是“已接受”。')).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByText('没有提交')).toHaveCount(0)
  const stored = (await callAs('owner', readOrder, { id })).data
  expect(stored.lines[0]).toMatchObject({ id: lines[0]!.id, status: 'accepted' })
})

/** Presses Tab until an element has the focus, as people without a mouse do. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the element')
}

test('a note is written, submitted and dispatched by keyboard alone', async ({ page, signIn, callAs }) => {
  const line = await openLine({ callAs })
  await signIn('owner')
  await page.goto(`/orderPart/createDeliveryOrder?orderId=${line.orderId}`)
  const quantity = page.getByLabel(`订单 ${line.orderNo} 第 ${line.lineNo} 行本次发货数量`)
  await expect(quantity).toBeVisible()
  await tabTo(page, quantity)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await tabTo(page, page.getByLabel('车牌号'))
  await page.keyboard.type('苏F·D8821')
  await tabTo(page, page.getByRole('button', { name: '提交送货单' }))
  await page.keyboard.press('Enter')
  await expect(pageHead(page)).toContainText('待发货')
  await tabTo(page, page.getByRole('button', { name: '发货', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: '确认发货' }))
  await page.keyboard.press('Enter')
  await expect(pageHead(page)).toContainText('运输中')
  const { list } = (await callAs('owner', listDeliveryNotes, { status: 'in-transit', sort: '-createdAt' }))
    .data
  expect(list[0]!.orderNos).toContain(line.orderNo)
})
