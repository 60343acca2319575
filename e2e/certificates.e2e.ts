import {
  dispatchDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readReceiptLink,
} from '@bdr/contract/delivery-notes/calls'
import { seriousFaults } from './accessibility.ts'
import { expect, openNote, test } from './journey.ts'

/** Certificates travel with the line they belong to: from the supplier's desk to whoever signs at the gate. */
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
  // the line and the kind are what the button said, and can be changed
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

test('who drives reads it on a phone and changes nothing', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('driver')
  await page.goto(`/orderPart/deliveryOrderDetail?id=${note.id}`)
  await expect(page.getByRole('link', { name: '炉号 H2611-07.pdf', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /添加质量证明|添加附件|移除/ })).toHaveCount(0)
  expect(await seriousFaults(page)).toEqual([])
})

test('who signs opens it beside its line, without an account, and nothing else', async ({
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

test('once the goods have left it stays', async ({ page, signIn }) => {
  await signIn('owner')
  await openNote(page, note.noteNo)
  await expect(page.getByRole('button', { name: '为第 1 行添加质量证明' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(0)
})
