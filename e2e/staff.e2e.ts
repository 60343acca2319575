import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { createPost } from '@bdr/contract/posts/calls'
import { createStaff, listStaff, updateStaffByBody } from '@bdr/contract/staff/calls'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import { expect, row, test, type Tools } from './journey.ts'
import type { Server } from './server.ts'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A person's own device, without a session. */
async function otherDevice(browser: Browser, server: Server, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', ...options })
  return context.newPage()
}

async function signInAs(page: Page, account: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('账号或手机号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** What a new person has to do before anything else is possible. */
async function chooseOwnPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

let number = 0

/** Creates a person of the demo's first merchant without using pages. */
async function makePerson({ callAs }: Pick<Tools, 'callAs'>, over: object = {}) {
  number += 1
  const person = {
    name: '秦岭',
    account: `person${number}.${process.pid}`,
    mobile: `137${String(process.pid % 1_000_000).padStart(6, '0')}${String(number).padStart(2, '0')}`,
    password: initialPassword(),
    postIds: ['99'],
    ...over,
  }
  const { data } = await callAs('owner', createStaff, person)
  return { ...person, id: data.id }
}

const handedOver = async (page: Page): Promise<string> =>
  (await page
    .getByRole('dialog')
    .getByText(/^[A-Za-z2-9]{4}(-[A-Za-z2-9]{4}){2}$/)
    .textContent())!

test('an owner adds a salesperson, who chooses a password, loses access, and gets it back', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/user/list')
  await page.getByRole('button', { name: '添加子账号' }).click()
  const form = dialog(page, '添加子账号')
  await form.getByLabel('姓名').fill('王强')
  await form.getByLabel('账号').fill('owner')
  await form.getByRole('button', { name: '添加' }).click()
  await expect(form.getByLabel('手机号')).toHaveAccessibleDescription(/必填/)
  await expect(form.getByLabel('岗位')).toHaveAccessibleDescription(/必填/)

  // a fault that only the server finds is shown at its field, and no input is lost
  await form.getByLabel('手机号').fill('139 2000 0001')
  await form.getByLabel('岗位').selectOption({ label: '销售' })
  await form.getByRole('button', { name: '添加' }).click()
  await expect(form.getByLabel('账号')).toHaveAccessibleDescription(/该账号已被使用/)
  await expect(form.getByLabel('账号')).toBeFocused()
  await form.getByLabel('账号').fill('wang.qiang')
  await form.getByRole('button', { name: '添加' }).click()
  await expect(dialog(page, '已添加 王强')).toBeVisible()
  const password = await handedOver(page)
  await page.getByRole('button', { name: '完成' }).click()
  await expect(row(page, 'wang.qiang')).toContainText('未登录过')

  const theirs = await otherDevice(browser, server)
  await signInAs(theirs, 'wang.qiang', password)
  await chooseOwnPassword(theirs, 'Rain-Gate-88')
  await expect(menu(theirs).getByRole('link', { name: '订单管理' })).toBeVisible()
  await expect(menu(theirs).getByRole('link', { name: '子账号管理' })).toHaveCount(0)
  await theirs.goto('/user/list')
  await expect(theirs).toHaveURL(/\/401$/)
  await theirs.goto('/orderPart/list')
  await expect(theirs.getByRole('row').getByRole('link').first()).toBeVisible()

  const theSwitch = page.getByRole('switch', { name: '启用 王强' })
  await theSwitch.click()
  await expect(dialog(page, '停用 王强')).toContainText('全部登录立即退出')
  await dialog(page, '停用 王强').getByRole('button', { name: '停用' }).click()
  await expect(page.getByText('已停用 王强')).toBeVisible()
  await expect(theSwitch).not.toBeChecked()

  // their page is notified and leaves by itself
  await expect(theirs).not.toHaveURL(/\/orderPart/)
  await signInAs(theirs, 'wang.qiang', 'Rain-Gate-88')
  await expect(theirs.getByText('已停用')).toBeVisible()

  await theSwitch.click()
  await dialog(page, '启用 王强').getByRole('button', { name: '启用' }).click()
  await expect(theSwitch).toBeChecked()
  await signInAs(theirs, 'wang.qiang', 'Rain-Gate-88')
  await expect(theirs).toHaveURL(/\/dashboard$/)
})

test('a person’s sessions are listed and ended, the password is reset, the person is deleted by typing the name', async ({
  page,
  browser,
  server,
  signIn,
  callAs,
}) => {
  const person = await makePerson({ callAs }, { name: '秦川' })
  const theirs = await otherDevice(browser, server)
  await signInAs(theirs, person.mobile, person.password)
  await chooseOwnPassword(theirs, 'Rain-Gate-88')

  await signIn('owner')
  await page.goto(`/user/list?keyword=${person.account}`)
  await page.getByRole('button', { name: '查看 秦川' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: '账号信息' })
  const sessions = drawer.getByRole('list', { name: '登录设备' })
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^退出 Chrome/ }).click()
  await page
    .getByRole('dialog', { name: /^退出 Chrome/ })
    .getByRole('button', { name: '退出' })
    .click()
  await expect(drawer.getByText('目前没有登录')).toBeVisible()
  // their page leaves by itself
  await expect(theirs).not.toHaveURL(/\/dashboard/)

  await drawer.getByRole('button', { name: '重置密码' }).click()
  await dialog(page, '重置 秦川 的密码').getByRole('button', { name: '重置密码' }).click()
  await expect(dialog(page, '秦川 的新密码')).toBeVisible()
  const password = await handedOver(page)
  await page.getByRole('button', { name: '完成' }).click()
  await expect(drawer.getByText('尚未修改初始密码')).toBeVisible()
  await signInAs(theirs, person.account, password)
  await expect(theirs.getByRole('heading', { name: '设置新密码' })).toBeVisible()

  await drawer.getByRole('button', { name: '删除' }).click()
  const question = dialog(page, '删除 秦川')
  await question.getByRole('button', { name: '删除' }).click()
  await expect(question.getByLabel(new RegExp(person.account))).toHaveAccessibleDescription(/不一致/)
  await question.getByLabel(new RegExp(person.account)).fill(person.account)
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除 秦川')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(row(page, person.account)).toHaveCount(0)
})

