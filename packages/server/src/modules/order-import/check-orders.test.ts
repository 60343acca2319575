import { describe, expect, it } from 'vitest'
import { checkOrders, lookupsOf, type KnownRecords } from './check-orders.ts'
import { readFile } from './read-file.ts'
import { readFixture, faultTexts } from './test/expectations.ts'
import type { ReadResult } from './model.ts'
import { listSheet, renamed, type ListRow } from './test/list-sheet.ts'
import { writeWorkbook } from '../../platform/workbook/test/write-workbook.ts'

const known: KnownRecords = {
  merchants: [
    { id: '1', code: 'M1001', name: '宜兴明泽阀门有限公司（示例）' },
    { id: '2', code: 'M1002', name: '昆山澄远轴承有限公司（示例）' },
  ],
  parties: [],
  existingOrders: [],
}

const readList = (...rows: ListRow[]) => readFile(writeWorkbook([listSheet(...rows)]))

describe('the suppliers in a workbook', () => {
  it.each([
    { 供应商编码: 'm1001' },
    { 供应商编码: 'Ｍ１００１', 供应商名称: '宜兴明泽阀门有限公司(示例)' },
    { 供应商编码: null, 供应商名称: '宜兴明泽阀门 有限公司（示例）' },
    { 供应商编码: null, 供应商名称: 'M1001' },
  ] as ListRow[])('are found as %j', async (row) => {
    const checked = checkOrders(await readList(row), known)
    expect(faultTexts(checked)).toEqual([])
    expect(checked.orders).toMatchObject([{ merchantId: '1', order: { totalAmount: '1440.00' } }])
  })

  it.each([
    [{ 供应商编码: 'M9999' }, 'C2 没有这个编码的供应商，请核对编码'],
    [{ 供应商编码: null, 供应商名称: '明泽' }, 'M2 没有这个名称的供应商，请核对全称'],
    [
      { 供应商名称: '昆山澄远轴承有限公司（示例）' },
      'C2 编码 M1001 的供应商是“宜兴明泽阀门有限公司（示例）”，与所写名称不符',
    ],
  ])('are not guessed: %j', async (row, message) => {
    const checked = checkOrders(await readList(row), known)
    expect(faultTexts(checked)).toEqual([message])
    expect(checked.orders).toEqual([])
  })

  it('are looked up even for orders with other faults', async () => {
    const read = await readList({ 供应商编码: 'M9999', 下单日期: '哪天' })
    expect(faultTexts(checkOrders(read, known))).toEqual([
      'C2 没有这个编码的供应商，请核对编码',
      'D2 日期应写成 2026-11-20 的形式',
    ])
  })

  it('must be present', async () => {
    const read = await readList({ 供应商编码: null })
    expect(faultTexts(checkOrders(read, known))).toEqual(['C2 不能为空'])
  })
})

describe('order numbers', () => {
  const existingIn = (read: ReadResult, existingOrders: KnownRecords['existingOrders']) =>
    [...checkOrders(read, { ...known, existingOrders }).existing].map(([{ orderNo }, id]) => [orderNo, id])

  it('that the buyer has already used refer to the existing order', async () => {
    const read = await readList({}, { 订单编号: 'PO2' })
    const existingOrders = [
      { id: '7', orderNo: 'PO2', buyerName: '清源水务集团（示例）' },
      { id: '8', orderNo: 'PO1', buyerName: '另一家' },
    ]
    expect(existingIn(read, existingOrders)).toEqual([['PO2', '7']])
  })

  it('are compared regardless of the width of brackets and digits', async () => {
    const read = await readList({ 订单编号: 'ＰＯ１', 采购方: '清源水务集团(示例)' })
    const stored = { orderNo: 'PO1', buyerName: '清源水务集团（示例）' }
    expect(lookupsOf(read).orders).toContainEqual(stored)
    expect(existingIn(read, [{ id: '9', ...stored }])).toEqual([['PO1', '9']])
  })
})

describe('the sellers in UBL orders', () => {
  const choice = { scheme: '0192', partyId: '987654325', merchantId: '2' }

  it('are asked for if unknown, which is not a fault', async () => {
    const checked = checkOrders(await readFixture('ubl/UC1_Order.xml'), known)
    expect(checked).toMatchObject({
      orders: [],
      faultCount: 0,
      unknownParties: [{ scheme: '0192', partyId: '987654325', name: 'The Supplier AB' }],
    })
  })

  it('are found once chosen, and remembered', async () => {
    const read = await readFixture('ubl/UC1_Order.xml')
    for (const checked of [
      checkOrders(read, known, [choice]),
      checkOrders(read, { ...known, parties: [choice] }),
    ]) {
      expect(checked).toMatchObject({
        unknownParties: [],
        orders: [{ merchantId: '2', order: { totalAmount: '143.75' } }],
      })
    }
  })

  it('keep their remembered merchant, whatever is chosen later', async () => {
    const read = await readFixture('ubl/UC1_Order.xml')
    const checked = checkOrders(read, { ...known, parties: [choice] }, [{ ...choice, merchantId: '1' }])
    expect(checked.orders).toMatchObject([{ merchantId: '2' }])
  })
})

describe('the records to look up', () => {
  it("include a company's name in all spellings in which it may be stored", async () => {
    const read = await readList({ 供应商编码: null, 供应商名称: '宜兴明泽阀门 有限公司(示例)' })
    expect(lookupsOf(read).merchantNames).toContain('宜兴明泽阀门有限公司（示例）')
  })

  it('include every code, name, party and number in the file', async () => {
    const sheet = renamed(listSheet({ 供应商编码: 'm1001' }), '供应商编码', '供应商')
    expect(lookupsOf(await readFile(writeWorkbook([sheet])))).toEqual({
      merchantCodes: ['M1001'],
      merchantNames: ['m1001'],
      parties: [],
      orders: [
        { orderNo: 'PO1', buyerName: '清源水务集团（示例）' },
        { orderNo: 'PO1', buyerName: '清源水务集团(示例)' },
      ],
    })
    expect(lookupsOf(await readFixture('ubl/UC1_Order.xml')).parties).toEqual([
      { scheme: '0192', partyId: '987654325' },
    ])
  })
})
