import { reportOf } from '@bdr/contract/imports/model'
import { codes } from '@bdr/contract/errors'
import * as imports from '@bdr/contract/imports/calls'
import * as products from '@bdr/contract/products/calls'
import { importProductPrices } from '@bdr/contract/products/price-import'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { importAfterJobs, uploadImport } from '../../test/import.ts'
import { storedFile } from '../../test/stored-file.ts'
import {
  formattedCell,
  writeWorkbook as writeTestWorkbook,
} from '../../platform/workbook/test/write-workbook.ts'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'
import { aSku, aValve, categoryId } from '../products/test/contents.ts'

let world: TestWorld
let owner: Client
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  admin = await world.as('admin')
  for (const code of ['TERM-1', 'TERM-2', 'TERM-3']) await approved(code)
})
afterAll(() => world.close())

async function approved(code: string, client = owner, account: 'owner' | 'owner2' = 'owner') {
  const db = world.database.kysely
  const gate = await categoryId(db, '020101')
  const picture = await storedFile(db, world.viewers[account].staffId, 'product-picture')
  const { id, version } = await client.ok(products.createProduct, { categoryId: gate })
  const variants = [{ key: 'dn', values: ['100', '150'] }]
  const skus = ['100', '150'].map((dn) => aSku({ key: `k${dn}`, values: [dn], code: `${code}-${dn}` }))
  const { attributes, ...rest } = aValve(gate, picture)
  const content = {
    ...rest,
    name: `闸阀 ${code}`,
    attributes: attributes.filter(({ key }) => key !== 'dn'),
    variants,
    skus,
  }
  const { review } = await client.ok(products.submitProduct, { id, version, content })
  await admin.ok(products.approveProductReview, { id: review!.id, version: review!.version })
  return id
}

const exported = async (input = {}) => Buffer.from((await owner.ok(products.exportProducts, input)) as never)
const importFile = (bytes: Uint8Array, client = owner) =>
  uploadImport(world.app, client, importProductPrices, { name: '商品.xlsx', bytes })
const fileOf = (rows: readonly (readonly string[])[], titles = ['商家编码', '含税单价', '库存']) =>
  writeWorkbook([{ name: '价格', columns: titles.map((title) => ({ title, width: 12 })), rows }])
const commit = async (id: string) => {
  await owner.ok(imports.commitImport, { id })
  return importAfterJobs(world.app, owner, id)
}
const messagesOf = (found: Awaited<ReturnType<typeof importFile>>) =>
  reportOf(found, 'product-prices')!.faults.map(({ cell, message }) => `${cell ?? ''} ${message}`.trim())
const skuOf = async (code: string) => {
  const { list } = await owner.ok(products.listProducts, { keyword: code })
  const { live } = await owner.ok(products.readProduct, { id: list[0]!.id })
  return live!.skus.find((sku) => sku.code === code)!
}

describe('a list is read as its cells show', () => {
  it('another currency or unit is a fault, ten thousands are converted and told', async () => {
    const rows = [
      ['商家編碼', '含稅單價', '庫存'],
      ['TERM-1-100', formattedCell(950.5, 0), 20],
      ['TERM-1-150', formattedCell(0.128, 1), formattedCell(2, 2)],
      ['TERM-2-100', formattedCell(0.129, 1), 20],
    ]
    const formats = ['[$$-409]#,##0.00', '0.000"万元"', '0"箱"']
    const found = await importFile(writeTestWorkbook([{ name: '价格', rows }], { formats }))
    expect(messagesOf(found)).toEqual([
      'B2 单价的币种是 USD，应为 CNY',
      'C3 库存的单位是“箱”，商品的计量单位却是“台”',
    ])
    expect(reportOf(found, 'product-prices')).toMatchObject({
      changes: [{ code: 'TERM-2-100', price: { after: '1290' } }],
      assumptions: expect.arrayContaining([
        expect.objectContaining({ message: '“含稅單價”写作 0.128万元，读作 1280' }),
      ]),
    })
  })
})

