import { reportOf } from '@bdr/contract/imports/model'
import { codes } from '@bdr/contract/errors'
import * as imports from '@bdr/contract/imports/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import * as products from '@bdr/contract/products/calls'
import { importProductPictures, importProducts, productTemplate } from '@bdr/contract/products/import'
import { productTemplateNames } from '@bdr/text/batch-upload'
import ExcelJS from 'exceljs'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { importAfterJobs, uploadImport, type ChosenFile } from '../../test/import.ts'
import { picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import {
  formattedCell,
  writeWorkbook as writeTestWorkbook,
  type TestCell,
} from '../../platform/workbook/test/write-workbook.ts'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'
import { categoryId } from '../products/test/contents.ts'
import { fileOf, gateValve, sheetOf, valves } from './test/sheets.ts'

let world: TestWorld
let owner: Client
let sales: Client
let gate: string
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  sales = await world.as('sales')
  gate = await categoryId(world.database.kysely, '020101')
})
afterAll(() => world.close())

const importFile = (file: ChosenFile, after: 'draft' | 'submit' = 'draft', client = owner) =>
  uploadImport(world.app, client, importProducts, file, { after })
const commit = async (id: string, client = owner) => {
  await client.ok(imports.commitImport, { id })
  return importAfterJobs(world.app, client, id)
}
const found = async (keyword: string) =>
  (await owner.ok(products.listProducts, { keyword, pageSize: 100 })).list
const messagesOf = (found: Awaited<ReturnType<typeof importFile>>) =>
  reportOf(found, 'products')!.faults.map(({ cell, message }) => `${cell ?? ''} ${message}`.trim())
