import { hash } from 'node:crypto'
import { seriousFaults } from './accessibility.ts'
import { qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader, signInLock, tokenCookie } from '@bdr/contract/session/model'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { codeSentTo, addPerson, makeAccount } from './people.ts'

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
const password = (page: Page) => page.getByLabel('密码', { exact: true })
const principal = (page: Page) => page.getByLabel('账号或手机号')
const hasToken = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === tokenCookie)

async function signInAs(page: Page, person: { account: string; password: string }): Promise<void> {
  await principal(page).fill(person.account)
  await password(page).fill(person.password)
  await submit(page).click()
}

for (const press of ['Enter', 'the button'])
  test(`${press} is not lost before the script of the form has loaded`, async ({ page }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/login?redirect=/orderPart/list')
    await principal(page).fill('owner')
    await password(page).fill('Bdr@2026')
    await expect(submit(page)).toBeDisabled()
    if (press === 'Enter') await password(page).press('Enter')
    else await submit(page).click({ force: true })
    arrive()
    await expect(page.getByRole('heading', { name: '订单管理' })).toBeVisible()
  })

test('a script that fails to load is reported, and can be loaded again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('页面没有加载完整')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: '重新加载' }).click()
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText('页面没有加载完整')).toBeHidden()
})

test('the form works with password managers, warns about caps lock and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(principal(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await submit(page).click()
  await expect(page.getByText('请输入账号或手机号')).toBeVisible()
  await expect(principal(page)).toBeFocused()

  await signInAs(page, { account: 'owner', password: 'not it' })
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码不正确' })).toBeVisible()
  await expect(principal(page)).toHaveValue('owner')
  await expect(password(page)).toBeFocused()

  await password(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  )
  await expect(page.getByText('大写锁定已打开')).toBeVisible()
  await page.getByRole('button', { name: '短信登录' }).click()
  await page.getByRole('button', { name: '密码登录' }).click()
  await expect(principal(page)).toHaveValue('owner')
})

test('input typed before the scripts have loaded is kept', async ({ page }) => {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/island-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await principal(page).pressSequentially('own')
  release()
  await expect(submit(page)).toBeEnabled()
  await page.keyboard.type('er')
  await expect(principal(page)).toHaveValue('owner')
})

