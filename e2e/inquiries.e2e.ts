import { listInquiries, readInquiry } from '@bdr/contract/inquiries/calls'
import { listOpportunities, readOpportunity, saveQuotationDraft } from '@bdr/contract/quotations/calls'
import { seriousFaults } from './accessibility.ts'
import { expect, test } from './journey.ts'

const phone = { width: 360, height: 780 }
const title = '循环水泵出口止回阀'
/** Tomorrow's date in China. */
const tomorrow = () => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)

test('an operator writes an inquiry, invites by name and publishes it', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  await page.goto('/platform/inquiries')
  await page.getByRole('link', { name: '编写询价' }).first().click()
  await page.getByLabel('询价标题').fill(title)
  await page.getByLabel('采购方').fill('国能滨江发电有限公司（示例）')
  await page.getByLabel('截止日', { exact: true }).fill(tomorrow())
  await page.getByLabel('截止时刻').fill('12:00')
  await page.getByLabel('行业').selectOption({ label: '火电' })
  await page.getByLabel('官网栏目').selectOption({ label: '阀门' })
  await page.getByLabel('交货地址').fill('电厂路 1 号 物资仓库')
  // rows in the format in which a spreadsheet program copies them
  await page.getByLabel('第 1 行物料名称').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      '止回阀\tH44H-16C DN200\t台\t4\t2027/1/20\n截止阀\tJ41H-25 DN50\t台\t10\t2027/1/20',
    )
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByLabel('第 2 行规格型号')).toHaveValue('J41H-25 DN50')
  await expect(page.getByRole('textbox', { name: '第 2 行需求日期' })).toHaveValue('2027-01-20')
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeVisible()

  await page.getByRole('button', { name: '发布' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /按名称邀请/ }).fill('明泽')
  await page.getByRole('option', { name: /明泽阀门/ }).click()
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布，受邀商家已收到通知')).toBeVisible()
  const { list } = (await callAs('admin', listInquiries, { keyword: title })).data
  expect(list).toEqual([expect.objectContaining({ status: 'open', invitedCount: 1, lineCount: 2 })])
})

test('a supplier finds it, drafts on one device, submits on a phone, then revises', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  await page.goto('/bussinessOpportunity/list')
  await expect(
    page.getByRole('row', { name: new RegExp(title) }).getByRole('img', { name: '未读' }),
  ).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await page.getByLabel('第 1 行单价').fill('1880')
  await page.getByLabel('第 1 行供货期').fill('25')
  await expect(page.getByText('草稿已保存')).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])

  // a colleague stores something else while it is open: that is shown, and no input is lost
  const [found] = (await callAs('sales', listOpportunities, { keyword: title })).data.list
  const { id, draft } = (await callAs('sales', readOpportunity, { id: found!.id })).data
  const [line] = draft.values!.lines
  await callAs('sales', saveQuotationDraft, {
    id,
    draftVersion: draft.version,
    draft: { ...draft.values!, lines: [{ ...line!, leadDays: '40' }] },
  })
  await page.getByLabel('第 1 行单价').fill('1850')
  await expect(page.getByText(/刚刚修改了第 1 行供货期/)).toBeVisible()
  await expect(page.getByLabel('第 1 行供货期')).toHaveValue('40')
  await page.getByRole('button', { name: '继续填写' }).click()
  await expect(page.getByText('草稿已保存')).toBeVisible()

  // it is continued on a colleague's phone
  await page.evaluate(() => localStorage.clear())
  await signIn('sales')
  await page.setViewportSize(phone)
  await page.goto('/bussinessOpportunity/list')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page.getByText(/接着 沈明泽 于 .* 保存的草稿填写/)).toBeVisible()
  await expect(page.getByLabel('单价').first()).toHaveValue('1850')
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByText(/处需要/)).toBeVisible()
  await page.getByRole('textbox', { name: '报价有效期至' }).fill('2099-12-31')
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByText('报价已提交')).toBeVisible()
  const { list } = (await callAs('owner', listOpportunities, { keyword: title })).data
  expect(list[0]).toMatchObject({ state: 'quoted', totalAmount: '7400.00', hasDraft: false })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '修改报价' }).click()
  await page.getByLabel('第 1 行单价').fill('1790')
  // the merchant's own product fills empty fields, and belongs to the version
  await page.getByLabel('第 2 行单价').fill('210')
  await page.getByRole('button', { name: '第 2 行选用我司商品' }).click()
  await page.getByRole('combobox', { name: /所报商品/ }).click()
  await page.getByRole('option', { name: /J41H-25-DN50/ }).click()
  await expect(page.getByLabel('第 2 行供货期')).toHaveValue('7')
  await expect(page.getByLabel('第 2 行单价')).toHaveValue('210')
  await page.getByRole('button', { name: '提交新版本' }).click()
  await expect(page.getByText('与第 1 版相比')).toBeVisible()
  await expect(page.getByText('新增报价')).toBeVisible()
  await expect(page.getByRole('link', { name: /J41H-25-DN50/ })).toBeVisible()
})

