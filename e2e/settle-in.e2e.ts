import { randomInt } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { usccCheckCharacter } from '@bdr/contract/kernel/uscc'
import type { Browser, Page } from '@playwright/test'
import { expect, row, signInByForm, test } from './journey.ts'
import { codeSentTo, newMobile } from './people.ts'
import type { Server } from './server.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** A company that is not known before this test. */
const first = `91320282MA${String(randomInt(10 ** 7)).padStart(7, '0')}`
const company = {
  name: `宜兴试航阀门有限公司（示例${first.slice(-4)}）`,
  uscc: first + usccCheckCharacter(first),
  mobile: newMobile(),
  password: 'Own-Pass@2026',
}

const phone = { width: 360, height: 740 }
let applicant: Page
let operator: Page
/** the new merchant's page, for operators */
let merchantUrl = ''

const opened = (browser: Browser, server: Server, viewport?: { width: number; height: number }) =>
  browser.newPage({ baseURL: server.url, ...(viewport && { viewport }) })

test.beforeAll(async ({ browser, server }) => {
  applicant = await opened(browser, server, phone)
  operator = await opened(browser, server)
  await operator.goto('/login')
  await signInByForm(operator, 'admin')
  await expect(operator).toHaveURL(/\/dashboard/)
})
test.afterAll(async () => {
  await applicant.close()
  await operator.close()
})

const next = () => applicant.getByRole('button', { name: '下一步' }).click()
const step = (name: string) => applicant.getByRole('heading', { level: 2, name })

/** A picture as a phone would upload it. */
const picture = async () => ({
  name: '照片.png',
  mimeType: 'image/png',
  buffer: await applicant.screenshot(),
})

async function prove(server: Server): Promise<void> {
  const since = server.output().length
  await applicant.getByLabel('手机号', { exact: true }).fill(company.mobile)
  await applicant.getByRole('button', { name: '获取验证码' }).click()
  await applicant.getByLabel('短信验证码').fill(await codeSentTo(server, company.mobile, since))
}

