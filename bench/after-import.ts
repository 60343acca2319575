import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { ask, type Person } from './client.ts'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { importInto, openShop, type Shop } from './shop.ts'
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
    return openShop(server, noteLines)
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

/** @returns milliseconds of one submission, on average */
async function submitFor({ owner, lineIds }: Shop, notes: number): Promise<number> {
  const lines = lineIds.map((orderLineId) => ({ orderLineId, quantity: '1' }))
  const beganAt = performance.now()
  for (let note = 0; note < notes; note += 1) await ask(owner, createDeliveryNote, { lines, submit: true })
  return (performance.now() - beganAt) / notes
}
