import { seriousFaults } from './accessibility.ts'
import type { Page } from '@playwright/test'
import { expect, holdBack, openOrder, test } from './journey.ts'

test.use({ sharesServer: true })

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const tabs = (page: Page) => page.getByRole('navigation', { name: '打开的页面' })

test('the sidebar’s narrow state is kept; on a narrow window it is a drawer', async ({
  page,
  context,
  signIn,
}) => {
  const sidebarCookieValue = async () =>
    (await context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value
  const width = async () => Math.round((await menu(page).locator('xpath=..').boundingBox())!.width)
  await signIn('owner')
  await page.goto('/dashboard')
  expect(await width()).toBe(16.25 * 16)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(width).toBeLessThan(100)
  expect(await sidebarCookieValue()).toBe('0')
  await page.reload()
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect.poll(width).toBe(16.25 * 16)
  expect(await sidebarCookieValue()).toBe('1')

  await page.setViewportSize({ width: 992, height: 800 })
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('dialog', { name: '主菜单' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  expect(await sidebarCookieValue()).toBe('1')
})

test('text grows with windows over 1920 pixels, up to twice its size', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/dashboard')
  for (const [width, size] of [
    [360, '16px'],
    [1920, '16px'],
    [2880, '24px'],
    [3840, '32px'],
    [5120, '32px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await expect.poll(root, `at ${width}`).toBe(size)
  }
})

test('tabs, fixed bar and logo can be switched off permanently in this browser', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  const settings = page.getByRole('dialog', { name: '界面设置' })
  const barTop = async () => {
    await page.evaluate(() => scrollTo(0, 300))
    return Math.round((await page.getByRole('banner').boundingBox())!.y)
  }
  await page.setViewportSize({ width: 1200, height: 500 })
  expect(await barTop()).toBe(0)

  await page.getByRole('button', { name: '界面设置' }).click()
  for (const name of [/显示打开的页面标签/, '滚动时固定顶栏', '侧栏显示标志']) {
    await settings.getByRole('switch', { name }).uncheck()
  }
  await page.keyboard.press('Escape')
  await expect(tabs(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(tabs(page)).toBeHidden()
  expect(await barTop()).toBeLessThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  // without a logo in the sidebar the bar contains it
  await expect(page.getByRole('banner').getByRole('link', { name: '返回首页' })).toBeVisible()

  await page.getByRole('button', { name: '界面设置' }).click()
  await settings.getByRole('button', { name: '全部恢复默认' }).click()
  await page.keyboard.press('Escape')
  await expect(tabs(page)).toBeVisible()
})

test('size, breadcrumb and person are in the bar', async ({ page, signIn }) => {
  await signIn('owner')
  await openOrder(page, 'PO202611117')
  const trail = page.getByRole('navigation', { name: '当前位置' })
  await expect(trail.getByRole('listitem')).toHaveText(['订单', '订单管理', '订单详情'])
  await trail.getByRole('link', { name: '订单管理' }).click()
  // with its last filter
  await expect(page).toHaveURL(/\/orderPart\/list\?keyword=PO202611117$/)

  await page.getByRole('button', { name: '元素大小' }).click()
  await expect(page.getByRole('menuitemradio', { name: '中' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitemradio', { name: '大' }).click()
  const rowHeight = async () => Math.round((await page.getByRole('row').nth(1).boundingBox())!.height)
  await expect.poll(rowHeight).toBe(48)

  await page.getByRole('button', { name: /账号菜单/ }).click()
  for (const text of ['owner', '沈明泽', '宜兴明泽阀门有限公司（示例）'])
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
})

test('full screen works where the browser supports it, otherwise a warning appears', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '全屏' }).click()
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  await page.evaluate(() => (document.documentElement.requestFullscreen = undefined as never))
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(page.getByText('you browser can not work')).toBeVisible()
})

test('search opens with Ctrl K, also from within a field, and finds people', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  const field = page.getByRole('textbox', { name: '查找', exact: true })
  await field.fill('PO/')
  await expect(field).toHaveValue('PO/')
  await field.press('Control+k')
  const search = page.getByRole('combobox', { name: '搜索' })
  await expect(search).toBeFocused()
  await search.fill('没有这样的东西')
  await expect(page.getByText('没有找到“没有这样的东西”')).toBeVisible()
  await search.fill('driver')
  // the person, and the link to the list
  await expect(page.getByRole('dialog', { name: '搜索' }).getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(field).toBeFocused()
})

test('what is typed while the search loads is searched for', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  const sendPanel = await holdBack(page, '**/assets/search-panel*.js')
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: '搜索' })).toBeFocused()
  await page.keyboard.type('driver')
  sendPanel()
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  await expect(page.getByText('没有找到“driverx”')).toBeVisible()
})

test('who goes on elsewhere while the search loads is not called back', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible()
  const sendPanel = await holdBack(page, '**/assets/search-panel*.js')
  const asked = page.waitForRequest('**/assets/search-panel*.js')
  await page.getByRole('button', { name: /^搜索/ }).click()
  const early = page.getByRole('textbox', { name: '搜索' })
  await expect(early).toBeFocused()
  await asked
  const filter = page.getByRole('textbox', { name: '查找', exact: true })
  await filter.click()
  await expect(early).toBeHidden()
  await expect(filter).toBeFocused()
  const sent = page.waitForResponse('**/assets/search-panel*.js')
  sendPanel()
  await sent
  await filter.pressSequentially('PO')
  await expect(page).toHaveURL(/keyword=PO/)
  await expect(filter).toBeFocused()
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeHidden()
})