test('a locked account shows the remaining time, and a new password by SMS unlocks it', async ({
  page,
  callAs,
  request,
  server,
}) => {
  const person = await makeAccount({ callAs, request })
  await page.clock.install()
  await page.goto('/login')
  for (let attempt = 0; attempt <= signInLock.tries; attempt += 1) {
    await signInAs(page, { ...person, password: `wrong ${attempt}` })
    await expect(submit(page)).toBeEnabled()
  }
  const refusal = page.getByRole('alert').filter({ hasText: '密码错误次数过多' })
  await expect(refusal).toContainText('请 15 分钟后再试')
  await page.clock.fastForward(61_000)
  await expect(refusal).toContainText('请 14 分钟后再试')

  await principal(page).fill(person.mobile)
  await page.getByRole('button', { name: '忘记密码' }).click()
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(person.mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(`验证码已发往 ${person.mobile}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()
  const code = await codeSentTo(server, person.mobile)
  const field = page.getByLabel('短信验证码')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('验证码不正确，还可以试 4 次')).toBeVisible()
  await field.fill(code)
  await page.getByRole('button', { name: '下一步' }).click()

  const next = page.getByLabel('新密码', { exact: true })
  await expect(next).toHaveAttribute('autocomplete', 'new-password')
  for (const [weak, why] of [
    ['short1A', '至少 8 个字符'],
    [`${person.mobile}aA`, '不能包含您的账号、手机号或姓名'],
    [person.password, '不能与最近 3 次使用过的密码相同'],
  ] as const) {
    await next.fill(weak)
    await page.getByRole('button', { name: '更新密码' }).click()
    await expect(page.getByText(why, { exact: true })).toBeVisible()
    await expect(next).toHaveValue(weak)
  }
  await next.fill('Brand-New@2027')
  await page.getByRole('button', { name: '更新密码' }).click()
  await expect(page.getByText('密码已更新')).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).click()
  await expect(principal(page)).toHaveValue(person.mobile)
  await password(page).fill('Brand-New@2027')
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a code by SMS signs in', async ({ page, callAs, request, server }) => {
  const person = await makeAccount({ callAs, request })
  await page.goto('/login')
  await page.getByRole('button', { name: '短信登录' }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请输入手机号')).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(person.mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByLabel('短信验证码')).toBeFocused()
  await page.getByLabel('短信验证码').fill(await codeSentTo(server, person.mobile))
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a password that somebody else has set has to be replaced first', async ({ page, callAs }) => {
  const person = await addPerson({ callAs })
  await page.goto('/?redirect=/orderPart/list')
  const panel = page.getByRole('dialog')
  await signInAs(page, person)
  await expect(panel.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  // it was typed a moment ago, so it need not be typed again
  await expect(page.getByLabel('当前密码')).toBeHidden()
  await page.getByLabel('新密码', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page.getByText('不能与最近 3 次使用过的密码相同')).toBeVisible()
  await page.getByLabel('新密码', { exact: true }).fill('Mine-Alone@2026')
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page).toHaveURL(/\/orderPart\/list$/)
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
})

test('leaving that step unanswered shows it again later', async ({ page, callAs }) => {
  const person = await addPerson({ callAs })
  await page.goto('/login')
  await signInAs(page, person)
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible()
  await page.goto('/orderPart/list')
  await expect(page).toHaveURL(/\/initialPassword/)
  await page.getByLabel('当前密码').fill(person.password)
  await page.getByLabel('新密码', { exact: true }).fill('Mine-Alone@2026')
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('scanning', () => {
  async function showPicture(page: Page): Promise<string> {
    await page.goto('/login')
    const answer = page.waitForResponse((response) =>
      response.url().endsWith(qrCode.path.replace('{product}', 'bdr')),
    )
    await page.getByRole('button', { name: '扫码登录' }).click()
    await expect(page.getByAltText('登录二维码')).toBeVisible()
    await expect(page.getByText(/1:\d\d 后失效/)).toBeVisible()
    const secret = (await answer).headers()[loginTicketHeader.toLowerCase()]!
    // the content of the code, which nothing here can decode: it follows from the desktop's secret
    return hash('sha256', `picture:${secret}`, 'base64url')
  }

  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

  test('a signed-in phone agrees, and the desktop is signed in', async ({
    page,
    context,
    browser,
    signIn,
    baseURL,
  }) => {
    await signIn('owner')
    const cookies = await context.cookies()
    await context.clearCookies()
    const ticket = await showPicture(page)

    const onPhone = await browser.newContext({ ...phone, baseURL: baseURL! })
    await onPhone.addCookies(cookies)
    const phonePage = await onPhone.newPage()
    await phonePage.goto(`/auth-redirect?ticket=${ticket}`)
    await expect(phonePage.getByText('沈明泽（owner）')).toBeVisible()
    await expect(phonePage.getByText(/^Chrome/)).toBeVisible()
    await expect(phonePage.getByText(/内网/)).toBeVisible()
    await expect(page.getByText('请在手机上确认登录')).toBeVisible()
    expect(await seriousFaults(phonePage)).toEqual([])

    await phonePage.getByRole('button', { name: '确认登录' }).tap()
    await expect(phonePage).toHaveURL(/\/mobileResult\?result=success$/)
    await expect(phonePage.getByRole('heading', { name: '已确认登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)

    // the code was valid only once
    await phonePage.goto(`/auth-redirect?ticket=${ticket}`)
    await expect(phonePage.getByRole('heading', { name: '二维码已失效' })).toBeVisible()
    await onPhone.close()
  })

  test('a phone without a session signs in first, and refuses', async ({
    page,
    context,
    browser,
    callAs,
    request,
    baseURL,
  }) => {
    const person = await makeAccount({ callAs, request })
    const ticket = await showPicture(page)
    const onPhone = await browser.newContext({ ...phone, baseURL: baseURL! })
    const phonePage = await onPhone.newPage()
    await phonePage.goto(`/auth-redirect?ticket=${ticket}`)
    await expect(phonePage.getByText('请先在这台手机上登录')).toBeVisible()
    await expect(phonePage.getByRole('button', { name: '扫码登录' })).toHaveCount(0)
    await signInAs(phonePage, person)
    await phonePage.getByRole('button', { name: '拒绝' }).tap()
    await expect(phonePage.getByRole('heading', { name: '已拒绝登录' })).toBeVisible()
    await expect(page.getByText('已在手机上拒绝登录')).toBeVisible()
    expect(await hasToken(context)).toBe(false)

    await page.getByRole('button', { name: '刷新二维码' }).click()
    await expect(page.getByText(/1:\d\d 后失效/)).toBeVisible()
    await onPhone.close()
  })

  test('a code that nobody scans expires', async ({ page }) => {
    await page.clock.install()
    await showPicture(page)
    await page.clock.fastForward(121_000)
    await expect(page.getByText('二维码已失效')).toBeVisible()
  })

  test('an address without a ticket shows an error', async ({ page }) => {
    await page.goto('/auth-redirect')
    await expect(page.getByRole('heading', { name: '地址不完整' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('every step of the panel fits and is accessible, in light and dark mode', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/?redirect=/dashboard')
    const look = async (step: string) => {
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        step,
      ).toBeLessThanOrEqual(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const coloursOnly = colorScheme === 'dark'
        const faults = await seriousFaults(page, { within: 'dialog', coloursOnly })
        expect.soft(faults, `${step} ${colorScheme}`).toEqual([])
      }
    }
    await expect(submit(page)).toBeEnabled()
    await submit(page).tap()
    await look('password')
    await page.getByRole('button', { name: '短信登录' }).tap()
    await submit(page).tap()
    await look('sms')
    await page.getByRole('button', { name: '密码登录' }).tap()
    await page.getByRole('button', { name: '忘记密码' }).tap()
    await look('forgotten')
    await page.getByRole('button', { name: '返回登录' }).tap()
    await expect(submit(page)).toBeVisible()
  })
})