const uploadPictures = async (id: string, bytes: Uint8Array) => {
  const answer = await upload(
    world.app,
    importProductPictures,
    { name: '图片.zip', bytes },
    { id },
    { token: owner.token },
  )
  return answer.code === codes.success ? importAfterJobs(world.app, owner, id) : answer
}
const zipOf = async (files: Readonly<Record<string, Buffer>>) => {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

describe('a list of products', () => {
  it('is checked without adding anything, and then added as drafts, each once', async () => {
    const checked = await importFile(await fileOf(valves(60, 'ADD')))
    expect(checked).toMatchObject({
      state: 'open',
      kind: 'products',
      read: 60,
      valid: 60,
      failed: 0,
      isReady: true,
      report: { after: 'draft', productCount: 60, faultCount: 0 },
    })
    expect(await found('ADD-1')).toEqual([])
    const done = await commit(checked.id)
    expect(done).toMatchObject({ state: 'done', written: 60, failed: 0 })
    await owner.ok(imports.commitImport, { id: checked.id })
    expect(await importAfterJobs(world.app, owner, checked.id)).toMatchObject({ state: 'done', written: 60 })
    const [row, ...others] = await found('ADD-60')
    expect(others).toEqual([])
    const product = await owner.ok(products.readProduct, { id: row!.id })
    expect(product).toMatchObject({
      status: 'draft',
      draft: {
        name: '楔式闸阀 ADD 60',
        model: 'Z41H-16C',
        categoryId: gate,
        unit: '台',
        variants: [],
        skus: [
          {
            code: 'ADD-60',
            price: '1280.5',
            taxRate: '0.13',
            moq: '1',
            leadTimeDays: '7',
            stock: '20',
            weight: '38.5',
          },
        ],
      },
      history: [{ action: 'import', about: '商品.xlsx', actor: world.viewers.owner.name }],
    })
    expect(product.draft!.attributes).toContainEqual({ key: 'pn', value: 'PN16' })
  })

  it.each([
    ['-40', '-40'],
    ['－４０．５', '-40.5'],
    ['−40 ℃', '-40'],
    ['+120℃', '120'],
  ])('may contain a temperature written as %s', async (written, value) => {
    const code = `DEGREES${written}`
    const { id } = await importFile(
      await fileOf([{ ...gateValve, 商家编码: code, '最高使用温度（℃）': written }]),
    )
    expect(await commit(id)).toMatchObject({ state: 'done', written: 1 })
    const [row] = await found(code)
    const { draft } = await owner.ok(products.readProduct, { id: row!.id })
    expect(draft!.attributes).toContainEqual({ key: 'temperature-max', value })
  })

  it('has a fault at a temperature that is not a number', async () => {
    const row = { ...gateValve, 商家编码: 'DEGREES-TO', '最高使用温度（℃）': '-40~120' }
    expect(messagesOf(await importFile(await fileOf([row])))).toEqual([
      expect.stringMatching(/^[A-Z]+2 .*应为数字/),
    ])
  })

  it('makes SKUs from the rows of one group, distinguished by what differs', async () => {
    const rows = ['50', '80'].map((dn, index) => ({
      商品分组: 'A',
      ...gateValve,
      商家编码: `GROUP-${dn}`,
      '公称通径 DN': dn,
      ...(index > 0 && { 商品名称: '', 型号: '', 计量单位: '', 密封面: '' }),
    }))
    const { id } = await importFile(await fileOf(rows))
    expect(await commit(id)).toMatchObject({ state: 'done', written: 2, report: { productCount: 1 } })
    const [row] = await found('GROUP-80')
    expect((await owner.ok(products.readProduct, { id: row!.id })).draft).toMatchObject({
      variants: [{ key: 'dn', values: ['50', '80'] }],
      skus: [
        { code: 'GROUP-50', values: ['50'] },
        { code: 'GROUP-80', values: ['80'] },
      ],
    })
  })

  it('accepts headings with other order, spaces, case, width and names, and reports what it did not read', async () => {
    const { 商品名称, 型号, 计量单位, 商家编码, 含税单价, 税率, 起订量, 库存, ...attributes } = gateValve
    void 商家编码
    const { '交货期（天）': lead, '单重（kg）': weight, ...own } = attributes
    const row = {
      ...own,
      ' 品 名 *': 商品名称,
      规格型号: 型号,
      单位: 计量单位,
      ＳＫＵ: 'ALIAS-1',
      单价: 含税单价,
      税率: 税率,
      最小起订量: 起订量,
      货期: lead,
      可售库存: 库存,
      重量: weight,
      采购员: '张三',
    }
    const checked = await importFile(await fileOf([row]))
    expect(checked).toMatchObject({ valid: 1, failed: 0 })
    expect(reportOf(checked, 'products')!.unread).toMatchObject([
      { column: 'Q 采购员', key: 'unread.unknownHeading' },
    ])
    expect(reportOf(checked, 'products')!.assumptions.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['after.ask', 'price.gross', 'category.ofSheet']),
    )
  })

  it('with an unknown column is mapped by hand, and the next file with the same head is read like that', async () => {
    const { 商家编码, ...row } = gateValve
    void 商家编码
    const file = (code: string) => fileOf([{ ...row, 内部代号: code }])
    const open = await importFile(await file('MAP-1'))
    expect(messagesOf(open)).toEqual([expect.stringContaining('缺少“商家编码”')])
    expect(open).toMatchObject({ isReady: false, hasFailedRows: false })
    const { head, columns } = reportOf(open, 'products')!.layouts[0]!
    const { index } = columns.find(({ heading }) => heading === '内部代号')!
    await owner.ok(imports.checkImport, { id: open.id, layouts: [{ head, columns: [[index, 'code']] }] })
    expect(await importAfterJobs(world.app, owner, open.id)).toMatchObject({ valid: 1, isReady: true })
    await commit(open.id)
    expect(await importFile(await file('MAP-2'))).toMatchObject({ valid: 1, isReady: true })
    // a company's mappings belong to that company
    const others = await world.as('owner2')
    expect(await importFile(await file('MAP-3'), 'draft', others)).toMatchObject({ valid: 0, isReady: false })
  })

  it('is read as its cells show: codes with their masks, prices in ten thousands, no other currency', async () => {
    const titles = Object.keys(gateValve)
    const row = (changes: Readonly<Record<string, TestCell>>) =>
      titles.map((title) => ({ ...gateValve, ...changes } as Record<string, TestCell>)[title]!)
    const rows = [
      titles,
      row({ 商家编码: formattedCell(12, 0), 含税单价: formattedCell(0.128, 1) }),
      row({ 商家编码: 'MASK-2', 含税单价: formattedCell(5, 2) }),
      row({ 商家编码: 'MASK-3', 库存: formattedCell(2, 3) }),
    ]
    const formats = ['"MASK-"00000', '0.000"万元"', '[$€-407]0.00', '0"箱"']
    const bytes = writeTestWorkbook([{ name: '楔式闸阀', rows }], { formats })
    const checked = await importFile({ name: '商品.xlsx', bytes })
    expect(messagesOf(checked)).toEqual([
      'E3 单价的币种是 EUR，应为 CNY',
      'I4 数量写的是“箱”，与计量单位不一致',
    ])
    expect(reportOf(checked, 'products')).toMatchObject({
      products: [{ priceFrom: '1280' }],
      assumptions: expect.arrayContaining([
        expect.objectContaining({
          message: '“商家编码”按单元格显示的内容读取：12 显示为 MASK-00012，读作 MASK-00012',
        }),
        expect.objectContaining({ message: '“含税单价”写作 0.128万元，读作 1280' }),
      ]),
    })
  })

  it('is returned with every fault of every row, and accepted when uploaded again with corrections', async () => {
    const [good, dear, strange, twice] = valves(4, 'FAULT')
    const rows = [
      good!,
      { ...dear!, 含税单价: '0', 税率: '十三', 计量单位: '斗' },
      { ...strange!, '公称压力 PN': 'PN17', 库存: '-1', 商品名称: '' },
      { ...twice!, 商家编码: 'fault-1' },
    ]
    const checked = await importFile(await fileOf(rows))
    expect(messagesOf(checked)).toEqual([
      'C3 不认识的计量单位，请从下拉列表中选择',
      'E3 单价应大于 0',
      expect.stringMatching(/^F3 应为 0 至 1/),
      'A4 不能为空',
      'I4 库存不能小于 0',
      'L4 不在可选范围内',
      'D5 商家编码与 D2 重复',
    ])
    expect(checked).toMatchObject({ read: 4, valid: 1, failed: 3, isReady: true, hasFailedRows: true })
    expect(await commit(checked.id)).toMatchObject({ state: 'done', written: 1, failed: 3 })

    const bytes = Buffer.from((await owner.ok(imports.downloadFailedRows, { id: checked.id })) as never)
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes as never)
    const sheet = workbook.worksheets[0]!
    expect(sheet.rowCount).toBe(4)
    expect(sheet.getCell('Q2').text).toBe(
      '计量单位：不认识的计量单位，请从下拉列表中选择；含税单价：单价应大于 0；税率：应为 0 至 1 之间的小数或百分数，如 0.13 或 13%',
    )
    const fill = (address: string) => (sheet.getCell(address).fill as ExcelJS.FillPattern).fgColor?.argb
    expect(['C2', 'E2', 'F2', 'A2'].map(fill)).toEqual(['FFFFE2E0', 'FFFFE2E0', 'FFFFE2E0', undefined])

    for (const [address, value] of Object.entries({
      C2: '台',
      E2: '99',
      F2: '13%',
      A3: '闸阀',
      I3: '0',
      L3: 'ＰＮ１６',
      D4: 'FAULT-4',
    }))
      sheet.getCell(address).value = value
    const corrected = await importFile({
      name: '出错行.xlsx',
      bytes: Buffer.from(await workbook.xlsx.writeBuffer()),
    })
    expect(corrected).toMatchObject({ read: 3, valid: 3, failed: 0 })
    await commit(corrected.id)
    expect((await found('FAULT-')).length).toBe(4)
  })

  it('must not repeat codes of the company, including those of drafts', async () => {
    const file = await fileOf(valves(2, 'TAKEN'))
    await commit((await importFile(file)).id)
    const again = await importFile(file)
    expect(again).toMatchObject({ valid: 0, failed: 2, isReady: false })
    expect(messagesOf(again)[0]).toMatch(/^D2 编码已用于您的商品 P\S+$/)
    expect(await importFile(file, 'draft', await world.as('owner2'))).toMatchObject({ valid: 2 })
  })

  it('of one company is not visible to another, or to people who do not edit products', async () => {
    const { id } = await importFile(await fileOf(valves(1, 'OWN')))
    const others = await world.as('owner2')
    expect((await others.call(imports.readImport, { id })).code).toBe(codes.notFound)
    expect(await sales.ok(imports.readImport, { id })).toMatchObject({ valid: 1 })
    expect((await (await world.as('driver')).call(imports.readImport, { id })).code).toBe(codes.noPermission)
  })

  it('is added as it was checked, without reading its file again', async () => {
    const { id } = await importFile(await fileOf(valves(30, 'ONCE')))
    const stored = await sql<{ key: string }>`
      select f.key from file_reference r join file f on f.id = r.file_id
      where r.kind = 'import-job' and r.record_id = ${id}`.execute(world.database.kysely)
    await world.store.remove([stored.rows[0]!.key])
    expect(await commit(id)).toMatchObject({ state: 'done', written: 30 })
    expect((await found('ONCE-')).length).toBe(30)
  })

  it('is read again if the data it was compared with has changed since the check', async () => {
    const first = await importFile(await fileOf(valves(2, 'SINCE')))
    const second = await importFile(await fileOf(valves(3, 'SINCE')))
    expect(second).toMatchObject({ valid: 3, isReady: true })
    await commit(first.id)
    expect(await commit(second.id)).toMatchObject({ state: 'done', written: 1, failed: 2 })
    expect((await found('SINCE-')).length).toBe(3)
  })

  it('adds nothing if it is cancelled before', async () => {
    const { id } = await importFile(await fileOf(valves(3, 'CANCEL')))
    await owner.ok(imports.cancelImport, { id })
    expect(await importAfterJobs(world.app, owner, id)).toMatchObject({ state: 'cancelled', written: 0 })
    expect((await owner.call(imports.commitImport, { id })).key).toBe('import.notOpen')
    expect(await found('CANCEL-')).toEqual([])
  })

  it('keeps and reports what was added if it is cancelled in the middle, and the file adds the rest when uploaded again', async () => {
    const rows = 800
    const file = await fileOf(valves(rows, 'HALT'))
    const { id } = await importFile(file)
    const firstStep = Promise.withResolvers<void>()
    world.bus.subscribe('records-changed', ({ records }) => {
      if (records.some(({ kind }) => kind === 'product')) firstStep.resolve()
    })
    await owner.ok(imports.commitImport, { id })
    const draining = world.app.jobs.drain()
    await firstStep.promise
    const { written } = await owner.ok(imports.cancelImport, { id })
    await draining
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(rows)
    const { list } = await owner.ok(imports.listImports, { kind: 'products', pageSize: 1 })
    expect(list).toMatchObject([{ id, state: 'cancelled', read: rows, written }])
    const added = async () =>
      (
        await sql`
          select count(*)::int as products, count(distinct draft -> 'skus' -> 0 ->> 'code')::int as codes
          from product where name like '% HALT %'`.execute(world.database.kysely)
      ).rows
    expect(await added()).toEqual([{ products: written, codes: written }])
    const logged = world.database.kysely.selectFrom('audit_log').select('detail')
    expect(
      await logged.where('subject_kind', '=', 'import-job').where('subject_id', '=', id).execute(),
    ).toEqual([{ detail: { skus: written } }])

    const again = await importFile(file)
    expect(again).toMatchObject({ state: 'open', valid: rows - written, failed: written })
    expect(await commit(again.id)).toMatchObject({ state: 'done', written: rows - written })
    expect(await added()).toEqual([{ products: rows, codes: rows }])
  })
})