test('tabs belong to the person who opened them; the others can be closed, and a page can be reloaded', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, 'PO202611117')
  await expect(tabs(page).getByRole('link')).toHaveCount(3)
  await signIn('sales')
  await page.goto('/orderPart/deliveryList')
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '送货单'])

  await page.goto('/orderPart/list')
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '送货单', '订单管理'])
  const act = async (tab: string, action: string) => {
    await tabs(page).getByRole('link', { name: tab }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  const readAgain = page.waitForRequest(/\/merchant\/orders\?/)
  await act('订单管理', '刷新')
  await readAgain
  await act('订单管理', '关闭其他')
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '订单管理'])
  await tabs(page).getByRole('link', { name: '首页' }).press('Delete')
  await expect(tabs(page).getByRole('link')).toHaveText(['首页', '订单管理'])
})

test('everything can be reached by keyboard, with a visible focus', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('button', { name: '界面设置' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
  expect(await outline()).not.toBe('none')
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: '界面设置' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '界面设置' })).toBeFocused()
})

test('the panels are accessible in light and dark mode', async ({ page, signIn }) => {
  await signIn('owner')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/orderPart/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('那扇门打不开')))
  for (const name of ['界面设置', '搜索（快捷键 / 或 Ctrl K）', '错误日志，1 条', /账号菜单/, '元素大小']) {
    const opener = page.getByRole('button', { name })
    await opener.click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const coloursOnly = colorScheme === 'dark'
      expect.soft(await seriousFaults(page, { coloursOnly }), `${name} ${colorScheme}`).toEqual([])
    }
    await page.keyboard.press('Escape')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('menu, notices, settings, search and sign-out fit and work', async ({ page, signIn }) => {
    await signIn('driver')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: '打开菜单' }).tap()
    await menu(page).getByRole('link', { name: '送货单', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '送货单', level: 1 })).toBeVisible()
    await expect(menu(page)).toBeHidden()

    const fits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    const within = async (name: string) => {
      const edges = async () => {
        const { x, width } = (await page.getByRole('dialog', { name }).boundingBox())!
        return x >= 0 && x + width <= 360
      }
      await expect.poll(edges, name).toBe(true)
      await fits()
    }
    await page.getByRole('button', { name: /^消息通知/ }).tap()
    await expect(page.getByRole('tab', { name: /订单/ })).toBeInViewport({ ratio: 1 })
    await within('消息通知')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '界面设置' }).tap()
    await within('界面设置')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /搜索/ }).tap()
    await within('搜索')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /账号菜单/ }).tap()
    await expect(page.getByRole('button', { name: '退出登录' })).toBeInViewport({ ratio: 1 })
    await fits()
  })
})