test('answers to questions reach everybody who is invited', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOpportunities, { keyword: title })).data
  const at = `/bussinessOpportunity/detail?id=${list[0]!.id}`
  await signIn('owner')
  await page.goto(at)
  await page.getByRole('textbox', { name: '向平台提问' }).fill('止回阀要不要缓闭装置？')
  await page.getByRole('button', { name: '提问' }).click()
  await expect(page.getByText('等待答复')).toBeVisible()
  const { list: inquiries } = (await callAs('admin', listInquiries, { keyword: title })).data
  await signIn('admin')
  await page.goto(`/platform/inquiryDetail?id=${inquiries[0]!.id}`)
  await page.getByRole('textbox', { name: '答复内容' }).fill('不需要')
  await page.getByRole('button', { name: '答复' }).click()
  await expect(page.getByText('答复：不需要')).toBeVisible()
  await signIn('owner')
  await page.goto(at)
  await expect(page.getByText('不需要', { exact: true })).toBeVisible()
})

test('at the deadline the supplier’s page offers nothing more, before the server has answered', async ({
  page,
  signIn,
  callAs,
}) => {
  const { id, deadline } = (await callAs('owner', listOpportunities, { keyword: title })).data.list[0]!
  await signIn('owner')
  await page.clock.install()
  await page.goto(`/bussinessOpportunity/detail?id=${id}`)
  const withdraw = page.getByRole('button', { name: '撤回报价' })
  await expect(withdraw).toBeVisible()
  await expect(page.getByRole('button', { name: '修改报价' })).toBeVisible()
  await page.route(`**/${id}`, () => {})
  await page.clock.fastForward(Date.parse(deadline) - Date.now() + 2_000)
  await expect(page.getByText('报价已截止').first()).toBeVisible()
  await expect(withdraw).toHaveCount(0)
  await expect(page.getByRole('button', { name: '修改报价' })).toHaveCount(0)
})

test('quotations are opened at the deadline, awarded and become an order', async ({
  page,
  signIn,
  callAs,
  server,
}) => {
  const { id, inquiryNo } = (await callAs('admin', listInquiries, { keyword: title })).data.list[0]!
  const at = `/platform/inquiryDetail?id=${id}`
  await signIn('admin')
  await page.goto(at)
  await expect(page.getByText('截止前看不到各家报价')).toBeVisible()
  await expect(page.getByRole('button', { name: '开始定标' })).toHaveCount(0)

  await server.editData(`update inquiry set deadline = now() where inquiry_no = '${inquiryNo}'`)
  await expect
    .poll(async () => (await callAs('admin', readInquiry, { id })).data.status, { timeout: 30_000 })
    .toBe('closed')
  await signIn('admin')
  await page.goto(at)
  await expect(page.getByRole('link', { name: /J41H-25-DN50/ })).toBeVisible()
  await page.getByRole('button', { name: '开始定标' }).click()
  await page.getByRole('button', { name: '每行定给最低价' }).click()
  await expect(page.getByText(/将生成 1 张采购订单，含税 .*9,260\.00/)).toBeVisible()
  await page.getByRole('button', { name: '确认定标' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定标并生成订单' }).click()
  await expect(page.getByText('已定标，采购订单已生成')).toBeVisible()

  await signIn('owner')
  await page.goto('/bussinessOpportunity/list')
  await page.getByRole('link', { name: title }).click()
  const { list } = (await callAs('owner', listOpportunities, { keyword: title })).data
  const [award] = (await callAs('owner', readOpportunity, { id: list[0]!.id })).data.awards
  await page.getByRole('link', { name: award!.orderNo }).first().click()
  await expect(page.getByRole('heading', { name: `订单 ${award!.orderNo}` })).toBeVisible()
  await expect(page.getByText('J41H-25 DN50').first()).toBeVisible()
})

test('an operator compares quotations, awards line by line, and the suppliers get their orders', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('admin', listInquiries, { status: 'closed' })).data
  const inquiry = (
    await callAs('admin', readInquiry, { id: list.find(({ quotedCount }) => quotedCount === 2)!.id })
  ).data
  await signIn('admin')
  await page.goto(`/platform/inquiryDetail?id=${inquiry.id}`)
  await page.getByRole('button', { name: '开始定标' }).click()
  await page.getByRole('button', { name: '每行定给最低价' }).click()
  await expect(page.getByText(/将生成 2 张采购订单/)).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '确认定标' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '定标并生成订单' }).click()
  await expect(page.getByText('已定标，采购订单已生成')).toBeVisible()

  const { list: mine } = (await callAs('owner', listOpportunities, { keyword: inquiry.inquiryNo })).data
  const won = (await callAs('owner', readOpportunity, { id: mine[0]!.id })).data
  await signIn('owner')
  await page.setViewportSize(phone)
  await page.goto(`/bussinessOpportunity/detail?id=${won.id}`)
  await page.getByRole('link', { name: won.awards[0]!.orderNo }).click()
  await expect(page.getByRole('heading', { name: `订单 ${won.awards[0]!.orderNo}` })).toBeVisible()
})
