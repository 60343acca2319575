import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ sharesServer: true })

const pixelsOf = (place: Locator, property: 'font-size' | 'height') =>
  place.evaluate(
    (element, name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
    property,
  )

test('the back office grows with windows above 1920 pixels, up to twice its size', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  const places = [
    page.getByRole('main').getByRole('cell').first(),
    page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('textbox').first(),
  ]
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: (width * 9) / 16 })
    await expect(places[0]!).toBeVisible()
    return Promise.all([
      ...places.map((place) => pixelsOf(place, 'font-size')),
      pixelsOf(page.getByRole('main').getByRole('row').nth(1), 'height'),
      pixelsOf(page.getByRole('banner'), 'height'),
    ])
  }
  const usual = await measure(1920)
  expect(usual[0]).toBe(14)
  expect((await measure(1440)).slice(0, 4)).toEqual(usual.slice(0, 4))
  for (const [width, factor] of [
    [2880, 1.5],
    [3840, 2],
    [5120, 2],
  ] as const) {
    const large = await measure(width)
    // lines keep their width
    large.forEach((pixels, index) => expect(Math.abs(pixels - usual[index]! * factor)).toBeLessThan(2.5))
  }
})

test('the public pages without the menu grow in the same way', async ({ page }) => {
  for (const path of ['/login', '/settleApply', '/404', '/newsCenter']) {
    const measure = async (width: number) => {
      await page.setViewportSize({ width, height: (width * 9) / 16 })
      await page.goto(path)
      return Promise.all([
        pixelsOf(page.getByRole('heading', { level: 1 }), 'font-size'),
        pixelsOf(page.getByRole('main').locator('input:visible, a:visible').first(), 'height'),
      ])
    }
    const usual = await measure(1920)
    const large = await measure(3840)
    large.forEach((pixels, index) => expect(Math.abs(pixels - usual[index]! * 2), path).toBeLessThan(2.5))
  }
})