test('actions that owners cannot do to themselves show the reason, and a concurrent change is not lost', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  await page.goto('/user/list?keyword=owner')
  await page.getByRole('button', { name: /^查看/ }).click()
  await page.getByRole('button', { name: /^停用/ }).hover()
  await expect(page.getByRole('tooltip')).toContainText('不能停用、删除自己')
  await page.getByRole('button', { name: '修改' }).click()
  await expect(page.getByRole('dialog').getByLabel('岗位')).toBeDisabled()
  // without input there is no question
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog', { name: /^修改/ })).toBeHidden()

  const person = await makePerson({ callAs }, { name: '秦川' })
  await page.goto(`/user/list?person=${person.id}`)
  await page.getByRole('button', { name: '修改' }).click()
  const form = dialog(page, '修改 秦川')
  await form.getByLabel('邮箱').fill('qin@example.com')
  await page.keyboard.press('Escape')
  await dialog(page, '填写的内容还没有保存').getByRole('button', { name: '继续填写' }).click()
  await expect(form.getByLabel('邮箱')).toHaveValue('qin@example.com')
  const { name: _name, password: _password, ...rest } = person
  const changed = await callAs('owner', updateStaffByBody, { ...rest, version: 1, name: '秦淮' })
  expect(changed.code).toBe('00000')
  await form.getByRole('button', { name: '保存' }).click()
  await form.getByRole('button', { name: '继续填写' }).click()
  await expect(form.getByLabel('姓名')).toHaveValue('秦淮')
  await expect(form.getByLabel('邮箱')).toHaveValue('qin@example.com')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 秦淮 的资料')).toBeVisible()
})

test('an own post is created, assigned, and deleted when nobody has it any more', async ({
  page,
  signIn,
  callAs,
}) => {
  const person = await makePerson({ callAs }, { name: '秦川' })
  await signIn('owner')
  await page.goto('/user/postManage')
  await page.getByRole('button', { name: '新增岗位' }).click()
  const form = dialog(page, '新增岗位')
  await form.getByLabel('岗位名称').fill('大客户销售')
  await form.getByRole('button', { name: '新增' }).click()
  await expect(form.getByText('必填')).toBeVisible()
  await form.getByRole('radio', { name: /^销售/ }).check()
  await form.getByLabel('说明').fill('负责电厂客户')
  await form.getByRole('button', { name: '新增' }).click()
  await expect(page.getByText('已新增岗位 大客户销售')).toBeVisible()
  await expect(row(page, '大客户销售')).toContainText('没有成员')
  await expect(row(page, '确认、拒绝订单明细').getByRole('img', { name: '不可以' })).toHaveCount(1)

  await page.goto(`/user/list?person=${person.id}`)
  await page.getByRole('button', { name: '修改' }).click()
  const edit = dialog(page, '修改 秦川')
  await edit.getByLabel('岗位').selectOption({ label: '大客户销售（同销售）' })
  await edit.getByText(/^可以做什么/).click()
  await expect(edit.getByText('查看采购订单')).toBeVisible()
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 秦川 的资料')).toBeVisible()
  await expect(row(page, person.account)).toContainText('大客户销售')

  await page.goto('/user/postManage')
  await expect(page.getByRole('button', { name: /^删除 大客户销售：该岗位下还有 1 人/ })).toBeVisible()
  await page.getByRole('link', { name: /查看 大客户销售 的成员$/ }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: '查看 秦川' }).click()
  await page.getByRole('button', { name: '修改' }).click()
  await dialog(page, '修改 秦川').getByLabel('岗位').selectOption({ label: '送货员' })
  await dialog(page, '修改 秦川').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 秦川 的资料')).toBeVisible()
  await page.goto('/user/postManage')
  // a dialog that grows moves its button away from the pointer
  const motion = page.evaluate(
    () =>
      new Promise<string>((started) =>
        document.addEventListener('animationstart', ({ target, animationName }) => {
          if ((target as Element).matches('dialog')) started(animationName)
        }),
      ),
  )
  await page.getByRole('button', { name: '删除 大客户销售' }).click()
  expect(await motion).toContain('appear')
  await dialog(page, '删除岗位 大客户销售').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除岗位 大客户销售')).toBeVisible()
  await expect(row(page, '大客户销售')).toHaveCount(0)
})

