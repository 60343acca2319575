import { readFile } from 'node:fs/promises'
import { createDeliveryNote, readDeliveryNote, readShippable } from '@bdr/contract/delivery-notes/calls'
import { checkImport, commitImport, readImport } from '@bdr/contract/imports/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import { listMerchants } from '@bdr/contract/merchants/calls'
import { importOrders, listOrders, readOrder } from '@bdr/contract/orders/calls'
import { expect, openNote, openOrder, pageHead, row, test, tokenOf } from './journey.ts'

/** One order of the demo data from start to end; each test takes it a step further. */
test.describe.configure({ mode: 'serial' })

const orderNo = 'PO202611117'
/** waits for an answer that no test gives */
const unanswered = 'PO202611115'
let noteNo = ''

test('the owner narrows the list, and the address keeps the filters', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('button', { name: '等我答复' }).click()
  await expect(page).toHaveURL(/waiting=answer/)
  await page.getByRole('combobox', { name: '状态' }).selectOption('待确认')
  await page.getByRole('textbox', { name: '查找', exact: true }).fill('2026111')
  await expect(page).toHaveURL(/status=pending/)
  await expect(page).toHaveURL(/keyword=2026111/)
  await expect(page.getByRole('main').getByRole('link', { name: orderNo })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: '等我答复' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: '查找', exact: true })).toHaveValue('2026111')
  await expect(page.getByRole('main').getByRole('link', { name: orderNo })).toBeVisible()
})

test('the owner accepts one line, proposes another quantity for the second and rejects the third', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  const line = (lineNo: number) => page.getByRole('group', { name: `第 ${lineNo} 行的答复` })

  await line(1).getByRole('button', { name: '接受' }).click()
  await line(2).getByRole('button', { name: '变更' }).click()
  await page.getByLabel(/^新数量/).fill('15')
  await page.getByLabel('变更原因').fill('库存只有 15 台')
  await line(3).getByRole('button', { name: '拒绝' }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('请填写原因')).toBeVisible()
  await page.getByLabel('拒绝原因').fill('已停产')
  await page.getByRole('button', { name: '提交', exact: true }).click()

  await expect(pageHead(page)).toContainText('变更待审')
  await expect(row(page, '压力变送器')).toContainText('已接受')
  await expect(row(page, '截止阀')).toContainText('变更待审')
  await expect(row(page, '金属缠绕垫片')).toContainText('已拒绝')
  await expect(page.getByText('拒绝原因：已停产')).toBeVisible()
})

/** The format in which some buyers number their orders. */
const longNo = 'BDR-2026-HQ-SOUTH-TURNAROUND-PO-00004711-R2'

test('the operator imports an order of such a buyer', async ({ callAs, request, server }) => {
  const { data: merchants } = await callAs('admin', listMerchants, { keyword: 'M1001' })
  const example = await readFile(new URL('fixtures/Order_Example.xml', import.meta.url), 'utf8')
  const answer = await request.post(fillPath(importOrders.path, { product: 'bdr' }), {
    headers: { authorization: `Bearer ${await tokenOf(request, server, 'admin')}` },
    multipart: {
      mode: 'check',
      file: {
        name: 'order.xml',
        mimeType: 'application/xml',
        buffer: Buffer.from(example.replace('<cbc:ID>34</cbc:ID>', `<cbc:ID>${longNo}</cbc:ID>`)),
      },
    },
  })
  const { id } = ((await answer.json()) as { data: { id: string } }).data
  const stateOf = async () => (await callAs('admin', readImport, { id })).data.state
  await expect.poll(stateOf).toBe('open')
  await callAs('admin', checkImport, {
    id,
    parties: [{ scheme: '0088', partyId: '7300010000001', merchantId: merchants.list[0]!.id }],
    answers: { 'ubl.payable': 'accept', 'ubl.adjustments': 'accept' },
  })
  await expect.poll(stateOf).toBe('open')
  await callAs('admin', commitImport, { id })
  await expect.poll(stateOf).toBe('done')
})

