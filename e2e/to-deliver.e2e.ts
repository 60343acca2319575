import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { readOrder, setOrderTolerance } from '@bdr/contract/orders/calls'
import ExcelJS from 'exceljs'
import { listOpenLines } from '@bdr/contract/orders/open-lines'
import { expect, pageHead, row, test } from './journey.ts'

/** The page that replaces the shared spreadsheet: from open lines to delivery notes. */
test.describe.configure({ mode: 'serial' })

test('sales see in the menu how much has to be shipped, the most overdue first, and filter by what is late', async ({
  page,
  signIn,
}) => {
  await signIn('sales')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '待发明细' }).click()
  await expect(pageHead(page)).toContainText('待发明细')
  await expect(page.getByRole('row').nth(1)).toContainText('逾期 3 天')
  await page.getByRole('button', { name: /^已逾期/ }).click()
  await expect(page.getByRole('main').getByText('共 1 条')).toBeVisible()
  await page.getByRole('button', { name: /^今天到期/ }).click()
  await expect(row(page, '机械密封')).toContainText('今天到期')
})

test('chosen lines become one note for each address in one step', async ({ page, signIn, callAs }) => {
  await signIn('sales')
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  const { list } = (await callAs('sales', listOpenLines, { packing: 'to-pack' })).data
  const [first] = list
  const other = list.find(({ shipTo }) => shipTo !== first!.shipTo)!
  for (const { orderNo, lineNo } of [first!, other])
    await page.getByRole('checkbox', { name: `选择 ${orderNo} 第 ${lineNo} 行`, exact: true }).check()
  await expect(page.getByText('2 行，按收货地址分成 2 张送货单')).toBeVisible()
  await page.getByRole('button', { name: '创建 2 张送货单' }).click()
  await expect(page.getByText('已创建 2 张送货单')).toBeVisible()
  await page.getByRole('link', { name: /^SH/ }).first().click()
  await expect(pageHead(page)).toContainText('待发货')
  await expect(page.getByRole('main')).toContainText(first!.materialName)
})

test('no note is created when a line changed meanwhile, and the page lists it', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  // the page gets no push messages about changes
  await page.routeWebSocket(/ws\/notice/, () => {})
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  const { list } = (await callAs('owner', listOpenLines, { packing: 'to-pack' })).data
  const [line] = list
  await page
    .getByRole('checkbox', { name: `选择 ${line!.orderNo} 第 ${line!.lineNo} 行`, exact: true })
    .check()
  const taken = [{ orderLineId: line!.id, quantity: '1' }]
  expect((await callAs('sales', createDeliveryNote, { lines: taken, submit: true })).code).toBe('00000')
  await page.getByRole('button', { name: '创建 1 张送货单' }).click()
  await expect(page.getByRole('alert')).toContainText('一张也没有创建')
  await expect(page.getByRole('alert')).toContainText(`${line!.orderNo} 第 ${line!.lineNo} 行`)
  await expect(page.getByRole('alert')).toContainText('不能超过可发数量')
})

test('where the rest exceeds the order within the tolerance, the page asks and continues', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('owner', listOpenLines, { packing: 'to-pack' })).data
  const line = list.find(({ remainingQuantity }) => Number(remainingQuantity) > 1)!
  const { version } = (await callAs('admin', readOrder, { id: line.orderId })).data
  const tolerance = { mode: 'warn', share: '1' } as const
  expect((await callAs('admin', setOrderTolerance, { id: line.orderId, version, tolerance })).code).toBe(
    '00000',
  )
  await signIn('owner')
  await page.routeWebSocket(/ws\/notice/, () => {})
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  const choice = page.getByRole('checkbox', {
    name: `选择 ${line.orderNo} 第 ${line.lineNo} 行`,
    exact: true,
  })
  await choice.check()
  const taken = [{ orderLineId: line.id, quantity: '1' }]
  expect((await callAs('sales', createDeliveryNote, { lines: taken, submit: true })).code).toBe('00000')
  await page.getByRole('button', { name: '创建 1 张送货单' }).click()
  const question = page.getByRole('dialog', { name: '数量超出订单' })
  await expect(question).toContainText(`订单 ${line.orderNo} 第 ${line.lineNo} 行多发 1 `)
  await question.getByRole('button', { name: '返回修改' }).click()
  // no note was created, and the choice is kept
  await expect(page.getByRole('alert')).toContainText('一张也没有创建')
  await expect(choice).toBeChecked()
  await callAs('sales', createDeliveryNote, { lines: taken, submit: true })
  await page.getByRole('button', { name: '创建 1 张送货单' }).click()
  await question.getByRole('button', { name: '确认超交，继续提交' }).click()
  await expect(page.getByText('已创建 1 张送货单')).toBeVisible()
})

test('a sheet of what remains is filled in elsewhere, reviewed, and becomes notes', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('sales')
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  await page.getByRole('link', { name: '填表发货' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('填表发货')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载筛选出的待发明细' }).click()
  const { list } = (await callAs('sales', listOpenLines, { packing: 'to-pack' })).data
  const [line] = list
  const fill = async (quantity: string) => {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.readFile(await (await downloaded).path())
    const sheet = workbook.worksheets[0]!
    const heads = (sheet.getRow(1).values as string[]).slice(1)
    expect(sheet.getCell(2, 1).text).toBe(line!.orderNo)
    sheet.getCell(2, heads.indexOf('本次发货') + 1).value = quantity
    sheet.getCell(2, heads.indexOf('批号或炉号') + 1).value = '炉 2611-07'
    return Buffer.from(await workbook.xlsx.writeBuffer())
  }
  const choose = async (quantity: string) => {
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const file = { name: '发货.xlsx', mimeType, buffer: await fill(quantity) }
    await page.locator('input[type=file]').first().setInputFiles(file)
  }
  await choose('99999')
  await expect(page.getByText('一张送货单也没有创建：文件中有 1 处问题')).toBeVisible()
  await expect(row(page, '不能超过可发数量')).toContainText('K2')

  await choose('1')
  await expect(page.getByText('检查通过：1 行，分成 1 张送货单')).toBeVisible()
  await expect(row(page, line!.materialName)).toContainText('炉 2611-07')
  await expect(page.getByText(/行没有填本次发货的数量，这次不发/)).toBeVisible()
  await page.getByRole('button', { name: '创建 1 张送货单' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已创建 1 张送货单')
  await page.getByRole('main').getByRole('link', { name: /^SH/ }).click()
  await expect(pageHead(page)).toContainText('待发货')
  await expect(page.getByRole('main')).toContainText('炉 2611-07')
})

test('a driver has no such page', async ({ page, signIn }) => {
  await signIn('driver')
  await page.goto('/orderPart/toDeliver')
  await expect(page).toHaveURL(/\/401/)
})

test('the operator sets how much a merchant may deliver beyond its orders, and the merchant is notified', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/platform/merchants')
  await page.getByRole('link', { name: /明泽阀门/ }).click()
  await page.getByRole('button', { name: '超交规则' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /超出时须确认/ }).check()
  const share = dialog.getByRole('textbox', { name: '最多超交' })
  await share.fill('500')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('不能大于 100')).toBeVisible()
  await expect(share).toHaveValue('500')
  await share.fill('5')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('可超交 5%').first()).toBeVisible()

  await signIn('owner')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^消息通知/ }).click()
  await expect(page.getByRole('dialog', { name: '消息通知' })).toContainText('5%')
})