describe('the template', () => {
  it('has a sheet for each category, drop-downs, an example that is not read, and an explanation', async () => {
    const check = await categoryId(world.database.kysely, '020401')
    const bytes = Buffer.from((await owner.ok(productTemplate, { categoryIds: `${gate},${check}` })) as never)
    const { sheets } = await readWorkbook(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['楔式闸阀', expect.any(String), '填写说明', '选项'])
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(bytes as never)
    const sheet = workbook.worksheets[0]!
    const titles = (sheet.getRow(1).values as string[]).slice(1)
    expect(titles).toEqual(
      expect.arrayContaining(['商品名称*', '商家编码*', '公称通径 DN（mm）*', '公称压力 PN*']),
    )
    const unit = sheet.getCell(2, titles.indexOf('计量单位*') + 1)
    expect(unit.dataValidation).toMatchObject({ type: 'list' })
    expect(sheet.getRow(2).getCell(titles.indexOf('商品名称*') + 1).text).toMatch(/^示例：楔式闸阀/)

    const empty = await importFile({ name: productTemplateNames.fileName('x'), bytes })
    expect(messagesOf(empty)).toEqual(['表头之下没有商品'])
    for (const [title, value] of Object.entries(gateValve)) {
      const column = titles.findIndex((one) => one.replace(/\*|（mm）/g, '') === title)
      sheet.getCell(3, column + 1).value = title === '商家编码' ? 'TEMPLATE-1' : value
    }
    const filled = await importFile({
      name: 'filled.xlsx',
      bytes: Buffer.from(await workbook.xlsx.writeBuffer()),
    })
    expect(messagesOf(filled)).toEqual([])
    expect(filled).toMatchObject({ read: 1, valid: 1 })
    expect(reportOf(filled, 'products')!.unread.map(({ key }) => key)).toEqual([
      'unread.example',
      'unread.example',
    ])
  })

  it('is available only for enabled categories', async () => {
    const parent = await categoryId(world.database.kysely, '0201')
    expect((await owner.call(productTemplate, { categoryIds: parent })).code).toBe(codes.invalid)
    expect((await (await world.as('driver')).call(productTemplate, { categoryIds: gate })).code).toBe(
      codes.noPermission,
    )
  })
})