test('a list of people is refused completely, then added, with passwords to hand over', async ({
  page,
  browser,
  server,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  await page.goto('/user/list')
  await page.getByRole('link', { name: '批量导入' }).click()
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载模板' }).click()
  expect((await template).suggestedFilename()).toBe('子账号导入模板.xlsx')

  const choose = (name: string) => page.locator('input[type=file]').first().setInputFiles(fixture(name))
  await choose('staff-faults.xlsx')
  await expect(page.getByText('没有添加任何人：文件中有 7 处问题')).toBeVisible()
  await expect(page.getByRole('row', { name: /^2 登录账号 B2 owner 该账号已被使用/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 姓名 A3 （空） 不能为空/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^添加 \d 人/ })).toHaveCount(0)
  expect((await callAs('owner', listStaff, { keyword: 'li.si' })).data.total).toBe(0)

  await choose('staff-good.xlsx')
  await expect(page.getByText('检查通过，共 2 人')).toBeVisible()
  // they are added, but the answer with their passwords is lost
  await page.route(
    '**/users/import/*/commit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: '添加 2 人' }).click()
  await expect(page.getByText('添加没有完成，请重试')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '已添加 2 人' })).toBeVisible()

  // leaving without the passwords asks first
  await menu(page).getByRole('link', { name: '订单管理' }).click()
  await dialog(page, '初始密码还没有保存').getByRole('button', { name: '留在此页' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载密码表' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  const [name, account, , post, password] = lines[1]!.split(',').map((cell) => cell.replaceAll('"', ''))
  expect([name, account, post]).toEqual(['周涛', 'zhou.tao', '销售'])

  const theirs = await otherDevice(browser, server)
  await signInAs(theirs, account!, password!)
  await expect(theirs.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await page.getByRole('link', { name: '查看子账号' }).click()
  await expect(row(page, 'wu.yue')).toContainText('送货员')
})

test('on a phone an owner finds somebody, calls them, and resets their password', async ({
  page,
  signIn,
  callAs,
}) => {
  const person = await makePerson({ callAs }, { name: '秦岭', postIds: ['100'] })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await page.goto('/user/list')
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByLabel('姓名、账号、手机号').fill(person.account)
  const card = page.getByRole('list', { name: '子账号' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('link', { name: person.mobile })).toHaveAttribute(
    'href',
    `tel:${person.mobile}`,
  )
  await card.getByRole('button', { name: '查看 秦岭' }).click()
  await page.getByRole('button', { name: '重置密码' }).click()
  await dialog(page, '重置 秦岭 的密码').getByRole('button', { name: '重置密码' }).click()
  expect(await handedOver(page)).not.toBe(person.password)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: '完成' }).click()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page).toHaveURL(/\/user\/list\?keyword=/)
})

test('the global search leads to a person', async ({ page, signIn, callAs }) => {
  const person = await makePerson({ callAs }, { name: '欧阳修远' })
  await signIn('owner')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '搜索' }).click()
  await page.getByRole('combobox').fill('欧阳修')
  await page.getByRole('option', { name: /欧阳修远/ }).click()
  await expect(page).toHaveURL(new RegExp(`/user/list\\?person=${person.id}$`))
  await expect(page.getByRole('dialog').getByText(person.account)).toBeVisible()
})

test('operators see the people of all merchants but cannot change them', async ({ page, signIn, callAs }) => {
  await callAs('owner', createPost, { basePost: '99', name: '海外销售' })
  await signIn('admin')
  await page.goto('/user/list')
  await expect(row(page, 'owner2')).toContainText('昆山澄远')
  await page.getByRole('combobox', { name: '商家' }).fill('澄远')
  await page.getByRole('option').filter({ hasText: '昆山澄远' }).click()
  await expect(page).toHaveURL(/merchantId=\d+/)
  await expect(row(page, '宜兴明泽')).toHaveCount(0)
  await expect(row(page, 'owner2')).toBeVisible()
  await page.getByRole('button', { name: '重置' }).click()
  await expect(row(page, '宜兴明泽').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '添加子账号' })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  // text typed a moment ago does not move the row below the pointer
  await page.getByLabel('姓名、账号、手机号').fill('owner2')
  await row(page, '宜兴明泽').first().getByRole('button', { name: /^查看/ }).click({ delay: 600 })
  await expect(page.getByRole('dialog').getByText('宜兴明泽')).toBeVisible()
  await expect(page).toHaveURL(/keyword=owner2/)
  await page.goto('/user/postManage')
  await expect(row(page, '企业负责人').first()).toBeVisible()
  await expect(page.getByText('海外销售')).toHaveCount(0)
})
