import { createInquiry, listInquiries, publishInquiry, readInquiry } from '@bdr/contract/inquiries/calls'
import { listImports } from '@bdr/contract/imports/calls'
import { listMerchants } from '@bdr/contract/merchants/calls'
import { listOpportunities, readOpportunity } from '@bdr/contract/quotations/calls'
import type { Page } from '@playwright/test'
import { seriousFaults } from './accessibility.ts'
import { expect, test } from './journey.ts'

const title = '水处理车间隔膜阀'
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000).toISOString()

const sheet = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${rows.join('\n')}`),
})
const choose = (page: Page, file: ReturnType<typeof sheet>) =>
  page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)

test('an operator fills the lines of an inquiry from a workbook', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  await page.goto('/platform/inquiryForm')
  await page.getByLabel('询价标题').fill(title)
  await page.getByRole('button', { name: '从 Excel 导入明细' }).click()
  const dialog = page.getByRole('dialog')
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载模板' }).click()
  expect((await template).suggestedFilename()).toBe('询价明细模板.xlsx')

  await choose(page, sheet('明细.csv', '品名,型号,数量,交期', '隔膜阀,G41J-10 DN50,十,2027-02-01'))
  await expect(dialog.getByText('文件有 1 处问题，一行也没有填入')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /C2 十/ })).toBeVisible()
  await choose(
    page,
    sheet(
      '明细.csv',
      '品名,型号,数量,交期',
      '隔膜阀,G41J-10 DN50,8台,2027-02-01',
      '衬胶管件,DN50,20件,2027-02-01',
    ),
  )
  await expect(dialog.getByText('检查通过，读到 2 行')).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '填入 2 行' }).click()
  await expect(page.getByLabel('询价标题')).toHaveValue(title)
  await expect(page.getByLabel('第 1 行物料名称')).toHaveValue('隔膜阀')
  await expect(page.getByLabel('第 2 行规格型号')).toHaveValue('DN50')
  await expect(page.getByRole('textbox', { name: '第 2 行需求日期' })).toHaveValue('2027-02-01')
  await expect(page.getByText('共 2 行')).toBeVisible()
  await expect
    .poll(async () => (await callAs('admin', listImports, { kind: 'inquiry', state: 'done' })).data.total)
    .toBe(1)
})

test('a supplier fills a quotation from the inquiry’s workbook', async ({ page, signIn, callAs }) => {
  const merchants = (await callAs('admin', listMerchants, { keyword: '明泽' })).data.list
  const made = (
    await callAs(
      'admin',
      createInquiry,
      {
        title,
        buyerName: '国能滨江发电有限公司（示例）',
        industry: 'thermal-power',
        category: 'valve',
        categoryIds: [],
        regionCode: null,
        shipTo: '电厂路 1 号 物资仓库',
        valueBand: null,
        deadline: inTwoDays(),
        terms: null,
        allowPartial: true,
        allowSubstitute: true,
        lines: ['G41J-10 DN50', 'G41J-10 DN80'].map((specification) => ({
          materialCode: null,
          materialName: '隔膜阀',
          specification,
          brand: null,
          unit: '台',
          quantity: '8',
          requiredDate: '2027-02-01',
          note: null,
        })),
      },
      'inquiry-files-1',
    )
  ).data
  await callAs('admin', publishInquiry, {
    id: made.id,
    version: made.version,
    byCategory: false,
    merchantIds: [merchants[0]!.id],
  })
  const [found] = (await callAs('sales', listOpportunities, { keyword: title })).data.list
  await signIn('sales')
  await page.goto(`/bussinessOpportunity/detail?id=${found!.id}`)
  await page.getByLabel('第 1 行单价').fill('600')
  await expect(page.getByText('草稿已保存')).toBeVisible()
  await page.getByRole('button', { name: '用 Excel 填写' }).click()
  const dialog = page.getByRole('dialog')
  const workbook = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载询价行工作簿' }).click()
  expect((await workbook).suggestedFilename()).toBe(`${found!.inquiryNo}-报价.xlsx`)

  await choose(page, sheet('报价.csv', '行号,规格型号,含税单价,税率,供货期', '1,G41J-10 DN80,0,13%,两周'))
  await expect(dialog.getByText(/文件有 3 处问题/)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /B2 .*与询价第 1 行/ })).toBeVisible()
  // a line that is typed already says that nothing changes
  await choose(page, sheet('报价.csv', '行号,含税单价,税率', '1,600.00,13%', '2,760.5,13%'))
  await expect(dialog.getByText('检查通过，可以填入 1 行')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /1 隔膜阀.*没有变化/ })).toBeVisible()
  await choose(
    page,
    sheet('报价.csv', '行号,含税单价,税率,供货期,品牌', '1,580,13%,20,明泽', '2,760.5,13%,25,明泽'),
  )
  await expect(dialog.getByText('检查通过，可以填入 2 行')).toBeVisible()
  // typed input is shown before it is overwritten
  await expect(dialog.getByText(/原为 600\.00/)).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '填入 2 行' }).click()
  await expect(page.getByLabel('第 1 行单价')).toHaveValue('580')
  await expect(page.getByLabel('第 2 行供货期')).toHaveValue('25')
  await expect
    .poll(async () => {
      const { draft } = (await callAs('sales', readOpportunity, { id: found!.id })).data
      return draft.values?.lines.map(({ unitPrice, brand }) => [unitPrice, brand])
    })
    .toEqual([
      ['580', '明泽'],
      ['760.5', '明泽'],
    ])

  await page.getByRole('textbox', { name: '报价有效期至' }).fill('2099-12-31')
  await page.getByRole('button', { name: '提交报价' }).click()
  await expect(page.getByText('报价已提交')).toBeVisible()
  await page.goto('/user/imports')
  await expect(page.getByRole('row', { name: /报价\.csv.*已导入 2 条/ })).toBeVisible()
})

test('an operator downloads the comparison once it is open', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('admin', listInquiries, { status: 'closed' })).data
  const { id, inquiryNo } = list.find(({ quotedCount }) => quotedCount === 2)!
  expect((await callAs('admin', readInquiry, { id })).data.invitations.length).toBeGreaterThan(1)
  await signIn('admin')
  await page.goto(`/platform/inquiryDetail?id=${id}`)
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出比价表' }).click()
  expect((await workbook).suggestedFilename()).toBe(`${inquiryNo}-比价.xlsx`)
})