describe('pictures', () => {
  it('are uploaded in an archive with codes as names; with them products can be submitted at once', async () => {
    const photo = await picture(900, 700).jpeg().toBuffer()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const open = await importFile(await fileOf(valves(2, 'PIC/A')), 'submit')
    expect(messagesOf(open)).toEqual(['没有图片，不能提交审核；请上传图片压缩包，或改为存为草稿'])
    const zip = await zipOf({
      '图片/pic_a-1.jpg': photo,
      '图片/PIC_A-1-2.PNG': await picture(500, 500).png().toBuffer(),
      '图片/PIC_A-2 (3).jpg': photo,
      '图片/other.jpg': photo,
      '图片/readme.txt': Buffer.from('按编码命名'),
      '图片/IMG_2031.HEIC': heic,
      '__MACOSX/图片/._pic_a-1.jpg': Buffer.from('x'),
    })
    const checked = await uploadPictures(open.id, zip)
    expect(checked).toMatchObject({
      valid: 2,
      failed: 0,
      report: {
        pictureCount: 2,
        unusedPictureCount: 3,
        unusedPictures: [
          { name: 'IMG_2031.HEIC', why: expect.stringContaining('HEIC') },
          { name: 'other.jpg', why: null },
          { name: 'readme.txt', why: expect.stringContaining('不是 JPG、PNG、WebP 图片') },
        ],
      },
    })
    await commit(open.id)
    const [row] = await found('PIC/A-1')
    expect(row).toMatchObject({ status: 'submitted', picture: { mediaType: 'image/jpeg' } })
    const product = await owner.ok(products.readProduct, { id: row!.id })
    expect(product.draft!.pictures).toHaveLength(2)
    expect(product.review).toMatchObject({ by: world.viewers.owner.name })
    const admin = await world.as('admin')
    const { list } = await admin.ok(products.listProductReviews, { keyword: 'PIC/A' })
    expect(list).toHaveLength(2)
    await admin.ok(products.approveProductReview, { id: list[0]!.id, version: list[0]!.version })
    const messages = await admin.ok(listMessages, { pageNum: 1, pageSize: 50, type: 'business' })
    expect(messages.list.filter(({ content }) => content.includes('批量提交了 2 个新商品'))).toHaveLength(1)
  })

  it('that are invalid are a fault of their row, with the reason, and can be uploaded again', async () => {
    const open = await importFile(await fileOf(valves(1, 'BAD')), 'submit')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const bad = await uploadPictures(open.id, await zipOf({ 'BAD-1.png': svg }))
    expect(messagesOf(bad as never)).toEqual([
      expect.stringMatching(/^D2 图片“BAD-1.png”不能使用：文件内容不是/),
    ])
    const photo = await picture(400, 400).png().toBuffer()
    expect(await uploadPictures(open.id, await zipOf({ 'BAD-1.png': photo }))).toMatchObject({ valid: 1 })
  })
})

it('of two categories are in two sheets of a workbook, and content outside of lists is reported', async () => {
  const globe = { ...gateValve, 商家编码: 'SHEET-2', 商品名称: '闸阀二' }
  const first = sheetOf([{ ...gateValve, 商家编码: 'SHEET-1' }])
  const titled = {
    ...sheetOf([{ ...globe, 类目: '阀门/闸阀/楔式闸阀' }], '二'),
  }
  const bytes = await writeWorkbook([
    first,
    titled,
    { name: '备注', columns: [{ title: '随便写的', width: 9 }], rows: [['x']] },
  ])
  const checked = await importFile({ name: 'two.xlsx', bytes })
  expect(checked).toMatchObject({ read: 2, valid: 2 })
  expect(reportOf(checked, 'products')!.unread).toMatchObject([{ sheet: '备注', key: 'unread.noHead' }])
})