for (const width of [1280, 1366, 1440])
  test(`at ${width} px its long number pushes nothing else out of view`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn('owner')
    await page.goto('/orderPart/list')
    const listed = row(page, longNo)
    await expect(listed.getByRole('cell').last()).toBeInViewport({ ratio: 1 })

    await openOrder(page, longNo)
    const answers = page.getByRole('group', { name: /行的答复$/ })
    await expect(answers).toHaveCount(2)
    for (const line of await answers.all()) {
      await line.scrollIntoViewIfNeeded()
      await expect(line.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    }
    await answers.first().getByRole('button', { name: '变更' }).click()
    await expect(page.getByLabel('变更原因')).toBeInViewport({ ratio: 1 })
    await expect(answers.first().getByRole('button').last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('answers that were not sent are restored after a reload, with a notice', async ({ page, signIn }) => {
  await signIn('owner')
  await openOrder(page, unanswered)
  const line = page.getByRole('group', { name: '第 1 行的答复' })
  await line.getByRole('button', { name: '拒绝' }).click()
  await page.getByLabel('拒绝原因').fill('产线检修')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^已恢复未提交的内容/)).toBeVisible()
  await expect(line.getByRole('button', { name: '拒绝' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('拒绝原因')).toHaveValue('产线检修')
  await page.getByRole('button', { name: '清空重填' }).click()
  await expect(page.getByRole('button', { name: '提交', exact: true })).toHaveCount(0)
})

test('the operator agrees to the other quantity', async ({ page, signIn }) => {
  await signIn('admin')
  await openOrder(page, orderNo)
  await page.getByRole('button', { name: '同意', exact: true }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(pageHead(page)).toContainText('待发货')
  await expect(row(page, '截止阀')).toContainText('15 台')

  await page.getByRole('button', { name: '超交规则' }).click()
  const drawer = page.getByRole('dialog', { name: `订单 ${orderNo} 的超交规则` })
  await drawer.getByLabel('第 1 行的超交规则').selectOption({ label: '可以超交，超出时须确认' })
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('请填写大于 0、不超过 100 的百分比')).toBeVisible()
  await drawer.getByLabel('第 1 行最多超交').fill('20')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('超交规则已保存，已通知供应商')).toBeVisible()
  await expect(row(page, '压力变送器')).toContainText('可超交 20%，须确认')
})

test('the owner ships a part; more than the rule allows is refused on the page, an excess within it is confirmed', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  await page.getByRole('button', { name: '创建送货单' }).click()
  const first = page.getByLabel(`订单 ${orderNo} 第 1 行本次发货数量`)
  await expect(first).toHaveValue('6')

  await first.fill('7.2001')
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(page.getByText(/最多 7\.2 台/).first()).toBeVisible()
  await expect(page).toHaveURL(/createDeliveryOrder/)

  await first.fill('7')
  await page.getByRole('button', { name: '提交送货单' }).click()
  const over = page.getByRole('dialog', { name: '数量超出订单' })
  await expect(over).toContainText('第 1 行多发 1 台')
  await over.getByRole('button', { name: '返回修改' }).click()

  await first.fill('3.5')
  await page.getByRole('button', { name: '提交送货单' }).click()
  const question = page.getByRole('dialog', { name: '数量不是整数' })
  await expect(question).toContainText('第 1 行填写了 3.5 台')
  await question.getByRole('button', { name: '返回修改' }).click()
  await expect(first).toHaveAttribute('aria-invalid', 'true')

  await first.fill('4')
  await page.getByLabel('车牌号').fill('苏F·D8821')
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(page.getByRole('heading', { name: /^送货单 SH/ })).toBeVisible()
  await expect(pageHead(page)).toContainText('待发货')
  noteNo = /SH\S+/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0]
  await expect(row(page, '压力变送器')).toContainText('4 台')
})

test('the server, too, refuses more than remains', async ({ callAs }) => {
  const { data: orders } = await callAs('owner', listOrders, { orderNo })
  const { data: offer } = await callAs('owner', readShippable, { orderIds: orders.list[0]!.id })
  const line = offer.lines.find((candidate) => candidate.lineNo === 1)!
  expect(line.maxQuantity).toBe('3.2')
  const answer = await callAs('owner', createDeliveryNote, {
    lines: [{ orderLineId: line.orderLineId, quantity: '3.2001' }],
    submit: true,
  })
  expect(answer.code).not.toBe('00000')
  expect(JSON.stringify(answer)).toContain('不能超过可发数量 3.2 台')
})

