import { expect, pageHead, row, test } from './journey.ts'

test('an operator changes the attributes of a category; stored products keep their values', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/platform/categories')
  await page.getByRole('searchbox', { name: '查找类目' }).fill('楔式闸阀')
  await page.getByRole('link', { name: /^楔式闸阀的商品属性/ }).click()
  await expect(pageHead(page)).toContainText('楔式闸阀的商品属性')
  await page.getByRole('button', { name: '新增属性' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('属性名称').fill('阀杆材质')
  await dialog.getByRole('textbox', { name: '可选值' }).fill('2Cr13')
  await dialog.getByRole('button', { name: '新增' }).click()
  await expect(dialog.getByText('请至少填写两个可选值')).toBeVisible()
  await dialog.getByRole('textbox', { name: '可选值' }).fill('2Cr13\n17-4PH')
  await dialog.getByRole('button', { name: '新增' }).click()
  await expect(row(page, '阀杆材质')).toContainText('2Cr13、17-4PH')

  // a value that a product has is no longer offered
  await page
    .getByRole('region', { name: '上级类目的属性' })
    .getByRole('button', { name: '另行规定：密封面' })
    .click()
  await dialog.getByRole('textbox', { name: '可选值' }).fill('PTFE\n氟橡胶')
  await dialog.getByRole('button', { name: '新增' }).click()
  await expect(
    page.getByRole('region', { name: '本类目的属性' }).getByRole('row', { name: /密封面/ }),
  ).toBeVisible()

  await signIn('owner')
  await page.goto('/product/list')
  await page.getByRole('main').getByRole('link', { name: '楔式闸阀 Z41H-16C' }).click()
  await expect(page.getByText(/已不符合现在的要求.*密封面/)).toBeVisible()
  await expect(page.getByRole('region', { name: '商品属性' })).toContainText('硬质合金')
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByRole('combobox', { name: /阀杆材质/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '密封面' })).toContainText('硬质合金（已不可选）')
})

test('a supplier applies for a brand while typing, an operator decides, and the supplier is notified', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/product/list?status=draft')
  await page.getByRole('main').getByRole('link', { name: '六角头螺栓' }).click()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  for (const name of ['恒固（示例）', '恒固二号（示例）']) {
    await page.getByRole('button', { name: '申请新品牌' }).click()
    await page.getByRole('dialog').getByLabel('品牌名称').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('待平台审核')).toBeVisible()
  }

  await signIn('admin')
  await page.goto('/platform/categories/brands?status=applied')
  await page.getByRole('button', { name: '通过：恒固（示例）' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(row(page, '恒固（示例）')).toBeHidden()
  await page.getByRole('button', { name: '驳回：恒固二号（示例）' }).click()
  await page.getByRole('dialog').getByLabel('原因').fill('已有同名品牌，请直接选用')
  await page.getByRole('dialog').getByRole('button', { name: '驳回' }).click()
  await page.goto('/platform/categories/brands?status=refused')
  await expect(row(page, '恒固二号（示例）')).toContainText('已有同名品牌，请直接选用')

  await signIn('owner')
  await page.goto('/product/list')
  await page.getByRole('button', { name: /通知/ }).first().click()
  await page.getByRole('tab', { name: /商机/ }).click()
  await expect(page.getByText('您申请的品牌“恒固（示例）”已通过')).toBeVisible()
  await expect(page.getByText('您申请的品牌“恒固二号（示例）”没有通过')).toBeVisible()
})

test('units are added and retired', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/platform/categories/units')
  await page.getByRole('button', { name: '新增单位' }).click()
  await page.getByRole('dialog').getByLabel('单位').fill('榀')
  await page.getByRole('dialog').getByRole('button', { name: '新增' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('searchbox', { name: '查找单位' }).fill('榀')
  await page.getByRole('switch', { name: '启用 榀' }).click()
  await expect(page.getByText('已停用单位榀，已有商品不变')).toBeVisible()
})

test('products are narrowed by a tree of categories', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/list')
  await page.getByRole('button', { name: '类目：全部类目' }).click()
  const tree = page.getByRole('treegrid', { name: '类目' })
  await expect(tree.getByRole('row', { name: '紧固件' })).toBeVisible()
  await page.getByRole('searchbox', { name: '查找类目' }).fill('闸阀')
  await expect(tree.getByRole('row', { name: '紧固件' })).toBeHidden()
  // a wider category includes everything below it
  await tree.getByRole('row', { name: '阀门', exact: true }).click()
  await expect(page.getByRole('button', { name: '类目：阀门' })).toBeVisible()
  await expect(page.getByText('共 7 条')).toBeVisible()
})

