import {
  handleConsultation,
  listConsultations,
  readConsultation,
  requestConsultation,
} from '@bdr/contract/consultations/calls'
import { readContent, listContents, withdrawContent } from '@bdr/contract/content/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { expect, signInByForm, test } from './journey.ts'
import { addressOf, framed, load } from './website-pages.ts'

test('withdrawn content is answered with the status that search engines expect', async ({
  server,
  callAs,
}) => {
  const { data } = await callAs('admin', listContents, { kind: 'article', grouping: 'platform' })
  const { id, title } = data.list[0]!
  const before = await load(server, `/newsDetail?id=${id}`)
  expect(before.response.status).toBe(200)
  const { version } = (await callAs('admin', readContent, { id })).data
  await callAs('admin', withdrawContent, { id, version, reason: '核对数据' })
  const after = await load(server, `/newsDetail?id=${id}`)
  expect(after.response.status).toBe(410)
  expect(after.html).toContain('noindex')
  expect((await load(server, '/newsCenter')).html).not.toContain(`>${title}<`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a number of a plant’s drawing leads to an inquiry that names it, which is answered', async ({
    page,
    callAs,
  }) => {
    await page.goto('/fireEle')
    await page.getByRole('link', { name: '9 布袋除尘器' }).first().click()
    const part = page.locator('#part-9')
    await expect(part.getByText('压差居高不下，或出口粉尘浓度升高')).toBeVisible()
    await part.getByRole('link', { name: '就布袋除尘器询价或咨询' }).click()
    const form = page.locator('form[method="post"]')
    await expect(form.locator('[name=message]')).toHaveValue(/布袋除尘器（.*第 9 处）/)
    await form.locator('[name=name]').fill('顾晓峰')
    await form.locator('[name=mobile]').fill('13800138077')
    await form.getByRole('button', { name: '提交咨询' }).click()
    const number = (await page.getByText(/^咨询编号 ZX/).textContent())!.replace('咨询编号 ', '')

    const { data } = await callAs('admin', listConsultations, { keyword: number })
    const { id } = data.list[0]!
    const { version } = (await callAs('admin', readConsultation, { id })).data
    const answer = '滤袋按 PPS 550 g/m² 报价，两周内到货。'
    const handle = { id, version, action: 'contact', remark: '已电话', answer } as const
    await callAs('admin', handleConsultation, handle)

    await page.getByRole('link', { name: '查看进度' }).click()
    await expect(page.locator('[name=number]')).toHaveValue(number)
    await page.locator('[name=mobile]').fill('13800138078')
    await page.getByRole('main').getByRole('button', { name: '查看' }).click()
    await expect(page.getByRole('alert')).toContainText('没有这样的咨询')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveTitle(/^没有查到咨询/)
    await page.locator('[name=mobile]').fill('13800138077')
    await page.getByRole('main').getByRole('button', { name: '查看' }).click()
    await expect(page.getByText(answer)).toBeVisible()
    expect(page.url()).not.toContain('13800138077')
  })

  test('a consultation is requested, corrected and confirmed', async ({ page, server, callAs }) => {
    await page.goto(
      await addressOf(
        server,
        framed.find(({ key }) => key === 'techniqueDetail')!,
      ),
    )
    const form = page.locator('form[method="post"]')
    const send = form.getByRole('button', { name: '提交咨询' })
    await form.locator('[name=message]').fill('想了解停机几天')
    await form.locator('[name=mobile]').fill('12')
    await form.getByLabel('铭牌照片').setInputFiles({
      name: '铭牌.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await send.click()
    await expect(form.locator('[name=mobile]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name=mobile]')).toHaveValue('12')
    // for screen readers the page starts with the faults, which link to their fields
    await expect(page).toHaveTitle(/^有几处要改/)
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('alert').getByRole('link', { name: '手机号' }).click()
    await expect(form.locator('[name=mobile]')).toBeFocused()
    await expect(form.locator('[name=message]')).toHaveValue('想了解停机几天')
    await expect(form.getByText('已收到照片“铭牌.png”')).toBeVisible()
    await form.locator('[name=name]').fill('周敏')
    await form.locator('[name=mobile]').fill('13800138001')
    await send.click()
    await expect(page).toHaveURL(/sent=ZX/)
    await expect(page).toHaveTitle(/^咨询已收到/)
    await expect(page.locator('#consultation')).toBeFocused()
    const { data: sent } = await callAs('admin', listConsultations, { keyword: '13800138001' })
    const { data: read } = await callAs('admin', readConsultation, { id: sent.list[0]!.id })
    expect(read.photo).toMatchObject({ name: '铭牌.png' })
    // visitors without a technique use the form below the list, to which the entry page links
    await page.goto(pageUrl('encyclopedia', { entry: 'deep-groove-ball-bearing' }))
    await page.getByRole('main').getByRole('link', { name: '说说您的设备' }).click()
    await expect(page).toHaveURL(/techTransformList#consultation$/)
    await form.locator('[name=message]').fill('料斗振动，没有对得上的方案')
    await send.click()
    await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name=message]')).toHaveValue('料斗振动，没有对得上的方案')
    await form.locator('[name=name]').fill('孙丽华')
    await form.locator('[name=mobile]').fill('13800138002')
    await send.click()
    await expect(page).toHaveURL(/techTransformList\?sent=ZX/)
    await expect(page.getByRole('heading', { name: '咨询已收到' })).toBeVisible()
    const { data } = await callAs('admin', listConsultations, { keyword: '13800138002' })
    expect(data.list).toMatchObject([{ about: null, industry: null }])
    const again = await callAs('admin', requestConsultation, {
      name: '周敏',
      mobile: '13800138001',
      message: '想了解停机几天',
    })
    expect(again.code).toBe('00000')
  })
})

