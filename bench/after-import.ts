import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { readImport } from '@bdr/contract/imports/calls'
import { isUnderWay, reportOf } from '@bdr/contract/imports/model'
import { importOrders, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { writeWorkbook } from '../packages/server/src/platform/workbook/write-workbook.ts'
import { ask, signIn, upload, type Person } from './client.ts'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, spreadOf } from './statistics.ts'

/** Lines of the note that is submitted. */
const noteLines = 40
/** The number of orders the second server has imported when they are compared. */
const bulk = { orders: 500, lines: 24 }
const rounds = 15
const notesPerRound = 4
const targetRatio = 1.5
/** Milliseconds; the records themselves are added in one transaction. */
const targetWait = 2_000
/** Milliseconds between two reads of the list. */
const between = 20

/**
 * How long submitting a note takes on the embedded database after a large import, compared with a server
 * without one. Both use the query plans they made while there was little data.
 */
export async function measureAfterImport(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const running: Running[] = []
  const startOne = async (name: string): Promise<Shop> => {
    const dataDir = path.join(folder, name)
    const server = await startServer('packages/server/src/main.ts', {
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
    })
    running.push(server)
    return openShop(server)
  }
  try {
    const before = await startOne('before')
    const after = await startOne('after')
    for (const shop of [before, after]) await submitFor(shop, 3 * notesPerRound)
    const importing = importInto(after.admin, 'BULK', bulk.orders, bulk.lines)
    const waits = await waitsWhile(after.owner, importing)
    const pairs: [number, number][] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await submitFor(after, notesPerRound), await submitFor(before, notesPerRound)])
    const ratios = pairs.map(([full, empty]) => full / empty)
    const longest = Math.max(...waits)
    return [
      {
        name: 'after-import',
        title: '导入一万二千行后提交送货单（毫秒）',
        ours: median(pairs.map(([full]) => full)),
        against: median(pairs.map(([, empty]) => empty)),
        ratio: median(ratios),
        spread: spreadOf(ratios),
        target: `≤ ${targetRatio}`,
        holds: median(ratios) <= targetRatio,
      },
      {
        name: 'during-import',
        title: '导入一万二千行其间订单列表最久一次（毫秒，嵌入式）',
        ours: longest,
        against: null,
        ratio: null,
        spread: [median(waits), longest],
        target: `≤ ${targetWait}`,
        holds: longest <= targetWait,
      },
    ]
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await rm(folder, { recursive: true })
  }
}

/** Milliseconds of reading the list of orders again and again, until the given work is done. */
async function waitsWhile(person: Person, going: Promise<void>): Promise<number[]> {
  const over = new AbortController()
  const ended = going.finally(() => over.abort())
  const waits: number[] = []
  while (!over.signal.aborted) {
    const beganAt = performance.now()
    await ask(person, listOrders, {})
    waits.push(performance.now() - beganAt)
    await setTimeout(between)
  }
  await ended
  return waits
}

/** A server with one confirmed order of `noteLines` lines that no run can use up. */
interface Shop {
  readonly admin: Person
  readonly owner: Person
  readonly lineIds: readonly string[]
}

async function openShop({ url }: Running): Promise<Shop> {
  const [admin, owner] = await Promise.all([signIn(url, 'admin'), signIn(url, 'owner')])
  await importInto(admin, 'FIRST', 1, noteLines)
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

/** @returns milliseconds of one submission, on average */
async function submitFor({ owner, lineIds }: Shop, notes: number): Promise<number> {
  const lines = lineIds.map((orderLineId) => ({ orderLineId, quantity: '1' }))
  const beganAt = performance.now()
  for (let note = 0; note < notes; note += 1) await ask(owner, createDeliveryNote, { lines, submit: true })
  return (performance.now() - beganAt) / notes
}

const columns = [
  ...['订单编号', '采购方', '供应商编码', '下单日期', '要求交货日期', '行号', '物料名称', '单位', '数量'],
  ...['含税单价', '税率', '收货地址'],
]

async function importInto(admin: Person, orderNo: string, orders: number, lines: number): Promise<void> {
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