test('the note can be downloaded as a PDF', async ({ page, signIn }) => {
  await signIn('owner')
  await openNote(page, noteNo)
  const answered = page.waitForResponse(/document\.pdf/)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  const response = await answered
  expect(response.headers()['content-type']).toContain('application/pdf')
  const download = await downloaded
  expect(download.suggestedFilename()).toBe(`送货单-${noteNo}.pdf`)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeGreaterThan(10_000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the driver departs with the goods', async ({ page, signIn }) => {
    await signIn('driver')
    await page.goto('/orderPart/deliveryList')
    await page.getByRole('main').getByRole('link').filter({ hasText: noteNo }).click()
    await page.getByRole('button', { name: '发货', exact: true }).click()
    await page.getByRole('dialog').getByLabel('司机', { exact: false }).first().fill('马师傅')
    await page.getByRole('button', { name: '确认发货' }).click()
    await expect(pageHead(page)).toContainText('运输中')
  })
})

test('what arrives is partly accepted and partly refused', async ({ page, signIn }) => {
  await signIn('owner')
  await openNote(page, noteNo)
  await page.getByRole('button', { name: '登记到货' }).click()
  const form = page.getByRole('dialog')
  // signers enter their names themselves: nothing is prefilled
  await expect(form.getByLabel('收货人')).toHaveValue('')
  await form.getByLabel('收货人').fill('孙工（示例）')
  await form.getByLabel('第 1 行合格数量').fill('3')
  await form.getByLabel('第 1 行拒收数量').fill('1')
  await form.getByRole('button', { name: '确认登记' }).click()
  await expect(form.getByText('请填写拒收原因')).toBeVisible()
  await form.getByLabel('第 1 行拒收原因').fill('表面划伤')
  await form.getByRole('button', { name: '确认登记' }).click()

  await expect(pageHead(page)).toContainText('差异待处理')
  await expect(row(page, '压力变送器')).toContainText('4 台')
})

test('the difference is settled and added to what remains', async ({ page, signIn, callAs }) => {
  await signIn('owner')
  await openNote(page, noteNo)
  await page.getByRole('button', { name: '处理差异' }).click()
  await page.getByLabel('处理说明').fill('下批补发')
  await page.getByRole('button', { name: '确认处理' }).click()
  await expect(pageHead(page)).toContainText('已签收')
  // the difference stays visible: on the note, in its list and at the order's line
  await expect(pageHead(page)).toContainText('拒收 1 台')
  await page.goto('/orderPart/deliveryList')
  await expect(row(page, noteNo)).toContainText('拒收 1 台')

  await openOrder(page, orderNo)
  await expect(pageHead(page)).toContainText('部分收货')
  await expect(row(page, '压力变送器')).toContainText('拒收 1 台')
  // among the order's notes, and in its timeline where the note left, arrived and was settled
  await expect(page.getByRole('main').getByRole('link', { name: noteNo })).toHaveCount(4)

  const { data: orders } = await callAs('owner', listOrders, { orderNo })
  const { data: order } = await callAs('owner', readOrder, { id: orders.list[0]!.id })
  expect(order.lines[0]).toMatchObject({
    receivedQuantity: '3',
    shippedQuantity: '3',
    remainingQuantity: '3',
  })
  const { data: note } = await callAs('owner', readDeliveryNote, { id: order.notes[0]!.id })
  expect(note.lines[0]).toMatchObject({
    acceptedQuantity: '3',
    rejectedQuantity: '1',
    outstandingQuantity: '0',
  })
})

test('a copy of the note starts with what remains, and states what it left out', async ({ page, signIn }) => {
  await signIn('owner')
  await openNote(page, noteNo)
  await page.getByRole('link', { name: `照送货单 ${noteNo} 再建一张` }).click()
  const notice = page.getByRole('main').getByText(`已照送货单 ${noteNo} 填好，还没有保存`)
  await expect(notice).toBeVisible()
  await expect(page.getByText(/第 1 行 压力变送器.*：原单 4 台，只剩 3 台/)).toBeVisible()
  await expect(page.getByText(/没有照搬，已全部发出/)).toBeVisible()
  await expect(page.getByLabel(`订单 ${orderNo} 第 1 行本次发货数量`)).toHaveValue('3')
  await expect(page.getByLabel('车牌号')).toHaveValue('苏F·D8821')
  await expect(page.getByLabel('司机').first()).toHaveValue('马师傅')
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(pageHead(page)).toContainText('待发货')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(noteNo)
  await expect(row(page, '压力变送器')).toContainText('3 台')
})
