import type { Page } from '@playwright/test'
import {
  dispatchDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readReceiptLink,
} from '@bdr/contract/delivery-notes/calls'
import { seriousFaults } from './accessibility.ts'
import { expect, openNote, pageHead, test, type Tools } from './journey.ts'

/** Goods arrive at a gate: the person there signs with the note's code, on a phone and without an account. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

type CallAs = Tools['callAs']

/** A note that is on its way, and the page its code opens. */
async function comingNote(callAs: CallAs): Promise<{ id: string; noteNo: string; path: string }> {
  const { data } = await callAs('owner', listDeliveryNotes, { status: 'in-transit' })
  const [note] = data.list
  if (!note) throw new Error('no note of the demo is on its way any more')
  const link = await callAs('owner', readReceiptLink, { id: note.id })
  const { pathname, hash } = new URL(link.data.url)
  return { id: note.id, noteNo: note.noteNo, path: pathname + hash }
}

async function draw(page: Page) {
  const pad = page.getByRole('img', { name: '请在框内手写签名' })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 60, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 5 })
  await page.mouse.move(box.x + 200, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: '已签名，1 笔' })).toBeVisible()
}

const receiptsOf = async (callAs: CallAs, id: string) =>
  (await callAs('owner', readDeliveryNote, { id })).data.receipts

test('differences are recorded line by line, photographed and signed', async ({ page, callAs }) => {
  const note = await comingNote(callAs)
  await page.goto(note.path)
  await expect(page.getByRole('heading', { name: note.noteNo })).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])

  await page.getByRole('button', { name: '确认签收' }).click()
  await expect(page.getByText('请填写签收人姓名')).toBeVisible()
  await expect(page.getByText('请手写签名，或选择以姓名作为签名')).toBeVisible()

  await page.getByRole('radio', { name: '有问题' }).first().check()
  // an excess quantity is on no delivery note: it is recorded as a remark, not as goods
  const arrived = page.getByLabel('实际到货')
  const sent = await arrived.inputValue()
  await arrived.fill('99999')
  await expect(page.getByText('不能签在这张单上')).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: /签收，多到的写进备注$/ }).click()
  await expect(arrived).toHaveValue(sent)
  await expect(page.getByLabel('备注（选填）')).toHaveValue(/实到 99,999 .*多到 .* 未签收/)
  await page.getByLabel('其中拒收').fill('１')
  await page.getByRole('button', { name: '填入：外观损坏' }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'scratch.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: '照片 1' })).toBeVisible()
  await page.getByLabel('收货人姓名').fill('周敏')
  await draw(page)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '确认签收' }).click()
  await expect(page.getByRole('heading', { name: '签收完成' })).toBeVisible()

  await page.goBack()
  await expect(page.getByText('签收内容 SHA-256')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载签收单' }).click()
  expect((await download).suggestedFilename()).toContain(note.noteNo)

  const [receipt] = await receiptsOf(callAs, note.id)
  expect(receipt).toMatchObject({
    receiverName: '周敏',
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(receipt!.photos).toHaveLength(1)
  expect(receipt!.note).toContain('未签收')
})

test('the supplier sees who signed, disputes the difference and settles it line by line', async ({
  page,
  signIn,
  callAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { data } = await callAs('owner', listDeliveryNotes, { status: 'discrepancy' })
  const { noteNo } = data.list.find((note) => note.differences.some(({ missing }) => missing === '0'))!
  await signIn('owner')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^消息通知/ }).click()
  const notices = page.getByRole('dialog', { name: '消息通知' }).getByRole('link')
  await notices.filter({ hasText: `${noteNo} 到货有差异，请处理：第 1 行` }).click()
  await expect(pageHead(page)).toContainText(noteNo)
  await expect(page.getByRole('table', { name: '明细' }).locator('[data-row]').first()).toBeFocused()
  await expect(page.getByText('周敏 签收')).toBeVisible()
  await page.getByRole('button', { name: '提出异议' }).click()
  await page.getByLabel('异议说明').fill('装车照片完好')
  await page.getByRole('button', { name: '提交异议' }).click()
  await expect(page.getByText('有异议：装车照片完好')).toBeVisible()
  await page.getByRole('button', { name: '处理差异' }).click()
  await page.getByRole('checkbox', { name: '按实收结束，不再补发' }).check()
  await page.getByLabel('处理说明').fill('按实收结算')
  await page.getByRole('button', { name: '确认处理' }).click()
  await expect(pageHead(page)).toContainText('已签收')
})

test('without a connection the page opens again, and the receipt waits and is sent once', async ({
  context,
  page,
  callAs,
}) => {
  const note = await comingNote(callAs)
  await page.goto(note.path)
  await expect(page.getByRole('button', { name: '确认签收' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const cachedPage = async () => (await caches.open('goods-receipt')).match('/goodsReceipt')
    while (!(await cachedPage())) await new Promise(requestAnimationFrame)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^没有网络，显示的是/)).toBeVisible()
  await page.getByLabel('收货人姓名').fill('陈海')
  await page.getByRole('checkbox', { name: /以输入的姓名作为签名/ }).check()
  await page.getByRole('button', { name: '确认签收' }).click()
  await expect(page.getByRole('heading', { name: '已签好，等待网络' })).toBeVisible()
  await expect(page.getByText(/^陈海 签收的/)).toBeVisible()

  // the phone is locked, and the page opened again
  await page.close()
  const later = await context.newPage()
  await later.goto(note.path)
  await expect(later.getByRole('heading', { name: '已签好，等待网络' })).toBeVisible()
  await context.setOffline(false)
  await expect(later.getByRole('heading', { name: '签收完成' })).toBeVisible()
  const receipts = await receiptsOf(callAs, note.id)
  expect(receipts.map(({ receiverName }) => receiverName)).toEqual(['陈海'])
})

test('the page can be used by keyboard alone', async ({ page, callAs }) => {
  const { data } = await callAs('owner', listDeliveryNotes, { status: 'ready' })
  const { id } = data.list[0]!
  const { version } = (await callAs('owner', readDeliveryNote, { id })).data
  await callAs('driver', dispatchDeliveryNote, { id, version })
  const note = await comingNote(callAs)
  await page.goto(note.path)
  await page.getByLabel('收货人姓名').focus()
  await page.keyboard.type('林海')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /以输入的姓名作为签名/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '确认签收' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '签收完成' })).toBeVisible()
})

test('a revoked code is reported as such', async ({ page, signIn, callAs, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { data } = await callAs('owner', listDeliveryNotes, { status: 'partly-received' })
  const note = data.list[0]!
  const { url } = (await callAs('owner', readReceiptLink, { id: note.id })).data
  await signIn('owner')
  await openNote(page, note.noteNo)
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用', exact: true }).click()
  await expect(page.getByText('已停用', { exact: true })).toBeVisible()

  const gate = await browser.newPage()
  await gate.goto(url)
  await expect(gate.getByRole('alert')).toHaveText('供应商已停用这张送货单的签收二维码，请与供应商联系')
  await gate.close()
})

/** A white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
