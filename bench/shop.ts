import { setTimeout } from 'node:timers/promises'
import { readImport } from '@bdr/contract/imports/calls'
import { isUnderWay, reportOf } from '@bdr/contract/imports/model'
import { importOrders, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { writeWorkbook } from '../packages/server/src/platform/workbook/write-workbook.ts'
import { ask, signIn, upload, type Person } from './client.ts'
import type { Running } from './processes.ts'

/** A server with one confirmed order that no run can use up. */
export interface Shop {
  readonly admin: Person
  readonly owner: Person
  readonly lineIds: readonly string[]
}

export async function openShop({ url }: Running, lines: number): Promise<Shop> {
  const [admin, owner] = await Promise.all([signIn(url, 'admin'), signIn(url, 'owner')])
  await importInto(admin, 'FIRST', 1, lines)
  const { list } = await ask(owner, listOrders, { orderNo: 'FIRST' })
  const order = await ask(owner, readOrder, { id: list[0]!.id })
  const lineIds = order.lines.map((line) => line.id)
  await ask(owner, respondToOrder, {
    id: order.id,
    version: order.version,
    lines: lineIds.map((lineId) => ({ lineId, action: 'accept' as const })),
  })
  return { admin, owner, lineIds }
}

const columns = [
  ...['订单编号', '采购方', '供应商编码', '下单日期', '要求交货日期', '行号', '物料名称', '单位', '数量'],
  ...['含税单价', '税率', '收货地址'],
]

/** Imports orders with this many lines each, and waits until they are there. */
export async function importInto(
  admin: Person,
  orderNo: string,
  orders: number,
  lines: number,
): Promise<void> {
  const rows = Array.from({ length: orders * lines }, (_, row) => [
    ...[`${orderNo}-${Math.floor(row / lines) + 1}`, '基准发电有限公司（示例）', 'M1001'],
    ...['2026-11-02', '2027-12-20', String((row % lines) + 1), '楔式闸阀', '台', '1000000'],
    ...['612.5', '0.13', '江苏省南通市海门区滨江街道电厂路 1 号'],
  ])
  const sheet = { name: '采购订单', columns: columns.map((title) => ({ title, width: 16 })), rows }
  const { id } = await upload(admin, importOrders, { mode: 'import' }, await writeWorkbook([sheet]))
  let found = await ask(admin, readImport, { id })
  while (isUnderWay(found.state)) {
    await setTimeout(200)
    found = await ask(admin, readImport, { id })
  }
  if (found.state !== 'done')
    throw new Error(
      `the import was refused: ${JSON.stringify(reportOf(found, 'orders')?.faults.slice(0, 3))}`,
    )
}
