import { expect, test } from './journey.ts'

/** A category is found in the catalogue's tree, which opens when it is asked for and covers nothing before. */
test.use({ sharesServer: true })

test('the subscription opens with nothing over its fields, and takes a branch of the tree', async ({
  page,
  signIn,
}) => {
  await signIn('sales')
  await page.goto('/bussinessOpportunity/list')
  await page.getByRole('button', { name: '订阅设置' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅设置' })
  const field = dialog.getByRole('button', { name: /^类目：/ })
  // whichever field has the focus, all of them can be pressed
  await dialog.getByLabel('关键字').click()
  await dialog.getByLabel('关键字').fill('截止阀')
  await field.press('Enter')
  await page.getByLabel('查找类目').fill('闸阀')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row', { name: '阀门', exact: true })).toBeFocused()
  await page.getByRole('row', { name: '阀门', exact: true }).click()
  await expect(page.getByRole('treegrid')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(dialog.getByText('阀门', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('订阅已保存')).toBeVisible()
})

test('a list is filtered by a category', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/bussinessOpportunity/list')
  await page.getByRole('button', { name: /^物料类目：/ }).click()
  await page.getByLabel('查找类目').fill('截止阀')
  await page.getByRole('treegrid').getByRole('row', { name: '截止阀' }).first().click()
  await expect(page).toHaveURL(/categoryId=/)
  const field = page.getByRole('button', { name: /^物料类目：.*截止阀/ })
  await field.click()
  await page.getByRole('button', { name: '清除物料类目' }).click()
  await expect(page).not.toHaveURL(/categoryId=/)
})

test('tabbing through the form of an inquiry opens nothing', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/platform/inquiryForm')
  const field = page.getByRole('button', { name: /^物料类目：/ })
  await field.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeFocused()
  await expect(page.locator('[data-popover]')).toHaveCount(0)
  await field.press('Enter')
  await page.getByLabel('查找类目').fill('闸阀')
  await page.getByRole('row', { name: '闸阀' }).first().click()
  await expect(page.getByRole('button', { name: /移除类目 .*闸阀/ })).toBeVisible()
})