test('a new company applies on a phone', async ({ server }) => {
  const scripts = new Set<string>()
  applicant.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await applicant.goto('/settleApply')
  await test.step('missing values are reported at once, at their places', async () => {
    await next()
    const name = applicant.getByRole('combobox', { name: '企业名称' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('请填写企业名称')
    await applicant.getByLabel('统一社会信用代码').fill(`${company.uscc.slice(0, 17)}?`)
    await expect(applicant.getByText('应为 18 位数字与大写字母')).toBeVisible()
  })
  await test.step('the company', async () => {
    await applicant.getByRole('combobox', { name: '企业名称' }).fill(company.name)
    await applicant.getByLabel('统一社会信用代码').fill(company.uscc)
    await expect(applicant.getByText('校验位正确')).toBeVisible()
    await applicant.getByLabel('法定代表人').fill('沈试航')
    await applicant.getByLabel('成立日期').fill('2015-06-01')
    await applicant.getByLabel('注册资本').fill('800 万元人民币')
    await applicant.getByLabel('省 / 直辖市').selectOption('江苏省')
    await applicant.getByLabel('城市').selectOption('无锡市')
    await applicant.getByLabel('区县').selectOption('宜兴市')
    await applicant.getByLabel('详细地址').fill('示例路')
    await applicant.getByLabel('经营范围').fill('阀门的制造与销售')
    await applicant.getByLabel('开户银行').fill('江苏银行')
    await applicant.getByLabel('开户支行').fill('宜兴支行')
    await applicant.getByLabel('银行账号').fill('3200 1616 2360 5250 0000')
    await prove(server)
    await applicant.getByRole('button', { name: '验证手机号' }).click()
    await applicant.getByLabel('营业执照：选择文件').setInputFiles(await picture())
    await expect(applicant.getByRole('button', { name: '移除营业执照' })).toBeVisible()
    await next()
  })
  await test.step('the contact', async () => {
    await expect(step('联系人')).toBeVisible()
    await expect(applicant.getByText('已验证')).toBeVisible()
    await applicant.getByLabel('姓名').fill('沈试航')
    await applicant.getByLabel('身份').selectOption('法定代表人')
    await next()
  })
  await test.step('it is stored on the device', async () => {
    await expect(applicant.getByText('已保存在本机')).toBeVisible()
    await applicant.reload()
    await expect(step('经营类目')).toBeVisible()
    // by its applicant and its form, beside the drafts of all other forms
    expect(await applicant.evaluate(() => Object.keys(localStorage))).toEqual([
      `draft/${company.mobile}/settle-in/`,
    ])
  })
  await test.step('categories, by keyboard alone', async () => {
    await applicant.getByLabel('查找类目').fill('截止阀')
    await applicant.getByRole('tree').getByRole('treeitem').first().focus()
    await applicant.keyboard.press('End')
    await applicant.keyboard.press('Space')
    await expect(applicant.getByText('已选 1 个（最多 60 个）')).toBeVisible()
    await next()
  })
  await test.step('the papers that they require', async () => {
    await expect(step('资质证书')).toBeVisible()
    await expect(applicant.getByText('必须提供').first()).toBeVisible()
    await applicant.getByLabel('证书编号').fill('TS2732000-2030')
    await applicant.getByLabel('长期有效').check()
    await applicant.getByLabel('证书文件：选择文件').setInputFiles(await picture())
    await expect(applicant.getByRole('button', { name: '移除证书文件' })).toBeVisible()
    await next()
  })
  await test.step('agreement and sending', async () => {
    await applicant.getByLabel('我已阅读并同意').check()
    await next()
    await expect(applicant.getByText('都填好了')).toBeVisible()
    await applicant.getByRole('button', { name: '提交申请' }).click()
    await expect(applicant.getByText('申请已提交')).toBeVisible()
    expect(await applicant.evaluate(() => Object.keys(localStorage))).toEqual([])
    await expect(applicant.getByRole('article').getByText('待审核')).toBeVisible()
    await applicant.getByText('查看提交的内容').click()
    await expect(row(applicant, '银行账号')).toContainText('3200 1616 2360 5250 0000')
    await expect(row(applicant, '营业执照').getByRole('link', { name: '照片.png' })).toBeVisible()
    await expect(applicant.getByRole('article').getByText('TS2732000-2030')).toBeVisible()
  })
  await test.step('all scripts fetched on the way are within their budget', async () => {
    let bytes = 0
    for (const script of scripts)
      bytes += brotliCompressSync(Buffer.from(await (await fetch(script)).arrayBuffer())).length
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(92 * 1024)
  })
})

async function openApplication(): Promise<void> {
  await operator.goto('/platform/settle-in')
  await operator.getByRole('textbox', { name: '查找' }).fill(company.uscc)
  await row(operator, company.uscc).getByRole('link').first().click()
  await expect(operator.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
}

test('an operator returns it with a remark at the field', async () => {
  await openApplication()
  await test.step('a reason that was typed and not sent is restored after a reload', async () => {
    const refuse = async () => {
      await operator.getByRole('button', { name: '拒绝', exact: true }).click()
      return operator.getByRole('dialog')
    }
    await (await refuse()).getByLabel('拒绝原因').fill('示例：资料不全')
    await expect.poll(() => operator.evaluate(() => Object.keys(localStorage).join())).toContain('/reason/')
    await operator.reload()
    const again = await refuse()
    await expect(again.getByLabel('拒绝原因')).toHaveValue('示例：资料不全')
    await again.getByRole('button', { name: '清空重填' }).click()
    await expect(again.getByLabel('拒绝原因')).toHaveValue('')
    await again.getByRole('button', { name: '取消' }).click()
  })
  await operator.getByRole('button', { name: '对“详细地址”写意见' }).click()
  const remark = operator.getByRole('textbox', { name: '对“详细地址”的意见' })
  await remark.fill('请写到门牌号')
  await test.step('the remark survives a reload, which asks first', async () => {
    await expect
      .poll(() => operator.evaluate(() => Object.keys(localStorage).join()))
      .toContain('/settle-in-return/')
    operator.once('dialog', (dialog) => void dialog.accept())
    await operator.reload()
    await expect(remark).toHaveValue('请写到门牌号')
    await expect(operator.getByText('已恢复未提交的内容')).toBeVisible()
  })
  await operator.getByRole('button', { name: '退回修改' }).click()
  const dialog = operator.getByRole('dialog')
  await expect(dialog.getByText('请写到门牌号')).toBeVisible()
  await dialog.getByRole('button', { name: '退回修改' }).click()
  await expect(operator.locator('header').getByText('退回修改')).toBeVisible()
})

test('the applicant corrects the field with the remark', async () => {
  await applicant.getByRole('button', { name: '刷新' }).click()
  await applicant.getByRole('button', { name: '去修改 详细地址' }).click()
  const address = applicant.getByLabel('详细地址')
  await expect(address).toBeFocused()
  await expect(applicant.getByText('审核意见请写到门牌号')).toBeVisible()
  await address.fill('示例路 8 号')
  await expect(applicant.getByText('已修改请写到门牌号')).toBeVisible()
  await applicant.getByRole('button', { name: /入驻协议/ }).click()
  await applicant.getByLabel('我已阅读并同意').check()
  await next()
  await applicant.getByRole('button', { name: '重新提交' }).click()
  await expect(applicant.getByText('修改已提交')).toBeVisible()
})

test('the operator approves it once the checklist is complete', async () => {
  await openApplication()
  await expect(operator.getByRole('button', { name: '通过' })).toHaveAttribute('aria-disabled', 'true')
  for (const item of await operator.getByRole('checkbox').all()) await item.check()
  // far down the page the decision is within reach
  await expect(operator.getByRole('button', { name: '通过' })).toBeInViewport()
  await operator.getByRole('button', { name: '通过', disabled: false }).click()
  await operator.getByRole('button', { name: '通过入驻' }).click()
  await operator.getByRole('link', { name: /已建立商家/ }).click()
  await expect(operator).toHaveURL(/\/platform\/merchants\/detail/)
  await expect(operator.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  merchantUrl = operator.url()
})

async function signInAsOwner(): Promise<void> {
  await applicant.goto('/login')
  await applicant.getByLabel('账号或手机号').fill(company.mobile)
  await applicant.getByLabel('密码', { exact: true }).fill(company.password)
  await applicant.getByRole('button', { name: '登录', exact: true }).click()
}

test('its owner sets a password by SMS and signs in', async ({ server }) => {
  await applicant.getByRole('button', { name: '刷新' }).click()
  await applicant.getByRole('link', { name: '设置密码并登录' }).click()
  await expect(applicant.getByRole('heading', { level: 1, name: '首次设置密码' })).toBeVisible()
  await expect(applicant.getByLabel('手机号', { exact: true })).toHaveValue(company.mobile)
  await prove(server)
  await applicant.getByRole('button', { name: '下一步' }).click()
  await applicant.getByLabel('新密码', { exact: true }).fill(company.password)
  await applicant.getByRole('button', { name: '更新密码' }).click()
  await applicant.getByRole('button', { name: '去登录' }).click()
  await signInAsOwner()
  await expect(applicant).toHaveURL(/\/dashboard/)
})

async function decide(action: string, confirm: string, reason: string): Promise<void> {
  await operator.goto(merchantUrl)
  await operator.getByRole('button', { name: action, exact: true }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel(/原因/).fill(reason)
  const code = /请输入 (\w+) 以确认/.exec(await dialog.innerText())?.[1]
  if (code !== undefined) await dialog.getByLabel(/以确认/).fill(code)
  await dialog.getByRole('button', { name: confirm }).click()
  await expect(dialog).toBeHidden()
}

test('a freeze ends its people’s sessions with their next request, and nobody can sign in', async () => {
  await decide('冻结', '冻结商家', '示例：证照失效')
  await expect(operator.locator('header').getByText('已冻结')).toBeVisible()
  // the open page is notified and leaves by itself
  await expect(applicant).not.toHaveURL(/\/dashboard/)
  await applicant.goto('/orderPart/list')
  await expect(
    applicant.getByRole('link', { name: '登录' }).or(applicant.getByLabel('账号或手机号')).first(),
  ).toBeVisible()
  expect(new URL(applicant.url()).pathname).not.toBe('/orderPart/list')
  await signInAsOwner()
  await expect(applicant.getByRole('alert').first()).not.toBeEmpty()
  await expect(applicant).toHaveURL(/\/login/)
})

test('once reinstated, they can sign in again', async () => {
  await decide('恢复', '恢复商家', '示例：证照已补齐')
  await signInAsOwner()
  await expect(applicant).toHaveURL(/\/dashboard/)
})
