import { listOpportunities } from '@bdr/contract/quotations/calls'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What has the focus in a long form is in sight, and the keyboard alone sends it. */

const quotationForm = async (page: Page, path: string) => {
  await page.goto(path)
  return page.getByRole('form', { name: '提交报价' })
}

/** Where the field with the focus ends, with its fault, and where the bar at the bottom begins. */
const places = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="提交报价"]')!.getBoundingClientRect()
    const focused = document.activeElement!
    const { top, bottom } = (focused.closest('li, div') ?? focused).getBoundingClientRect()
    return {
      isInBar: document.querySelector('section[aria-label="提交报价"]')!.contains(focused),
      inForm: focused.closest('form') !== null,
      top: Math.max(top, focused.getBoundingClientRect().top),
      bottom: Math.max(
        focused.getBoundingClientRect().bottom,
        Math.min(bottom, focused.getBoundingClientRect().bottom + 24),
      ),
      bar: bar.top,
    }
  })

test('the first fault has the focus after a reload, too, above the bar', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOpportunities, { state: 'unquoted' })).data
  const path = `/bussinessOpportunity/detail?id=${list[0]!.id}`
  await signIn('owner')
  let form = await quotationForm(page, path)
  await form.getByLabel('第 1 行单价').fill('1000')
  await form.getByLabel('第 1 行供货期').fill('20')
  await form.getByRole('button', { name: /^更多：第 1 行/ }).click()
  await form.getByRole('button', { name: '加一级阶梯价' }).click()
  await form.getByLabel('第 1 行第 1 级数量达到').fill('8')
  await expect(page.getByText(/草稿已保存|已保存/).first()).toBeVisible()
  form = await quotationForm(page, path)
  await form.getByLabel('第 1 行单价').focus()
  await page.getByRole('button', { name: '提交报价', exact: true }).click()
  const price = form.getByLabel('第 1 行第 1 级单价')
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/必填/)
  const { bottom, bar } = await places(page)
  expect(bottom).toBeLessThan(bar)
  // both fields and the button beside them stay on one line
  const middles = await Promise.all(
    [
      form.getByLabel('第 1 行第 1 级数量达到'),
      price,
      form.getByRole('button', { name: /移除第 1 个阶梯价/ }),
    ].map(async (place) => {
      const { y, height } = (await place.boundingBox())!
      return y + height / 2
    }),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

test('nothing that Tab leads to lies under the bar', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOpportunities, { state: 'unquoted' })).data
  await signIn('owner')
  const form = await quotationForm(page, `/bussinessOpportunity/detail?id=${list[0]!.id}`)
  await page.setViewportSize({ width: 1440, height: 620 })
  await form.getByLabel('第 1 行单价').focus()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const { isInBar, inForm, bottom, bar } = await places(page)
    if (isInBar || !inForm) break
    expect(bottom).toBeLessThanOrEqual(bar)
  }
})

test('Ctrl and Enter send a form from any of its fields', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOpportunities, { state: 'unquoted' })).data
  await signIn('owner')
  const form = await quotationForm(page, `/bussinessOpportunity/detail?id=${list[0]!.id}`)
  await form.getByLabel('第 1 行品牌').press('Control+Enter')
  // it is checked as if its button had been pressed
  await expect(page.getByText(/有 \d+ 处需要改正/)).toBeVisible()
})

test('a low window has neither bar over the form', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOpportunities, { state: 'unquoted' })).data
  await page.setViewportSize({ width: 360, height: 225 })
  await signIn('owner')
  await quotationForm(page, `/bussinessOpportunity/detail?id=${list[0]!.id}`)
  await page.getByRole('button', { name: '提交报价', exact: true }).scrollIntoViewIfNeeded()
  const covering = await page.evaluate(() => {
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, width, height } = element.getBoundingClientRect()
      // the line that shows that something loads covers nothing
      if (element.textContent === '' || height < 4) return false
      return (position === 'fixed' || position === 'sticky') && width > 200 && bottom > 0 && top < innerHeight
    })
    return sticking.map(({ className }) => className)
  })
  expect(covering).toEqual([])
})
