import type { Page } from '@playwright/test'
import { expect, pageHead, row, test } from './journey.ts'

const company = '宜兴明泽阀门有限公司（示例）'
const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Any picture can be the licence here: a screenshot is one. */
async function attachLicence(page: Page, name: string): Promise<void> {
  const buffer = await page.screenshot()
  const field = page.getByLabel(/^营业执照：/)
  await field.setInputFiles({ name, mimeType: 'image/png', buffer })
  await expect(page.getByText(name.replace(/\.\w+$/, ''), { exact: false }).first()).toBeVisible()
  await expect(page.getByText('正在上传')).toHaveCount(0)
}

async function openChange(page: Page): Promise<void> {
  await page.goto('/user/companyInfo')
  await page.getByRole('link', { name: '申请变更' }).click()
  await expect(page.getByRole('heading', { name: '申请变更企业资料' })).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

test('the owner changes the phone number, and it applies at once', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/user/companyInfo')
  await expect(pageHead(page)).toContainText(company)
  await expect(pageHead(page)).toContainText('91320282MA1XK7Q293')

  await page.getByRole('button', { name: '修改企业简介' }).click()
  const form = page.getByRole('form', { name: '修改企业简介' })
  await form.getByLabel('联系电话').fill('0510-87000001')
  await form.getByLabel('网址').fill('ftp://example.com')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('格式不正确')).toBeVisible()
  await expect(form.getByLabel('网址')).toBeFocused()
  await form.getByLabel('网址').fill('www.example.com')

  // a reload in between loses nothing
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('已恢复未提交的内容')).toBeVisible()
  await expect(form.getByLabel('联系电话')).toHaveValue('0510-87000001')
  await form.getByRole('button', { name: '保存' }).click()

  await expect(part(page, '企业简介').getByRole('link', { name: '0510-87000001' })).toBeVisible()
  await expect(part(page, '企业简介').getByRole('link', { name: 'https://www.example.com' })).toBeVisible()
  await expect(part(page, '操作记录').getByText('修改企业简介').first()).toBeVisible()
})

test('an address and a contact are added at once, and a missing value is reported at its field', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/user/companyInfo')
  await page.getByRole('button', { name: '修改地址' }).click()
  await page.getByRole('button', { name: '添加地址' }).click()
  const second = page.getByRole('form', { name: '修改地址' }).getByRole('listitem').nth(1)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(second.getByText('请选择到区县')).toBeVisible()
  await second.getByLabel('名称').fill('示例工厂')
  await second.getByLabel('省 / 直辖市').selectOption('320000')
  await second.getByLabel('城市').selectOption('320200')
  await second.getByLabel('区县').selectOption('320282')
  await second.getByLabel('详细地址').fill('示例路 8 号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(part(page, '地址')).toContainText('江苏省无锡市宜兴市示例路 8 号')

  await page.getByRole('button', { name: '修改联系人' }).click()
  await page.getByRole('button', { name: '添加联系人' }).click()
  const contact = page.getByRole('form', { name: '修改联系人' }).getByRole('listitem').last()
  await contact.getByLabel('姓名').fill('示例财务')
  await contact.getByLabel('身份').selectOption('finance')
  await contact.getByLabel('手机号').fill('138 0000')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(contact.getByText('应为 11 位手机号')).toBeVisible()
  await contact.getByLabel('手机号').fill('138 0013 8009')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(part(page, '联系人').getByRole('link', { name: '13800138009' })).toBeVisible()
})

test('the owner requests another legal person with a new licence; changes are marked', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openChange(page)
  await expect(page.getByRole('button', { name: '提交审核' })).toBeDisabled()
  await page.getByLabel('法定代表人').fill('沈示例')
  await expect(page.getByText('已修改，原为：沈明泽')).toBeVisible()
  await attachLicence(page, '新执照.png')
  await expect(page.getByText('将变更：法定代表人、营业执照')).toBeVisible()

  // going back to the company and forward again loses nothing
  await page.getByRole('link', { name: '返回企业信息' }).click()
  await expect(page.getByText('有一份填写中的变更申请')).toBeVisible()
  await page.getByRole('link', { name: '继续填写' }).click()
  await expect(page.getByLabel('法定代表人')).toHaveValue('沈示例')

  await page.getByRole('button', { name: '提交审核' }).click()
  const pending = part(page, '资料变更正在审核中')
  await expect(pending).toContainText('沈示例')
  await expect(part(page, '登记信息与账户')).toContainText('沈明泽')
  await expect(page.getByRole('link', { name: '申请变更' })).toHaveCount(0)
  await expect(page.getByText('有一份填写中的变更申请')).toHaveCount(0)
})

