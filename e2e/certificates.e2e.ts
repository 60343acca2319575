import {
  dispatchDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readReceiptLink,
} from '@bdr/contract/delivery-notes/calls'
import { listOpenLines } from '@bdr/contract/orders/open-lines'
import { seriousFaults } from './accessibility.ts'
import { expect, openNote, pageHead, test } from './journey.ts'

/** Certificates belong to a line: from the supplier's office to the person who signs at the gate. */
test.describe.configure({ mode: 'serial' })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

let note = { id: '', noteNo: '' }

test('sales add a certificate to a line, and another file to the note', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listDeliveryNotes, { status: 'ready' })).data
  note = list[0]!
  await signIn('sales')
  await openNote(page, note.noteNo)
  await page.getByRole('button', { name: '为第 1 行添加质量证明' }).click()
  const dialog = page.getByRole('dialog', { name: '添加附件' })
  await dialog.getByLabel('选择文件').setInputFiles(pdf('炉号 H2611-07.pdf'))
  // line and type are preset by the pressed button, and can be changed
  await expect(dialog.getByLabel('炉号 H2611-07.pdf 的类型')).toHaveValue('certificate')
  await expect(dialog.getByLabel('炉号 H2611-07.pdf 属于哪一行').locator('option:checked')).toHaveText(
    /^1\. /,
  )
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '添加 1 个附件' }).click()
  const lines = page.getByRole('table').filter({ hasText: '发货数量' })
  await expect(lines.getByRole('link', { name: '炉号 H2611-07.pdf' })).toBeVisible()

  await page.getByRole('button', { name: '添加附件' }).click()
  await dialog.getByLabel('选择文件').setInputFiles(pdf('装箱单.pdf'))
  await expect(dialog.getByLabel('装箱单.pdf 属于哪一行').locator('option:checked')).toHaveText('整单')
  await dialog.getByRole('button', { name: '添加 1 个附件' }).click()
  const files = page.getByRole('region', { name: '质量证明与附件' }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  await expect(files.filter({ hasText: '装箱单.pdf' })).toContainText('整单')
  await expect(page.getByText('添加附件').last()).toBeVisible()
})

test('a driver reads it on a phone and cannot change it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('driver')
  await page.goto(`/orderPart/deliveryOrderDetail?id=${note.id}`)
  await expect(page.getByRole('link', { name: '炉号 H2611-07.pdf', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /添加质量证明|添加附件|移除/ })).toHaveCount(0)
  expect(await seriousFaults(page)).toEqual([])
})

test('the signer opens it beside its line, without an account, and nothing else', async ({
  page,
  context,
  callAs,
}) => {
  const { version } = (await callAs('owner', readDeliveryNote, { id: note.id })).data
  expect((await callAs('owner', dispatchDeliveryNote, { id: note.id, version })).code).toBe('00000')
  const { url } = (await callAs('owner', readReceiptLink, { id: note.id })).data
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(new URL(url).pathname + new URL(url).hash)
  const certificate = page
    .getByRole('list', { name: '第 1 行的质量证明' })
    .getByRole('link', { name: '炉号 H2611-07.pdf' })
  await expect(certificate).toBeVisible()
  await expect(page.getByText('装箱单.pdf')).toHaveCount(0)
  expect(await seriousFaults(page)).toEqual([])
  const opened = await context.request.get((await certificate.getAttribute('href'))!)
  expect((await opened.body()).toString()).toContain('%PDF-1.4')
})

