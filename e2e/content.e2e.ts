import { listContents, readContent, saveContent } from '@bdr/contract/content/calls'
import type { ContentDetail } from '@bdr/contract/content/replies'
import type { Browser, Page } from '@playwright/test'
import { expect, pageHead, row, test, type Tools } from './journey.ts'

/** A visitor from a search engine with script switched off. */
async function visitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, locale: 'zh-CN' })
  return context.newPage()
}

const body = (page: Page) => page.getByRole('textbox', { name: '正文' })
const bar = (page: Page) => page.getByRole('region', { name: '保存' })
const addressOf = (page: Page) => new URL(page.url()).searchParams.get('id')!

async function firstOf(
  callAs: Tools['callAs'],
  kind: 'article' | 'technique' | 'entry',
): Promise<ContentDetail> {
  const { data } = await callAs('admin', listContents, { kind, status: 'published', pageSize: 1 })
  return (await callAs('admin', readContent, { id: data.list[0]!.id })).data
}

test('an article is written, previewed, published, read without script, and withdrawn', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/platform/articles')
  await page.getByRole('link', { name: '新建文章' }).click()
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(bar(page)).toContainText('处需要改正')
  await expect(page.getByRole('textbox', { name: '标题' })).toBeFocused()

  await page.getByRole('textbox', { name: '标题' }).fill('滤袋寿命怎么看（示例）')
  await page.getByRole('combobox', { name: '栏目' }).selectOption('物料知识')
  await page.getByRole('textbox', { name: '摘要' }).fill('压差、清灰周期与透气率一起看。')
  await body(page).click()
  await page.keyboard.type('先看压差')
  await page.getByRole('button', { name: '大标题' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('同一负荷下比较。')
  await expect(page.getByRole('textbox', { name: '网址名' })).toHaveValue('ldsmzmk-sl')

  // saving waits for a cover that is being uploaded: otherwise the article would lack it
  const arrives = Promise.withResolvers<void>()
  await page.route('**/file/upload*', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page
    .getByLabel('封面：选择文件')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByRole('dialog').getByRole('button', { name: '使用' }).click()
  await expect(bar(page)).toContainText('封面还在上传')
  await expect(bar(page).getByRole('button', { name: '保存并预览' })).toBeDisabled()
  arrives.resolve()

  // a picture is pasted and inserted into the text with its alternative text
  await pasteFile(page, await page.screenshot())
  const picture = page.getByRole('group', { name: '图片' })
  await expect(picture).toContainText('pasted.png')
  await expect(bar(page)).toContainText('有图片还没有放进正文')
  await picture.getByRole('button', { name: '插入' }).click()
  await expect(picture).toContainText('请填写替代文字')
  await picture.getByRole('textbox', { name: '替代文字' }).fill('压差曲线')
  await picture.getByRole('textbox', { name: '图注' }).fill('图 1：清灰前后')
  await page.keyboard.press('Enter')
  await page.keyboard.type('图后接着写。')

  const opened = page.waitForEvent('popup')
  await bar(page).getByRole('button', { name: '保存并预览' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: '滤袋寿命怎么看（示例）' })).toBeVisible()
  await expect(preview.getByRole('article').locator('img')).toHaveCount(2)
  await expect(preview.getByRole('figure', { name: '图 1：清灰前后' })).toBeVisible()
  await preview.close()
  await expect(pageHead(page)).toContainText('草稿')
  const address = `/newsDetail?id=${addressOf(page)}`
  const reader = await visitor(browser, server.url)
  expect((await reader.goto(address))!.status()).toBe(404)

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(pageHead(page)).toContainText('已发布')
  expect((await reader.goto(address))!.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 2, name: '先看压差' })).toBeVisible()
  const shown = reader.getByRole('img', { name: '压差曲线' })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toHaveJSProperty('naturalWidth', 1440)
  await reader.goto('/newsCenter?column=knowledge')
  await expect(reader.getByRole('link', { name: /滤袋寿命怎么看/ }).first()).toBeVisible()

  // later changes stay invisible until they are published, too
  await page.getByRole('textbox', { name: '摘要' }).fill('压差与清灰周期一起看。')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(pageHead(page)).toContainText('有未发布的修改')
  await reader.goto(address)
  await expect(reader.getByText('压差、清灰周期与透气率一起看。').first()).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await expect(pageHead(page)).not.toContainText('有未发布的修改')
  await reader.goto(address)
  await expect(reader.getByText('压差与清灰周期一起看。').first()).toBeVisible()

  await page.getByRole('button', { name: '撤下' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(dialog).toContainText('请填写撤下原因')
  await dialog.getByRole('textbox', { name: '撤下原因' }).fill('数据待核实')
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(pageHead(page)).toContainText('已撤下')
  expect((await reader.goto(address))!.status()).toBe(410)
  await reader.context().close()
})

test('typed input survives a reload, and somebody else’s save is shown', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  const technique = await firstOf(callAs, 'technique')
  await page.goto(`/platform/techniques/edit?id=${technique.id}`)
  await page.getByRole('textbox', { name: '做法' }).fill('换大游隙轴承，改脂润滑（改）。')
  await expect(bar(page)).toContainText('未保存的修改：做法')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText('已恢复这台设备上没有保存的修改')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '做法' })).toHaveValue('换大游隙轴承，改脂润滑（改）。')

  const fields = { ...technique.fields, summary: '同事改的摘要。' }
  await callAs('admin', saveContent, { id: technique.id, version: technique.version, fields })
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(bar(page)).toContainText('内容已被他人保存过新的版本')
  await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue('同事改的摘要。')
  await bar(page).getByRole('button', { name: '知道了，继续编辑' }).click()
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(bar(page)).toBeHidden()
  const { data } = await callAs('admin', readContent, { id: technique.id })
  expect(data.fields).toMatchObject({ summary: '同事改的摘要。', approach: '换大游隙轴承，改脂润滑（改）。' })
})