test('an operator sees both sides, and refuses with a reason', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/platform/changeRequests')
  await page.getByLabel('状态', { exact: true }).selectOption('submitted')
  await page.getByRole('main').getByRole('link', { name: company }).click()
  await expect(pageHead(page)).toContainText('审核中')
  const legalPerson = row(page, '法定代表人')
  await expect(legalPerson).toContainText('沈明泽')
  await expect(legalPerson).toContainText('沈示例')
  await expect(row(page, /^营业执照/).getByRole('link')).toHaveCount(2)

  await page.getByRole('button', { name: '不同意', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '不同意变更' }).click()
  await expect(dialog.getByText('请填写审核意见')).toBeVisible()
  await dialog.getByLabel('审核意见').fill('执照照片不清晰，请重新拍摄')
  await dialog.getByRole('button', { name: '不同意变更' }).click()
  await expect(pageHead(page)).toContainText('未通过')
  await expect(part(page, '操作记录')).toContainText('执照照片不清晰')
})

test('the owner reads the reason, corrects the request and sends it again', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/user/companyInfo')
  const refused = part(page, '资料变更未通过')
  await expect(refused).toContainText('执照照片不清晰，请重新拍摄')
  await refused.getByRole('link', { name: '修改后重新提交' }).click()
  await expect(page.getByLabel('法定代表人')).toHaveValue('沈示例')
  await attachLicence(page, '重拍执照.png')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(part(page, '资料变更正在审核中')).toBeVisible()
})

test('the operator approves, and the owner sees the new facts', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/platform/changeRequests?status=submitted')
  await page.getByRole('main').getByRole('link', { name: company }).click()
  await page.getByRole('button', { name: '同意', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意变更' }).click()
  await expect(pageHead(page)).toContainText('已生效')

  await signIn('owner')
  await page.goto('/user/companyInfo')
  await expect(part(page, '登记信息与账户')).toContainText('沈示例')
  await expect(part(page, '登记信息与账户').getByRole('link', { name: /营业执照\s*重拍执照/ })).toBeVisible()
  await expect(part(page, '操作记录').getByText('资料变更生效')).toBeVisible()
  await expect(row(page, '已生效')).toBeVisible()
})

test('a request can be withdrawn, and is the start of the next one', async ({ page, signIn }) => {
  await signIn('owner')
  await openChange(page)
  // a missing paper that the goods require is reported at its place, not only in the bar
  await page.getByRole('button', { name: /^移除特种设备生产许可证/ }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  const missing = part(page, '资质证书').getByRole('alert')
  await expect(missing).toContainText('需要特种设备生产许可证')
  await expect(missing).toBeFocused()
  await page.getByRole('button', { name: /^撤销.*特种设备生产许可证/ }).click()
  await expect(missing).toHaveCount(0)
  await page
    .getByRole('button', { name: /^移除质量管理体系/ })
    .first()
    .click()
  await expect(page.getByText('将移除')).toBeVisible()
  await expect(page.getByText('将变更：资质证书')).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await part(page, '资料变更正在审核中').getByRole('button', { name: '撤回', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click()
  await expect(part(page, '资料变更正在审核中')).toHaveCount(0)
  await row(page, '已撤回').getByRole('link', { name: '修改后重新提交' }).click()
  await expect(page.getByText('将变更：资质证书')).toBeVisible()
})

test('sales sees all of it and cannot change anything', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/user/companyInfo?change=')
  await expect(part(page, '登记信息与账户')).toContainText('沈示例')
  await expect(part(page, '资质证书').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /修改|撤回/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /申请变更|重新提交/ })).toHaveCount(0)
})

test('on a phone no step overflows the window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await openChange(page)
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await wider()).toBeLessThanOrEqual(0)
  await page.getByLabel('法定代表人').fill('')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByLabel('法定代表人')).toBeFocused()
  await page.getByLabel('法定代表人').fill('沈手机')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(part(page, '资料变更正在审核中')).toContainText('沈手机')
  expect(await wider()).toBeLessThanOrEqual(0)

  await signIn('admin')
  await page.goto('/platform/changeRequests?status=submitted')
  await page.getByText(company).first().click()
  await expect(pageHead(page)).toContainText('审核中')
  expect(await wider()).toBeLessThanOrEqual(0)
  await expect(page.getByRole('button', { name: '同意', exact: true })).toBeInViewport()
})
