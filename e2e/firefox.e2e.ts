import { randomInt } from 'node:crypto'
import { usccCheckCharacter } from '@bdr/contract/kernel/uscc'
import type { Browser } from 'puppeteer-core'
import { findFirefox, FirefoxPage, skipWithoutFirefox, startFirefox } from './firefox.ts'
import { expect, password, test } from './journey.ts'
import { codeSentTo, newMobile } from './people.ts'

/** The most frequent tasks, in the other common browser. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let browser: Browser
let page: FirefoxPage

test.beforeAll(async () => {
  await skipWithoutFirefox()
  browser = await startFirefox((await findFirefox())!)
})
test.beforeEach(async () => {
  page = await FirefoxPage.open(browser)
})
test.afterEach(() => expect(page.consoleErrors).toEqual([]))
test.afterAll(() => browser?.close())

test('the owner signs in, finds an order in the list and opens it', async ({ server }) => {
  await page.goto(`${server.url}/orderPart/list`)
  await page.type('账号或手机号', 'owner')
  await page.type('密码', password)
  await page.press('Enter')
  await page.see('heading', '订单管理')
  expect(page.path()).toBe('/orderPart/list')

  await page.type('查找', 'PO202611116')
  await page.read('共 1 条')
  await page.click('link', 'PO202611116')
  await page.see('heading', '订单 PO202611116')
  await page.read('绿洲固废处理有限公司')
})

test('the owner answers an order’s lines, and a missing value is reported at its field', async ({
  server,
}) => {
  await page.goto(`${server.url}/orderPart/list?keyword=PO202611116`)
  await page.click('link', 'PO202611116')
  await page.click('button', '变更', 0)
  await page.type('新数量', '3')
  await page.click('button', '拒绝', 1)
  await page.click('button', '提交')
  await page.read('请填写原因')
  await page.type('变更原因', '库存不足')
  await page.type('拒绝原因', '已停产')
  await page.click('button', '提交')
  await page.read('拒绝原因：已停产')
  await page.reload()
  await page.read('拒绝原因：已停产')
})

test('a company applies to settle in', async ({ server }) => {
  const start = `91320282MA${String(randomInt(10 ** 7)).padStart(7, '0')}`
  const mobile = newMobile()
  const picture = test.info().outputPath('照片.png') as `${string}.png`
  await page.goto(`${server.url}/settleApply`)
  await page.screenshot(picture)

  await page.type('企业名称', `宜兴试航阀门有限公司（示例${start.slice(-4)}）`)
  await page.type('统一社会信用代码', start + usccCheckCharacter(start))
  await page.read('校验位正确')
  await page.type('法定代表人', '沈试航')
  await page.set('成立日期', '2015-06-01')
  await page.type('注册资本', '800 万元人民币')
  await page.choose('省 / 直辖市', '江苏省')
  await page.choose('城市', '无锡市')
  await page.choose('区县', '宜兴市')
  await page.type('详细地址', '示例路')
  await page.type('经营范围', '阀门的制造与销售')
  await page.type('开户银行', '江苏银行')
  await page.type('开户支行', '宜兴支行')
  await page.type('银行账号', '3200161623605250000')
  const since = server.output().length
  await page.type('手机号', mobile)
  await page.click('button', '获取验证码')
  await page.type('短信验证码', await codeSentTo(server, mobile, since))
  await page.click('button', '验证手机号')
  await page.attach('营业执照：选择文件', picture)
  await page.see('button', '移除营业执照')
  await page.click('button', '下一步')

  await page.see('heading', '联系人')
  await page.type('姓名', '沈试航')
  await page.choose('身份', '法定代表人')
  await page.click('button', '下一步')

  await page.type('查找类目', '截止阀')
  await (await page.see('treeitem', '阀门')).focus()
  await page.press('End')
  await page.press(' ')
  await page.read('已选 1 个（最多 60 个）')
  await page.click('button', '下一步')

  await page.type('证书编号', 'TS2732000-2030')
  await (await page.field('长期有效')).click()
  await page.attach('证书文件：选择文件', picture)
  await page.see('button', '移除证书文件')
  await page.click('button', '下一步')

  await (await page.field('我已阅读并同意')).click()
  await page.click('button', '下一步')
  await page.read('都填好了')
  await page.click('button', '提交申请')
  await page.read('申请已提交')
})

test('a violation of the policy would be reported', async ({ server }) => {
  await page.goto(`${server.url}/login`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title'
    document.body.append(script)
  })
  await expect.poll(() => page.consoleErrors.join()).toContain('blocked an inline script')
  page.consoleErrors.length = 0
})