test('leaving with typed input asks first', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  const article = await firstOf(callAs, 'article')
  await page.goto(`/platform/articles/edit?id=${article.id}`)
  await page.getByRole('textbox', { name: '摘要' }).fill('不要的')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  // the last groups of a long menu begin folded
  await menu.getByRole('button', { name: '官网内容' }).click()
  await menu.getByRole('link', { name: '技改方案' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '留在此页' }).click()
  await bar(page).getByRole('button', { name: '放弃修改' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click()
  await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue(article.fields.summary)
  await expect(bar(page)).toBeHidden()
})

test('an entry is compared with a former version, which is restored', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  const entry = await firstOf(callAs, 'entry')
  await page.goto(`/platform/encyclopedia/edit?id=${entry.id}`)
  await expect(page.getByRole('textbox', { name: '网址名' })).toBeDisabled()
  await page.getByRole('textbox', { name: '摘要' }).fill('第二稿的摘要。')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '第 1 稿与当前对比' }).click()
  const comparison = page.getByRole('dialog', { name: '第 1 稿与当前内容的差别' })
  await expect(comparison.getByRole('deletion')).toHaveText(entry.fields.summary)
  await expect(comparison.getByRole('insertion')).toHaveText('第二稿的摘要。')
  // only the summary was changed: the editor left the text unchanged
  await expect(comparison.getByRole('heading', { level: 3 })).toHaveText(['摘要'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '恢复第 1 稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue(entry.fields.summary)
})

test('text is formatted from the keyboard, tables stay tables, and Word’s markup is removed', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('admin')
  await page.goto('/platform/encyclopedia/edit')
  await page.getByRole('textbox', { name: '标题' }).fill('缠绕垫（示例）')
  await page.getByRole('textbox', { name: '英文名' }).fill('example wound gasket')
  await page.getByRole('combobox', { name: '类别' }).selectOption('密封')
  await expect(page.getByRole('combobox', { name: '首字母' })).toHaveValue('C')
  await expect(page.getByRole('textbox', { name: '网址名' })).toHaveValue('example-wound-gasket')
  await page.getByRole('textbox', { name: '摘要' }).fill('金属带与填料绕成的垫片。')

  await body(page).click()
  await page.keyboard.type('结构')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: '段落' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(body(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await pasteHtml(page, wordHtml)
  await expect(body(page).getByRole('listitem')).toHaveText(['第一步', '第二步'])
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: '插入表格' }).click()
  await expect(page.getByRole('button', { name: '删除列' })).toBeVisible()
  for (const text of ['型号', '温度']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: '删除列' }).click()
  await expect(body(page)).toBeFocused()

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+End')
  await page.getByRole('button', { name: '链接', exact: true }).click()
  await page.getByRole('textbox', { name: '链接地址' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('应以 / 或 https:// 开头')).toBeVisible()
  await page.getByRole('textbox', { name: '链接地址' }).fill('/goodsStand')
  await page.keyboard.press('Enter')

  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(pageHead(page)).toContainText('草稿')
  const { data } = await callAs('admin', readContent, { id: addressOf(page) })
  expect(data.fields.body).toBe(
    '<h2><a href="/goodsStand">结构</a></h2><p>来自 <strong>Word</strong></p><ol><li>第一步</li><li>第二步</li></ol>' +
      '<table><thead><tr><th scope="col">型号</th><th scope="col">温度</th></tr></thead>' +
      '<tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  )
})

const wordHtml = `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body><!--StartFragment-->
<p class="MsoNormal" style="mso-pagination:none"><span lang="EN-US" style="font-family:宋体">来自 </span><b><span>Word</span></b><o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.<span>&nbsp; </span></span><![endif]>第一步</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">2.<span>&nbsp; </span></span><![endif]>第二步</p>
<!--EndFragment--></body></html>`

