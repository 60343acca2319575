import type { Page } from '@playwright/test'
import { expect, pageHead, test } from './journey.ts'

const name = '刀型闸阀 PZ73H-10C'
const part = (page: Page, title: string) => page.getByRole('region', { name: title })
const isSaved = (page: Page) => expect(page.getByText('草稿已保存')).toBeVisible()

/** Any picture will do: a screenshot is one. */
async function addPicture(page: Page, file: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await page.getByLabel('添加图片').setInputFiles({ name: file, mimeType: 'image/png', buffer })
  // its name is there during the upload, and pictures are in the order in which they have arrived
  await expect(part(page, '商品图片').getByRole('row').filter({ hasText: file })).toBeVisible()
}

test('nine SKUs fit into a usual window, and their codes are made by a rule', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/create')
  await page.getByLabel('查找类目').fill('刀型')
  await page.getByRole('row', { name: '刀型闸阀' }).click()
  await page.getByRole('button', { name: '下一步，填写商品' }).click()
  const form = page.getByRole('form', { name: '新增商品' })
  await form.getByLabel('型号').fill('PZ73H-10C')
  await form.getByRole('checkbox', { name: '按公称通径 DN分规格' }).check()
  for (const size of ['100', '150', '200'])
    await form.getByRole('checkbox', { name: size, exact: true }).check()
  await form.getByRole('checkbox', { name: '按公称压力 PN分规格' }).check()
  for (const pressure of ['PN6', 'PN10', 'PN16'])
    await form.getByRole('checkbox', { name: pressure, exact: true }).check()
  await form.getByLabel('100 / PN6，商家编码').fill('OWN-1')
  await form.getByRole('button', { name: /按规则生成编码/ }).click()
  await expect(form.getByLabel('100 / PN6，商家编码')).toHaveValue('OWN-1')
  await expect(form.getByLabel('200 / PN16，商家编码')).toHaveValue('PZ73H-10C-200-PN16')
  await form.getByRole('button', { name: /向下填充商家编码/ }).click()
  await expect(form.getByLabel('200 / PN16，商家编码')).toHaveValue('OWN-9')
  const table = form.getByRole('table').filter({ has: page.getByLabel('100 / PN6，商家编码') })
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { overflow, tallest } = await table.evaluate((element) => ({
      overflow: element.parentElement!.scrollWidth - element.parentElement!.clientWidth,
      tallest: Math.max(
        ...[...element.querySelectorAll('tbody tr')].map((one) => one.getBoundingClientRect().height),
      ),
    }))
    expect(overflow, `${width}`).toBe(0)
    expect(tallest, `${width}`).toBeLessThanOrEqual(41)
  }
})

test('a product is typed into a draft on the server, checked and submitted', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/create')
  await page.getByLabel('查找类目').fill('刀型')
  await page.getByRole('row', { name: '刀型闸阀' }).click()
  await expect(page.getByText('阀门 / 闸阀 / 刀型闸阀')).toBeVisible()
  await page.getByRole('button', { name: '下一步，填写商品' }).click()

  const form = page.getByRole('form', { name: '新增商品' })
  // filling in a product is another page than the choice of its category
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText(/^编辑商品/)
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('商品管理编辑商品')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.locator('[aria-current=page]')).toHaveText('商品管理')
  await form.getByLabel('商品名称').fill(name)
  await form.getByLabel('型号').fill('PZ73H-10C')
  await isSaved(page)

  // a missing value is reported at its field
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/有 \d+ 处需要改正/)).toBeVisible()

  await form.getByRole('combobox', { name: '计量单位' }).fill('台')
  await page.getByRole('option', { name: '台', exact: true }).click()
  await form.getByRole('combobox', { name: '公称压力 PN', exact: true }).selectOption('PN10')
  await form.getByRole('combobox', { name: '阀体材质', exact: true }).selectOption('WCB 碳钢')
  await form.getByRole('combobox', { name: '密封面', exact: true }).selectOption('硬质合金')
  await form.getByRole('combobox', { name: '驱动方式', exact: true }).selectOption('手轮')
  await form.getByRole('combobox', { name: '连接方式', exact: true }).selectOption('对夹')

  // two sizes make two SKUs; the first row's price and stock are filled down
  await form.getByRole('checkbox', { name: '按公称通径 DN分规格' }).check()
  await form.getByRole('checkbox', { name: '100', exact: true }).check()
  await form.getByRole('checkbox', { name: '150', exact: true }).check()
  await form.getByLabel('100，商家编码').fill('E2E-PZ-100')
  await form.getByLabel('150，商家编码').fill('E2E-PZ-150')
  await form.getByLabel('100，含税单价').fill('860')
  await form.getByLabel('100，库存').fill('12')
  await form.getByLabel('100，交货期').fill('10')
  for (const column of ['含税单价', '库存', '交货期'])
    await form.getByRole('button', { name: `用第一行的${column}填满下面各行` }).click()
  await expect(form.getByLabel('150，含税单价')).toHaveValue('860')
  await addPicture(page, 'front.png')
  await addPicture(page, 'side.png')
  const side = await part(page, '商品图片').getByRole('row').nth(1).getAttribute('data-key')
  // an earlier save may still be in flight, or its result still be shown
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/draft') &&
      response.request().postData()?.includes(`"pictures":["${side}"`) === true,
  )
  await form.getByRole('button', { name: '设为主图' }).click()
  await saved
  await isSaved(page)

  // another browser would show it: the draft is on the server
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(form.getByLabel('150，商家编码')).toHaveValue('E2E-PZ-150')
  // pictures are rows that can be dragged once somebody uses the page
  const pictures = part(page, '商品图片')
  await expect(pictures.getByRole('listitem').or(pictures.getByRole('row')).first()).toContainText('side.png')

  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('dialog', { name: '采购方看到的样子' })).toContainText('¥860')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(pageHead(page)).toContainText('待审核')
  await expect(page.getByText('正在等待平台审核')).toBeVisible()
})