test('once the goods have left it cannot be removed', async ({ page, signIn }) => {
  await signIn('owner')
  await openNote(page, note.noteNo)
  await expect(page.getByRole('button', { name: '为第 1 行添加质量证明' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(0)
})

test('a note is written together with the certificates of its lines', async ({
  page,
  context,
  signIn,
  callAs,
}) => {
  const { list: open } = (await callAs('owner', listOpenLines, { packing: 'to-pack' })).data
  const { orderId, orderNo, lineNo } = open[0]!
  const named = `订单 ${orderNo} 第 ${lineNo} 行`
  const add = page.getByRole('button', { name: `为${named}添加质量证明` })
  const choose = async (...chosen: ReturnType<typeof pdf>[]) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()])
    await chooser.setFiles(chosen)
  }
  const files = page.getByRole('list', { name: `${named}质量证明` }).getByRole('listitem')
  await signIn('sales')
  await page.goto(`/orderPart/createDeliveryOrder?orderId=${orderId}`)

  // one upload fails: that is shown, and it is tried again
  const lost = '**/file/upload**'
  await page.route(lost, (route) => route.abort())
  await choose(pdf('材质单.pdf'))
  await expect(page.getByText(/^材质单\.pdf：/)).toBeVisible()
  await expect(page.getByText('有 1 个文件没有上传成功')).toBeVisible()
  await page.unroute(lost)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(files).toHaveText([/材质单\.pdf/])

  // during an upload the note is not sent, and the page says so
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(lost, async (route) => {
    await held
    await route.continue()
  })
  await choose(pdf('探伤报告.pdf'), pdf('发错的.pdf'))
  await expect(page.getByText('质量证明还在上传')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交送货单' })).toBeDisabled()
  arrive()
  await expect(files).toHaveText([/材质单\.pdf/, /探伤报告\.pdf/, /发错的\.pdf/])
  await expect(page.getByRole('button', { name: '提交送货单' })).toBeEnabled()
  await page.unroute(lost)

  // the uploaded file is part of the draft
  await page.reload()
  await expect(page.getByText(/已恢复/)).toBeVisible()
  await expect(files).toHaveCount(3)
  await page.getByRole('button', { name: '移除 发错的.pdf' }).click()
  await expect(files).toHaveText([/材质单\.pdf/, /探伤报告\.pdf/])
  await expect(add).toBeFocused()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(pageHead(page)).toContainText('草稿')
  const attached = page.getByRole('region', { name: '质量证明与附件' }).getByRole('listitem')
  await expect(attached).toHaveCount(2)

  // on a phone, by somebody else of the company
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('owner')
  const { id } = (await callAs('owner', listDeliveryNotes, { status: 'draft', sort: '-createdAt' })).data
    .list[0]!
  await page.goto(`/orderPart/createDeliveryOrder?id=${id}`)
  await expect(files.getByRole('link')).toHaveText(['材质单.pdf', '探伤报告.pdf'])
  await page.getByRole('button', { name: '移除 材质单.pdf' }).click()
  await page.getByRole('button', { name: '撤销移除 材质单.pdf' }).click()
  await page.getByRole('button', { name: '移除 探伤报告.pdf' }).click()
  await choose(pdf('更正的探伤报告.pdf'))
  await expect(files.last()).toContainText('更正的探伤报告.pdf')
  expect(await seriousFaults(page)).toEqual([])
  // saved but not submitted, and sent once more: nothing is added twice or missing
  const submission = '**/delivery-notes/*/submit'
  await page.route(submission, (route) => route.abort())
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(page.getByText('草稿已保存，但没有提交成功')).toBeVisible()
  await expect(files.getByRole('link')).toHaveText(['材质单.pdf', '更正的探伤报告.pdf'])
  await expect(files).toHaveCount(2)
  await page.unroute(submission)
  await page.getByRole('button', { name: '提交送货单' }).click()
  await expect(pageHead(page)).toContainText('待发货')
  const shown = page.getByRole('region', { name: '质量证明与附件' }).getByRole('listitem')
  await expect(shown).toHaveCount(2)
  await expect(shown.filter({ hasText: '探伤报告.pdf' })).toContainText('更正的')

  const { version } = (await callAs('owner', readDeliveryNote, { id })).data
  expect((await callAs('owner', dispatchDeliveryNote, { id, version })).code).toBe('00000')
  const { url } = (await callAs('owner', readReceiptLink, { id })).data
  await context.clearCookies()
  await page.goto(new URL(url).pathname + new URL(url).hash)
  await expect(page.getByRole('list', { name: '第 1 行的质量证明' }).getByRole('link')).toHaveText([
    '材质单.pdf',
    '更正的探伤报告.pdf',
  ])
})