test('a photograph of the nameplate is shown and shrunk before it is sent, and an operator opens it', async ({
  page,
  browser,
  server,
  callAs,
}) => {
  await page.setViewportSize({ width: 2400, height: 1600 })
  await page.goto('/techTransformList')
  const large = await page.screenshot({ type: 'jpeg', quality: 100 })
  await page.setViewportSize({ width: 360, height: 740 })
  const form = page.locator('form[method="post"]')
  await form.getByLabel('姓名').fill('郭立新')
  await form.getByLabel('手机号').fill('13800138055')
  await form.getByLabel('现场情况').fill('泵轴封漏水，型号看铭牌')
  const field = form.getByLabel('铭牌照片')
  await field.setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect(form.getByAltText('要提交的铭牌照片')).toBeVisible()
  await expect(form.getByText(/缩小到/)).toBeVisible()
  await form.getByRole('button', { name: '不附照片' }).click()
  await expect(form.getByAltText('要提交的铭牌照片')).toBeHidden()
  await field.setInputFiles({ name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect(form.getByText(/缩小到/)).toBeVisible()
  await form.getByRole('button', { name: '提交咨询' }).click()
  await expect(page.getByRole('heading', { name: '咨询已收到' })).toBeVisible()

  const { data } = await callAs('admin', listConsultations, { keyword: '13800138055' })
  const operator = await browser.newPage({ baseURL: server.url })
  await operator.goto('/login')
  await signInByForm(operator, 'admin')
  await expect(operator).toHaveURL(/\/dashboard/)
  await operator.goto(pageUrl('consultationDetail', { id: data.list[0]!.id }))
  const photo = operator.getByRole('img', { name: '铭牌照片' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const answerBy = async (button: string, fields: Readonly<Record<string, string>>, send: string) => {
    await operator.getByRole('button', { name: button }).click()
    const dialog = operator.getByRole('dialog')
    for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await answerBy('登记联系', { 处理说明: '电话里核对了型号' }, '登记')
  await answerBy('登记联系', { 处理说明: '报了价', 给访客的答复: '机械密封 45 mm，三天到货。' }, '登记')
  await expect(operator.getByRole('region', { name: '给访客的答复' })).toContainText('三天到货')
  await answerBy('邀请入驻', { 处理说明: '自己也做密封' }, '发送邀请')
  const messagesSent = (what: RegExp) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('13800138055') && what.test(line))
  await expect.poll(() => messagesSent(/有了答复/).length).toBe(1)
  await expect.poll(() => messagesSent(/供应商入驻/).length).toBe(1)
  await operator.getByRole('button', { name: '转询价' }).click()
  await expect(operator.getByLabel('询价标题')).toHaveValue('现场询价')
  await expect(operator.getByText('泵轴封漏水，型号看铭牌')).toBeVisible()
  await operator.close()
})
