import type { Browser, Page } from '@playwright/test'
import { seriousFaults } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { codeSentTo, newMobile, makeAccount, type Person } from './people.ts'
import { appCode } from './totp.ts'

const url = '/user/userInfo?type=detail'
const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Signs in and opens the person's own account. */
async function enter(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('账号或手机号').fill(person.account)
  await page.getByLabel('密码', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: '个人账号信息' })).toBeVisible()
}

/** The same person on another device. */
async function elsewhere(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await enter(page, person)
  return page
}

test('the user menu leads to the account; name, e-mail and picture can be changed', async ({
  page,
  callAs,
  request,
}) => {
  await enter(page, await makeAccount({ callAs, request }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.locator('[popover]').getByRole('link', { name: '个人账号信息' }).click()
  await expect(page).toHaveURL(new RegExp(`${url.replace('?', String.raw`\?`)}$`))

  await page.getByRole('button', { name: '修改资料' }).click()
  await dialog(page).getByLabel('姓名').fill('赵 7')
  await dialog(page).getByLabel('邮箱').fill('zhao@')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(dialog(page).getByText('姓名中不能有“7”')).toBeVisible()
  await expect(dialog(page).getByText('应为邮箱地址')).toBeVisible()
  await dialog(page).getByLabel('姓名').fill('赵明远')
  await dialog(page).getByLabel('邮箱').fill('zhao@example.com')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect(page.getByRole('button', { name: /赵明远.*账号菜单/ })).toBeVisible()
  await expect(section(page, '基本资料').getByText('zhao@example.com')).toBeVisible()

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const choose = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '上传头像' }).click()
  await (await choose).setFiles({ name: '头像.png', mimeType: 'image/png', buffer: picture })
  await dialog(page).getByRole('button', { name: '使用' }).click()
  await expect(page.getByText('头像已更新')).toBeVisible()
  const shown = section(page, '基本资料').getByAltText('头像')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: /账号菜单/ }).locator('img')).toBeVisible()
  await page.getByRole('button', { name: '移除头像' }).click()
  await expect(page.getByText('头像已移除')).toBeVisible()
})

test('the mobile is changed with codes sent to both mobiles', async ({ page, callAs, request, server }) => {
  const person = await makeAccount({ callAs, request })
  const other = await makeAccount({ callAs, request })
  const mobile = newMobile()
  await enter(page, person)
  await page.getByRole('button', { name: '更换手机号' }).click()
  const code = dialog(page).getByLabel('短信验证码').locator('visible=true')
  const send = dialog(page).getByRole('button', { name: '获取验证码' })
  await send.click()
  await code.fill(await codeSentTo(server, person.mobile))
  await dialog(page).getByRole('button', { name: '下一步' }).click()

  await send.click()
  await expect(dialog(page).getByText('请输入手机号')).toBeVisible()
  await dialog(page).getByLabel('新手机号').fill(other.mobile)
  await send.click()
  await code.fill(await codeSentTo(server, other.mobile))
  await dialog(page).getByRole('button', { name: '更换手机号' }).click()
  await expect(dialog(page).getByText('该手机号已被其他账号使用')).toBeVisible()
  await expect(dialog(page).getByLabel('新手机号')).toHaveValue(other.mobile)

  await dialog(page).getByLabel('新手机号').fill(mobile)
  await send.click()
  await code.fill(await codeSentTo(server, mobile))
  await dialog(page).getByRole('button', { name: '更换手机号' }).click()
  await expect(page.getByText('手机号已更换')).toBeVisible()
  await expect(section(page, '登录与安全').getByText(mobile)).toBeVisible()
})

