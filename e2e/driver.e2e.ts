import { seriousFaults } from './accessibility.ts'
import { expect, openNote, test } from './journey.ts'

/** A person whose work is driving only, with a phone in one hand. */
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

test('today’s deliveries are first, with links to navigate there', async ({ page, signIn }) => {
  await signIn('driver')
  await page.goto('/dashboard')
  const today = page.getByRole('region', { name: '今天要送' })
  await expect(today.getByText('待发货')).toBeVisible()
  await expect(today.getByRole('link', { name: '电话 周敏' })).toHaveAttribute('href', 'tel:13800138001')
  await expect(today.getByRole('link', { name: /^导航 / })).toHaveAttribute(
    'href',
    /^https:\/\/uri\.amap\.com\/search\?keyword=/,
  )
  expect(await seriousFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

let noteNo = ''

test('departure and arrival need one touch each', async ({ page, signIn }) => {
  await signIn('driver')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: '今天要送' }).getByRole('listitem')
  noteNo = (await card.getByRole('link').first().textContent())!
  await card.getByRole('button', { name: '发货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发货' }).click()
  const onRoad = page.getByRole('region', { name: '在途' }).getByRole('listitem').filter({ hasText: noteNo })
  await expect(onRoad.getByText('运输中')).toBeVisible()
  await onRoad.getByRole('button', { name: '到达' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '到达' }).click()
  await expect(onRoad.getByText(/到达/).first()).toBeVisible()
  await expect(onRoad.getByRole('link', { name: '登记到货' })).toBeVisible()
})

test('the office assigns the note to somebody else', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner')
  await openNote(page, noteNo)
  await expect(page.getByText('到达时间')).toBeVisible()
  await page.getByRole('button', { name: '分配送货人' }).click()
  const dialog = page.getByRole('dialog')
  const people = dialog.getByRole('combobox', { name: '送货人' })
  const other = await people
    .getByRole('option')
    .filter({ hasNotText: /不指定|马建国/ })
    .first()
    .textContent()
  await people.selectOption({ label: other! })
  await dialog.getByRole('button', { name: '分配送货人' }).click()
  await expect(page.getByText('送货人已更新')).toBeVisible()

  await signIn('driver')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: '我的送货' })).toBeVisible()
  await expect(page.getByRole('region', { name: '我的送货' }).getByText(noteNo)).toHaveCount(0)
})
