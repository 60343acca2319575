import { readFile } from 'node:fs/promises'
import { attachmentLimits } from '@bdr/contract/attachments/model'
import { checkImport, commitImport } from '@bdr/contract/imports/calls'
import { reportOf } from '@bdr/contract/imports/model'
import { importOrders, readOrder, readOrderAttachments } from '@bdr/contract/orders/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { importAfterJobs, uploadImport } from '../../test/import.ts'

let world: TestWorld
let admin: Client
let owner: Client
let example: string
beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner] = await Promise.all([world.as('admin'), world.as('owner')])
  example = await readFile(new URL('./fixtures/ubl/unread-parts.xml', import.meta.url), 'utf8')
})
afterAll(() => world.close())

interface Embedded {
  readonly name: string
  readonly content: Buffer | string
}

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n%${text}\n%%EOF\n`)

/** The example as an order with this number, with other documents inside. */
const orderFile = (orderNo: string, documents: readonly Embedded[]) => ({
  name: 'order.xml',
  bytes: Buffer.from(
    example
      .replace('>U07<', `>${orderNo}<`)
      .replace(
        /<cac:AdditionalDocumentReference>.*<\/cac:AdditionalDocumentReference>/,
        documents
          .map(
            ({ name, content }) =>
              `<cac:AdditionalDocumentReference><cbc:ID>${name}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="${name}">${typeof content === 'string' ? content : content.toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
          )
          .join(''),
      ),
  ),
})

async function importOrder(file: { name: string; bytes: Buffer }, answers: Record<string, string> = {}) {
  const parties = [{ scheme: '', partyId: 'M1001', merchantId: world.valves.id }]
  const { id } = await uploadImport(world.app, admin, importOrders, file, { mode: 'check' })
  await admin.ok(checkImport, { id, parties, answers })
  const checked = await importAfterJobs(world.app, admin, id)
  if (checked.isReady) await admin.ok(commitImport, { id })
  const ended = await importAfterJobs(world.app, admin, id)
  const report = reportOf(ended, 'orders')!
  return { state: ended.state, checked: reportOf(checked, 'orders')!, report, id: report.orders[0]?.id ?? '' }
}

const attachmentsOf = async (id: string) =>
  (await owner.ok(readOrderAttachments, { id })).attachments.map(({ file, type, byOperator }) => [
    file.name,
    type,
    byOperator,
  ])

const lostDocuments = ({ unread }: { unread: readonly { key: string; message: string }[] }) =>
  unread.filter(({ key }) => key === 'unread.document').map(({ message }) => message)

describe('a document inside a UBL order', () => {
  it('becomes an attachment of the order, which its supplier can open', async () => {
    const { checked, id, state } = await importOrder({ name: 'order.xml', bytes: Buffer.from(example) })
    expect(state).toBe('done')
    expect(checked.assumptions.map(({ message }) => message)).toContain(
      '文件里的“drawing.pdf”将保存为订单的附件',
    )
    expect(lostDocuments(checked)).toEqual([])
    expect(await attachmentsOf(id)).toEqual([['drawing.pdf', 'drawing', true]])
    const [attachment] = (await owner.ok(readOrderAttachments, { id })).attachments
    const served = await world.app.inject({ url: attachment!.file.url })
    expect(served.rawPayload.toString()).toBe('%PDF-1.4\n%%EOF\n')
    expect((await owner.ok(readOrder, { id })).history.map(({ action }) => action)).toEqual(['import'])
  })

  it('is told by its content, and says why it is not kept', async () => {
    const file = orderFile('DOCS-2', [
      { name: 'model.dwg', content: Buffer.from('AC1032 drawing') },
      { name: 'broken.pdf', content: 'JVBERi0x!!' },
      { name: 'empty.pdf', content: Buffer.from('') },
      { name: 'torn.png', content: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1') },
      { name: '../../sheet.exe', content: pdf('a sheet') },
    ])
    const { checked, id } = await importOrder(file)
    expect(lostDocuments(checked).toSorted()).toEqual(
      [
        '内嵌文件“broken.pdf”没有保存为附件：编码不是正确的 Base64（JVBERi0x!!…）',
        '内嵌文件“empty.pdf”没有保存为附件：是空的',
        '内嵌文件“model.dwg”没有保存为附件：内容不是图片（JPG、PNG、WebP）或 PDF',
        '内嵌文件“torn.png”没有保存为附件：图片已损坏',
      ].toSorted(),
    )
    expect(await attachmentsOf(id)).toEqual([['sheet.exe.pdf', 'other', true]])
  })

  it('is kept once, and only as many as an order may have', async () => {
    const many = Array.from({ length: attachmentLimits.ofRecord + 1 }, (_, index) => ({
      name: `${index}.pdf`,
      content: pdf(String(index)),
    }))
    const { checked, id } = await importOrder(orderFile('DOCS-3', [...many, many[0]!]))
    expect(lostDocuments(checked)).toEqual([
      `内嵌文件“${attachmentLimits.ofRecord}.pdf”没有保存为附件：附件已达到数量上限`,
    ])
    expect(await attachmentsOf(id)).toHaveLength(attachmentLimits.ofRecord)
  })

  it('is added to an order that exists, unless the order has it', async () => {
    const first = { name: 'a.pdf', content: pdf('first') }
    const { id } = await importOrder(orderFile('DOCS-4', [first]))
    const revise = { 'order.exists': 'revise' }
    await importOrder(orderFile('DOCS-4', [first]), revise)
    expect(await attachmentsOf(id)).toHaveLength(1)
    const second = { name: 'b.pdf', content: pdf('second') }
    expect((await importOrder(orderFile('DOCS-4', [first, second]), revise)).state).toBe('done')
    expect((await attachmentsOf(id)).map(([name]) => name)).toEqual(['a.pdf', 'b.pdf'])
    const { history } = await owner.ok(readOrder, { id })
    expect(history.filter(({ action }) => action === 'attach').map(({ about }) => about)).toEqual(['b.pdf'])
    const third = { name: 'c.pdf', content: pdf('third') }
    await importOrder(orderFile('DOCS-4', [third]), { 'order.exists': 'skip' })
    expect(await attachmentsOf(id)).toHaveLength(2)
  })
})