const pasteHtml = (page: Page, html: string) =>
  body(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const pasteFile = (page: Page, png: Buffer) =>
  body(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, png.toString('base64'))

test('a publication is scheduled in China’s time, and withdrawn', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  const article = await firstOf(callAs, 'article')
  await page.goto('/platform/articles/edit')
  await page.getByRole('textbox', { name: '标题' }).fill('定时的文章（示例）')
  await page.getByRole('combobox', { name: '栏目' }).selectOption('公司动态')
  await page.getByRole('textbox', { name: '摘要' }).fill('到时发布。')
  await body(page).click()
  await page.keyboard.type('正文。')
  await page.getByRole('textbox', { name: '网址名' }).fill(article.slug)
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('这个网址名已被使用')).toBeVisible()
  await page.getByRole('textbox', { name: '网址名' }).fill('timed-article')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()

  await page.getByRole('button', { name: '定时发布' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '发布日期' }).fill('2020-01-01')
  await dialog.getByRole('textbox', { name: '发布时刻' }).fill('800')
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(dialog).toContainText('发布时间应在现在之后')
  await dialog.getByRole('textbox', { name: '发布日期' }).fill('2099-01-01')
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(pageHead(page)).toContainText('定于 2099-01-01 08:00 发布')
  const { data } = await callAs('admin', readContent, { id: addressOf(page) })
  expect(data.publishAt).toBe('2099-01-01T00:00:00.000Z')
  await page.getByRole('button', { name: '取消定时' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消定时' }).click()
  await expect(pageHead(page)).toContainText('草稿')
})

test('a consultation sent without script is confirmed, found and answered', async ({
  page,
  browser,
  server,
  signIn,
  callAs,
}) => {
  const technique = await firstOf(callAs, 'technique')
  const reader = await visitor(browser, server.url)
  await reader.goto(`/techTransformDetail?id=${technique.id}`)
  await reader.getByLabel('姓名').fill('钱工')
  await reader.getByLabel('手机号').fill('13900139000')
  await reader.getByLabel('现场情况').fill('引风机轴承温度偏高，想了解改造周期。')
  await reader.getByRole('button', { name: '提交咨询' }).click()
  await expect(reader).toHaveURL(/sent/)
  await reader.context().close()

  await signIn('admin')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /通知/ }).click()
  await page.getByRole('tab', { name: /商机/ }).click()
  await page.getByText('钱工').first().click()
  await expect(pageHead(page)).toContainText('钱工的咨询')
  await expect(page.getByText('引风机轴承温度偏高，想了解改造周期。')).toBeVisible()

  await page.getByRole('button', { name: '登记联系' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '处理说明' }).fill('已电话沟通，下周到厂。')
  await page.getByRole('dialog').getByRole('button', { name: '登记' }).click()
  await expect(pageHead(page)).toContainText('已联系')
  await expect(page.getByText('处理说明：已电话沟通，下周到厂。')).toBeVisible()
  await page.goto('/platform/consultations?status=contacted')
  await expect(row(page, '钱工')).toContainText('13900139000')

  await page.goto('/user/auditLog?action=consultation.')
  await expect(row(page, '登记咨询联系')).toContainText('钱工')
  await expect(row(page, '访客提交咨询').first()).toContainText('Chrome')
  await page.getByRole('combobox', { name: '商家' }).fill('昆山')
  await page.getByRole('option').filter({ hasText: '昆山' }).click()
  await expect(page).toHaveURL(/merchantId=\d+/)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('owners read their own company’s log, by action, person and day', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/user/auditLog')
  await expect(page.getByRole('combobox', { name: '操作' })).not.toContainText('官网内容')
  await page.getByRole('combobox', { name: '操作' }).selectOption('登录与密码（全部）')
  await expect(page).toHaveURL(/action=session\./)
  await expect(row(page, '登录').first()).toBeVisible()
  await page.getByRole('button', { name: /^只看/ }).first().click()
  await expect(page).toHaveURL(/personId=\d+/)
  await page.getByRole('button', { name: '看所有人' }).click()
  await expect(page).not.toHaveURL(/personId/)
  await page.getByRole('textbox', { name: '日期起' }).fill('2099-01-01')
  await page.getByRole('textbox', { name: '日期起' }).press('Enter')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('a company fact is entered once and shown everywhere at once', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const site = await visitor(browser, server.url)
  await site.goto('/aboutBdr')
  const hours = site.getByRole('row', { name: /^服务时间/ })
  await expect(hours).toContainText('（示例）')
  await expect(site.getByRole('row', { name: /^联系电话/ })).toContainText('尚未公布')

  await signIn('admin')
  await page.goto('/platform/companyFacts')
  await page.getByRole('textbox', { name: '主体全称' }).fill('班德瑞物料供应链有限公司（示例）')
  await page.getByRole('textbox', { name: '联系邮箱' }).fill('没有')
  await page.getByRole('textbox', { name: '联系电话' }).fill('0510-0000 0000')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '联系邮箱' })).toBeFocused()
  await page.getByRole('textbox', { name: '联系邮箱' }).fill('')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存，官网已更新')).toBeVisible()

  await site.reload()
  await expect(site.getByRole('link', { name: '0510-0000 0000' })).toHaveAttribute('href', 'tel:051000000000')
  await site.goto('/newsCenter')
  await expect(site.getByRole('contentinfo')).toContainText('班德瑞物料供应链有限公司（示例） 版权所有')
  await page.goto('/user/auditLog?action=content.facts')
  await expect(row(page, '修改公司信息').first()).toContainText('主体全称')
  await site.context().close()
})