test('products of a category are narrowed by their attributes', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/list')
  await expect(page.getByRole('button', { name: '全部属性' })).toBeHidden()
  await page.getByRole('button', { name: '类目：全部类目' }).click()
  await page.getByRole('searchbox', { name: '查找类目' }).fill('阀门')
  await page.getByRole('treegrid', { name: '类目' }).getByRole('row', { name: '阀门', exact: true }).click()
  await expect(page.getByText('共 7 条')).toBeVisible()

  const filter = page.getByRole('button', { name: /属性/ })
  await filter.click()
  const panel = page.getByRole('dialog', { name: '属性筛选' })
  const least = panel.getByRole('textbox', { name: /^最高使用温度.*最小值/ })
  const most = panel.getByRole('textbox', { name: /^最高使用温度.*最大值/ })
  await least.fill('400')
  await most.fill('-100')
  await most.press('Enter')
  await expect(panel.getByText('最小值大于最大值')).toBeVisible()
  await expect(most).toBeFocused()
  await most.fill('六百')
  await expect(panel.getByText('请输入数字')).toBeVisible()
  await most.fill('600')
  await most.press('Enter')
  await expect(filter).toHaveText('属性：1 项')
  await expect(page.getByText('共 2 条')).toBeVisible()

  // a temperature may be negative, typed with any minus sign, and the filter uses what the field shows
  await filter.click()
  await least.fill('−40.5')
  await most.fill('＋３５０．')
  await panel.getByRole('button', { name: '筛选', exact: true }).click()
  await expect(page).toHaveURL(/temperature-max\.from%3D-40\.5%26temperature-max\.to%3D350(&|$)/)
  await expect(page.getByText('共 2 条')).toBeVisible()
  await filter.click()
  await expect(least).toHaveValue('-40.5')
  await least.fill('')
  await most.fill('-1')
  await most.press('Enter')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await filter.click()
  await least.fill('400')
  await most.fill('600')
  await most.press('Enter')
  await expect(page.getByText('共 2 条')).toBeVisible()

  // the address contains it, and another category has attributes of its own
  await page.reload()
  await expect(filter).toHaveText('属性：1 项')
  await page.getByRole('button', { name: '类目：阀门' }).click()
  await page.getByRole('button', { name: '全部类目', exact: true }).click()
  await expect(page.getByText('共 2 条')).toBeHidden()
  await expect(filter).toBeHidden()

  await page.getByRole('button', { name: '类目：全部类目' }).click()
  await page.getByRole('searchbox', { name: '查找类目' }).fill('楔式')
  await page.getByRole('treegrid', { name: '类目' }).getByRole('row', { name: '楔式闸阀' }).click()
  await expect(page.getByText('共 2 条')).toBeVisible()
  await filter.click()
  await panel.getByRole('checkbox', { name: 'PN25', exact: true }).check()
  await panel.getByRole('button', { name: '筛选', exact: true }).click()
  await expect(page.getByText('共 1 条')).toBeVisible()
})

test('an operator moves a category among its neighbours and retires it from the menu of its row', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/platform/categories')
  const names = page.getByRole('table', { name: '类目管理' }).getByRole('rowheader')
  await expect(names.nth(1)).toBeVisible()
  const [first, second] = await names.allInnerTexts()
  const openMenu = async (name: string) => {
    await page.getByRole('button', { name: `更多：${name}` }).click()
    return page.getByRole('menu', { name: `更多：${name}` })
  }
  await expect((await openMenu(first!)).getByRole('menuitem', { name: '上移' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await (await openMenu(first!)).getByRole('menuitem', { name: '下移' }).click()
  await expect(page.getByText(`已移动${first}`)).toBeVisible()
  await expect(names.nth(0)).toHaveText(second!)
  await expect(names.nth(1)).toHaveText(first!)

  await (await openMenu(first!)).getByRole('menuitem', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(row(page, first!)).toContainText('停用')
  await (await openMenu(first!)).getByRole('menuitem', { name: '启用' }).click()
  await expect(page.getByText(`已启用${first}`)).toBeVisible()

  await (await openMenu(second!)).getByRole('menuitem', { name: '移动到…' }).click()
  // the dialog begins with the choice of a place, whose list opens on request: Esc closes it, then the dialog
  await page.getByRole('dialog').getByRole('combobox', { name: '新的上级类目' }).press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `更多：${second}` })).toBeFocused()
})
