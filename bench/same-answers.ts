import { deepStrictEqual } from 'node:assert/strict'
import { readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import type { Running } from './processes.ts'
import { oneOf, type SampleOrder } from './sample.ts'
import { product, scenarios, type ScenarioName, type ScenarioRequest } from './scenarios.ts'
import { isSuccess } from './statements.ts'

const probes = 5

/**
 * Checks that both programs answer and write the same: otherwise a comparison of their speed would be
 * meaningless.
 * @throws AssertionError naming the difference
 */
export async function assertSameAnswers(
  ours: Running,
  bare: Running,
  name: ScenarioName,
  orders: readonly SampleOrder[],
): Promise<void> {
  const readComparable = name === 'create' ? createdBy : readFrom
  for (let probe = 0; probe < probes; probe += 1) {
    const order = oneOf(orders)
    const own = await readComparable(ours, name, order, ours)
    deepStrictEqual(await readComparable(bare, name, order, ours), own, `${name} of order ${order.id}`)
  }
}

interface Records {
  id: string
}
interface Page {
  list?: Records[]
  total?: number
}
interface Order extends Records {
  status: string
  lines: (Records & { reservedQuantity: string })[]
  notes: Records[]
  history: Records[]
}
interface Note extends Records {
  status: string
  lines: { orderLineId: string; quantity: string }[]
  history: { action: string; from: string | null; to: string }[]
}

/** The ids of the records in an answer. */
async function readFrom(server: Running, name: ScenarioName, order: SampleOrder): Promise<unknown> {
  const answer = await ask<Partial<Page & Order>>(server, scenarios[name](order))
  const idsOf = (records: Records[] | undefined) => records?.map((record) => record.id)
  const { id, status, total, list, lines, notes, history } = answer
  return { id, status, total, parts: [list, lines, notes, history].map(idsOf) }
}

/** The note that a creation has stored, as the product reads it. */
async function createdBy(
  server: Running,
  name: ScenarioName,
  order: SampleOrder,
  reader: Running,
): Promise<unknown> {
  const reserved = async () => {
    const { lines } = await ask<Order>(reader, scenarios.detail(order))
    return lines.map((line) => Number(line.reservedQuantity))
  }
  const before = await reserved()
  const { id } = await ask<Records>(server, scenarios[name](order))
  const after = await reserved()
  const note = await ask<Note>(reader, {
    ...scenarios.detail(order),
    path: fillPath(readDeliveryNote.path, { product, id }),
  })
  return {
    status: note.status,
    lines: note.lines.map((line) => [line.orderLineId, line.quantity]),
    history: note.history.map((entry) => [entry.action, entry.from, entry.to]),
    reserved: after.map((quantity, index) => quantity - before[index]!),
  }
}

async function ask<Data>(server: Running, { path, ...request }: ScenarioRequest): Promise<Data> {
  const body = await (await fetch(server.url + path, request)).text()
  if (!isSuccess(body)) throw new Error(`${server.url}${path} answered ${body}`)
  return (JSON.parse(body) as { data: Data }).data
}