describe('the exported list', () => {
  it('is read again without differences', async () => {
    const read = await importFile(await exported())
    expect(read.report).toMatchObject({ faults: [], changeCount: 0, sameCount: 6 })
    // nobody has anything to decide, so it does not wait for anybody
    expect(read).toMatchObject({ state: 'done', read: 6, failed: 0, written: 0 })
    expect(read.endedAt).not.toBeNull()
    expect(read).toMatchObject({ kind: 'product-prices', isReady: false, failed: 0 })
  })

  it("has a row for each SKU under the list's filter, and for drafts the typed values", async () => {
    const draft = await owner.ok(products.createProduct, {
      categoryId: await categoryId(world.database.kysely, '020101'),
    })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await exported({ status: 'draft' })) as never)
    const rows = workbook.worksheets[0]!.getSheetValues().slice(2) as unknown[][]
    expect(rows.map((row) => row[1])).toEqual([draft.productNo])
    expect((await importFile(await exported())).report).toMatchObject({ sameCount: 6, faults: [] })
    await owner.ok(products.removeProduct, { id: draft.id, version: draft.version })
  })

  it('changes what was edited in it, after showing old and new values', async () => {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await exported({ keyword: 'TERM-1' })) as never)
    const sheet = workbook.worksheets[0]!
    const titles = (sheet.getRow(1).values as string[]).slice(1)
    const column = (title: string) => titles.indexOf(title) + 1
    sheet.eachRow((row, number) => {
      if (number === 1) return
      row.getCell(column('含税单价')).value =
        row.getCell(column('商家编码')).text === 'TERM-1-100' ? 1299.5 : 1280
      row.getCell(column('库存')).value = 0
    })
    const read = await importFile(Buffer.from(await workbook.xlsx.writeBuffer()))
    expect(read).toMatchObject({ isReady: true, read: 2, valid: 2 })
    expect(reportOf(read, 'product-prices')!.changes).toEqual([
      expect.objectContaining({
        code: 'TERM-1-100',
        spec: '100',
        price: { before: '1280', after: '1299.5' },
        stock: { before: '25', after: '0' },
      }),
      expect.objectContaining({ code: 'TERM-1-150', price: null, stock: { before: '25', after: '0' } }),
    ])
    expect(await skuOf('TERM-1-100')).toMatchObject({ price: '1280' })
    expect(await commit(read.id)).toMatchObject({ state: 'done', written: 2 })
    expect(await skuOf('TERM-1-100')).toMatchObject({ price: '1299.5', stock: '0' })
    const { list } = await owner.ok(products.listProducts, { keyword: 'TERM-1' })
    const { history } = await owner.ok(products.readProduct, { id: list[0]!.id })
    expect(history[0]).toMatchObject({ action: 'reprice' })
    expect(history[0]!.changes).toContainEqual({
      field: 'price',
      part: 'TERM-1-100',
      before: '1280',
      after: '1299.5',
    })
  })
})

describe('a list of prices', () => {
  it('reports every fault, and the other rows are changed', async () => {
    const read = await importFile(
      await fileOf([
        ['term-2-100', '￥2,000.00', ''],
        ['TERM-2-150', '0', '-1'],
        ['NOBODY', '1', '1'],
        ['TERM-2-100', '9', '9'],
        ['', '9', '9'],
      ]),
    )
    expect(messagesOf(read)).toEqual([
      'B3 单价应大于 0',
      'C3 库存不能小于 0',
      'A4 您没有这个商家编码的商品',
      'A5 商家编码与 价格!A2 重复',
    ])
    expect(reportOf(read, 'product-prices')!.unread).toMatchObject([{ rows: [6], key: 'unread.noCode' }])
    expect(reportOf(read, 'product-prices')!.assumptions.map(({ key }) => key)).toEqual(['cells.blank'])
    expect(await commit(read.id)).toMatchObject({ state: 'done', written: 1, failed: 3 })
    expect(await skuOf('TERM-2-100')).toMatchObject({ price: '2000', stock: '25' })
  })

  it('whose changes differ at the confirmation is shown again, and nothing is written', async () => {
    const read = await importFile(await fileOf([['TERM-3-100', '500', '']]))
    const { list } = await owner.ok(products.listProducts, { keyword: 'TERM-3' })
    const { version } = await owner.ok(products.readProduct, { id: list[0]!.id })
    const skus = [{ key: 'k100', price: '700', stock: '25' }]
    await owner.ok(products.changeProductPrices, { id: list[0]!.id, version, skus })
    const again = await commit(read.id)
    expect(again).toMatchObject({ state: 'open', isReady: false, written: 0 })
    expect(reportOf(again, 'product-prices')!.assumptions[0]!.key).toBe('prices.changedMeanwhile')
    expect(reportOf(again, 'product-prices')!.changes).toMatchObject([
      { price: { before: '700', after: '500' } },
    ])
    await owner.ok(imports.checkImport, { id: read.id })
    await importAfterJobs(world.app, owner, read.id)
    expect(await commit(read.id)).toMatchObject({ state: 'done', written: 1 })
  })

  it('does not find codes of another company', async () => {
    const others = await world.as('owner2')
    const file = await fileOf([['TERM-3-150', '1', '1']])
    expect(messagesOf(await importFile(file, others))).toEqual(['A2 您没有这个商家编码的商品'])
    const driver = await world.as('driver')
    await expect(importFile(file, driver)).rejects.toThrow(codes.noPermission)
  })

  it('needs a price or a stock in each row', async () => {
    expect(messagesOf(await importFile(await fileOf([['TERM-3-150', 'x']], ['商家编码', '备注'])))).toEqual([
      '没有找到价格与库存的列表，表头至少要有商家编码，以及含税单价或库存',
    ])
  })
})