test('a new password ends the sessions on other devices; a single one of them can be ended, too', async ({
  page,
  callAs,
  request,
  browser,
  baseURL,
}) => {
  const person = await makeAccount({ callAs, request })
  await enter(page, person)
  const second = await elsewhere(browser, baseURL!, person)
  await page.reload()
  const devices = section(page, '登录中的设备')
  // the session that created the person still exists, too
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText('本机')
  await devices.getByRole('button', { name: /^退出 Chrome/ }).click()
  await dialog(page)
    .getByRole('button', { name: /^退\s?出$/ })
    .click()
  await expect(page.getByText('该设备已退出')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  // its push connection is closed, and the page is left without an action
  await expect(second).toHaveURL(/\/\?redirect=/)
  await second.context().close()

  const third = await elsewhere(browser, baseURL!, person)
  await page.getByRole('button', { name: '修改密码' }).click()
  await dialog(page).getByLabel('当前密码').fill('not it')
  await dialog(page).getByLabel('新密码').fill('password')
  await dialog(page).getByRole('button', { name: '修改密码' }).click()
  await expect(dialog(page).getByText(/请混用大写字母/)).toBeVisible()
  await dialog(page).getByLabel('新密码').fill('Another-One@2026')
  await dialog(page).getByRole('button', { name: '修改密码' }).click()
  await expect(dialog(page).getByText('不正确')).toBeVisible()
  await expect(dialog(page).getByLabel('新密码')).toHaveValue('Another-One@2026')
  await dialog(page).getByLabel('当前密码').fill(person.password)
  await dialog(page).getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备已退出')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(third).toHaveURL(/\/\?redirect=/)
  await third.context().close()
  await expect(section(page, '登录记录').getByRole('row').filter({ hasText: '成功' }).first()).toBeVisible()
})

test('a second factor is set up, required, replaced by a recovery code, and turned off', async ({
  page,
  context,
  callAs,
  request,
}) => {
  const person = await makeAccount({ callAs, request }, '98')
  await enter(page, person)
  await page.getByRole('button', { name: '开启', exact: true }).click()
  await dialog(page).getByLabel('登录密码').fill('not it')
  await dialog(page).getByRole('button', { name: '下一步' }).click()
  await expect(dialog(page).getByText('不正确')).toBeVisible()
  await dialog(page).getByLabel('登录密码').fill(person.password)
  await dialog(page).getByRole('button', { name: '下一步' }).click()
  await expect(dialog(page).getByAltText('验证器二维码')).toBeVisible()
  const secret = (await dialog(page).locator('code').textContent())!
  await dialog(page).getByLabel('验证码').fill(appCode(secret, -20))
  await dialog(page).getByRole('button', { name: '开启两步验证' }).click()
  await expect(dialog(page).getByText('验证码不正确，或已使用过')).toBeVisible()
  await dialog(page).getByLabel('验证码').fill(appCode(secret))
  await dialog(page).getByRole('button', { name: '开启两步验证' }).click()

  const shown = dialog(page).getByRole('list', { name: '恢复码' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: '下载为文本文件' }).click()
  expect((await download).suggestedFilename()).toContain(person.account)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: '复制全部' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await dialog(page).getByRole('button', { name: '我已保存' }).click()
  await expect(section(page, '登录与安全').getByText('还有 10 个恢复码可用')).toBeVisible()

  const beginAgain = async () => {
    // a page that is still reading would notice that its session is gone, and go to the sign-in
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('账号或手机号').fill(person.account)
    await page.getByLabel('密码', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
  }
  await beginAgain()
  // the code of this time step was used to set it up
  await page.getByLabel('验证器上的 6 位验证码').fill(appCode(secret, 1))
  await page.getByRole('button', { name: '验证并登录' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await beginAgain()
  await page.getByRole('button', { name: /使用恢复码/ }).click()
  await page.getByLabel('恢复码').fill('AAAAA-AAAAA')
  await page.getByRole('button', { name: '验证并登录' }).click()
  await expect(page.getByText('验证码不正确，或已使用过')).toBeVisible()
  await page.getByLabel('恢复码').fill(codes[0]!.toLowerCase())
  await page.getByRole('button', { name: '验证并登录' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(url)
  await expect(section(page, '登录与安全').getByText('还有 9 个恢复码可用')).toBeVisible()
  await page.getByRole('button', { name: /^关\s?闭$/ }).click()
  await dialog(page).getByLabel('登录密码').fill(person.password)
  await dialog(page).getByLabel('验证码或恢复码').fill(codes[1]!)
  await dialog(page).getByRole('button', { name: '关闭两步验证' }).click()
  await expect(page.getByText('两步验证已关闭')).toBeVisible()
  await expect(section(page, '登录与安全').getByText('未开启')).toBeVisible()
})

test('a person whose post has no second factor is not offered one', async ({ page, callAs, request }) => {
  await enter(page, await makeAccount({ callAs, request }, '100'))
  await expect(section(page, '登录与安全').getByText('手机号', { exact: true })).toBeVisible()
  await expect(page.getByText('两步验证')).toHaveCount(0)
})

test('notices are chosen by type and channel, with quiet hours', async ({ page, callAs, request }) => {
  await enter(page, await makeAccount({ callAs, request }))
  const notices = section(page, '通知方式')
  const save = notices.getByRole('button', { name: '保存通知方式' })
  await expect(save).toBeDisabled()
  await expect(notices.getByLabel('订单通知：邮件')).toBeDisabled()
  await notices.getByLabel('订单通知：短信').check()
  await notices.getByLabel('免打扰时段').check()
  await notices.getByLabel('结束').fill('')
  await save.click()
  await expect(notices.getByText('请填写开始和结束时间')).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click()
  await expect(page.getByRole('dialog', { name: '还有内容没有提交' })).toBeVisible()
  await page.getByRole('button', { name: '留在此页' }).click()
  await notices.getByLabel('结束').fill('06:30')
  await save.click()
  await expect(page.getByText('通知方式已保存')).toBeVisible()
  await page.reload()
  await expect(notices.getByLabel('订单通知：短信')).toBeChecked()
  await expect(notices.getByLabel('开始')).toHaveValue('22:00')
  await expect(notices.getByLabel('结束')).toHaveValue('06:30')
})

test('its dialogs are accessible on screen and phone, in light and dark mode', async ({ page, signIn }) => {
  await signIn('owner')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(url)
    for (const name of ['修改资料', '更换手机号', '修改密码', '开启']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(dialog(page)).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const coloursOnly = colorScheme === 'dark'
        const faults = await seriousFaults(page, { within: 'dialog[open]', coloursOnly })
        expect.soft(faults, `${name} ${colorScheme}`).toEqual([])
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  }
})
