import { tokenCookie } from '@bdr/contract/session/model'
import type { Browser, Page } from '@playwright/test'
import { seriousFaults } from './accessibility.ts'
import { expect, test, tokenOf, type Account } from './journey.ts'
import type { Server } from './server.ts'

/** Another person's browser, beside the journey's own. */
async function pageOf(browser: Browser, page: Page, server: Server, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })
  const value = await tokenOf(page.request, server, account)
  await context.addCookies([{ name: tokenCookie, value, url: server.url, sameSite: 'Lax' }])
  return context.newPage()
}

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('an operator’s announcement appears on its recipients’ first page, and they read it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const owner = await pageOf(browser, page, server, 'owner')
  await owner.goto('/dashboard')
  const notices = panel(owner, '平台公告')
  await expect(notices.getByRole('link').first()).toBeVisible()

  const title = '元旦前后仓库值班安排'
  await signIn('admin')
  await page.goto('/platform/announcements')
  await page.getByRole('link', { name: '写公告' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveAccessibleDescription(/必填/)
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByRole('textbox', { name: '正文' }).fill('12 月 31 日照常收货，1 月 1 日休息。')
  await page.getByRole('toolbar').getByRole('button', { name: '图片' }).click()
  const picture = page.getByRole('group', { name: '图片' })
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: '值班表.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await picture.getByRole('textbox', { name: '替代文字' }).fill('仓库值班表')
  await expect(page.getByRole('button', { name: '保存草稿' })).toBeDisabled()
  await picture.getByRole('button', { name: '插入' }).click()
  await page.getByLabel('指定商家').check()
  const merchants = page.getByRole('combobox', { name: /商家/ })
  await merchants.click()
  await merchants.pressSequentially('M1001')
  // the list is narrowed with each letter: a press on what is about to move would land beside it
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /宜兴明泽/ }).click()
  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('3 人')
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('0 / 3 人已读')).toBeVisible()

  // by push: the open page shows it without a reload
  const notice = notices.getByRole('link', { name: new RegExp(title) })
  await expect(notice).toHaveAccessibleName(/^未读/)
  await notice.click()
  await expect(owner.getByText('12 月 31 日照常收货')).toBeVisible()
  const shown = owner.getByRole('img', { name: '仓库值班表' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await owner.getByRole('link', { name: '首页' }).first().click()
  await expect(
    panel(owner, '平台公告').getByRole('link', { name: new RegExp(title) }),
  ).not.toHaveAccessibleName(/^未读/)
  await page.reload()
  await expect(page.getByText('1 / 3 人已读')).toBeVisible()

  const other = await pageOf(browser, page, server, 'owner2')
  await other.goto('/dashboard')
  await expect(panel(other, '平台公告').getByRole('link').first()).toBeVisible()
  await expect(other.getByText(title)).toHaveCount(0)
  // found by its text and by its recipients
  for (const [finder, count] of [
    [owner, 1],
    [other, 0],
  ] as const) {
    await finder.keyboard.press('Control+k')
    await finder.getByRole('combobox', { name: '搜索' }).fill('仓库值班')
    const found = finder.getByRole('dialog', { name: '搜索' })
    if (count === 0) await expect(found).toContainText('没有找到')
    else await expect(found.getByRole('option')).toHaveCount(count)
  }
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { name: title })).toBeVisible()
  await owner.context().close()
  await other.context().close()
})

for (const account of ['owner', 'admin', 'driver'] as const)
  test(`every number on the first page of ${account} is the number of its list`, async ({ page, signIn }) => {
    await signIn(account)
    await page.goto('/dashboard')
    const tiles = panel(page, '数据一览')
      .getByRole('link')
      .filter({ hasText: /\d (单|张|项)$|\d(单|张|项)$/ })
    await expect(tiles.first()).toBeVisible()
    const found = await tiles.evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href')!,
        count: /(\d+)\s*(单|张|项)$/.exec(link.textContent)![1]!,
      })),
    )
    for (const { href, count } of found) {
      await page.goto(href)
      if (count === '0') await expect(page.getByText(/^共 [1-9]/)).toHaveCount(0)
      else await expect(page.getByText(`共 ${count} 条`, { exact: true }), href).toBeVisible()
    }
  })

test('the first page leads a driver on a phone to the next step, and is accessible in light and dark mode', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('driver')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/dashboard')
    await expect(panel(page, '我的送货').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText('询价趋势')).toHaveCount(0)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    expect(await seriousFaults(page)).toEqual([])
  }
})

test('the trend is read by keyboard, as a table, and for a chosen range', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/dashboard')
  const trend = panel(page, '询价趋势').first()
  const chart = trend.getByRole('slider')
  await chart.focus()
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /^\d{4}-\d{2}-\d{2}，\d+ 条，其中邀请我司 \d+ 条、已报 \d+ 条$/,
  )
  const last = await chart.getAttribute('aria-valuetext')
  await chart.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', last!)
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', last!)
  await trend.getByRole('button', { name: '近 7 天' }).click()
  await expect(chart).toHaveAttribute('aria-valuemax', '6')
  await trend.getByRole('button', { name: '表格' }).click()
  await expect(trend.getByRole('row')).toHaveCount(8)
  await trend.getByRole('button', { name: '自选' }).click()
  await trend.getByRole('textbox', { name: '开始日期' }).fill('2020-01-01')
  await trend.getByRole('textbox', { name: '开始日期' }).press('Enter')
  await expect(trend.getByRole('alert')).toContainText('最多 180 天')
  expect(await seriousFaults(page)).toEqual([])
})

test('the first page and the list of sub-accounts are walked by single keys, which ? lists', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/dashboard')
  const steps = panel(page, '等您处理').getByRole('listitem').getByRole('link')
  await expect(steps.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(steps.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(steps.nth(1)).toBeFocused()
  for (const path of ['/dashboard', '/user/list']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '快捷键 ?' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('下一行')
    await page.keyboard.press('Escape')
  }
})

test('the agenda is listed and labelled by lateness', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/dashboard')
  const late = panel(page, '等您处理').getByText(/^逾期 \d+ 天$/)
  await expect(late.first()).toBeVisible()
  const days = (await late.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]))
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})
