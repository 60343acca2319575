import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, type BasePost } from '@bdr/contract/access'
import { allCalls } from '@bdr/contract/calls'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { codes } from '@bdr/contract/errors'
import type { Call } from '@bdr/contract/kernel/call'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { logout } from '@bdr/contract/session/calls'
import { orderLines } from '../modules/orders/queries.ts'
import { testWorld, type Account, type Client, type TestWorld } from './app.ts'
import { makeOrder } from './factories.ts'

/**
 * Walks every call of the contract as everybody: what a post may not do is refused before anything
 * is read, and another merchant's ids answer exactly as ids that never were. A new call is walked
 * without anyone remembering it; one that takes an id of a new kind must be told about it here.
 */

let world: TestWorld
let clients: Record<Account, Client>
/** ids of records of the valves, by what the input calls them */
let foreign: Record<string, string>
const never = '999999999999'

const accounts: Record<Account, BasePost> = {
  owner: '98',
  sales: '99',
  driver: '100',
  owner2: '98',
  admin: 'admin',
}

beforeAll(async () => {
  world = await testWorld()
  clients = Object.fromEntries(
    await Promise.all(
      Object.keys(accounts).map(async (account) => [account, await world.as(account as Account)]),
    ),
  )
  const db = world.database.kysely
  const orderId = await makeOrder(db, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: 'PO-WALL',
  })
  const [line] = await orderLines(db, orderId)
  await clients.owner.ok(respondToOrder, {
    id: orderId,
    version: 1,
    lines: [{ lineId: line!.id, action: 'accept' }],
  })
  const note = await clients.owner.ok(createDeliveryNote, {
    lines: [{ orderLineId: line!.id, quantity: '1' }],
    submit: true,
  })
  const [noteLine] = await db
    .selectFrom('delivery_note_line')
    .select('id')
    .where('note_id', '=', note.id)
    .execute()
  foreign = { order: orderId, deliveryNote: note.id, orderLine: line!.id, noteLine: noteLine!.id }
})
afterAll(() => world.close())

/** The record a call's `id` names. */
const kindOfId = (call: Call): 'order' | 'deliveryNote' =>
  call.path.includes('/delivery-notes') ? 'deliveryNote' : 'order'

/** A valid input for each call that names a record: everything but the ids is right. */
function inputFor(call: Call, ids: Record<string, string>): Record<string, unknown> | null {
  const line = { accept: { lineId: ids['orderLine'], action: 'accept' } }
  const fields: Record<string, unknown> = {
    id: ids[kindOfId(call)],
    version: 1,
    reason: 'because',
    orderIds: ids['order'],
    submit: true,
    receiverName: 'receiver',
    last: false,
    lines:
      call.name === 'orders.respond'
        ? [line.accept]
        : call.name === 'orders.decide'
          ? [{ lineId: ids['orderLine'], action: 'approve' }]
          : call.name === 'deliveryNotes.receive'
            ? [{ noteLineId: ids['noteLine'], accepted: '1', rejected: '0' }]
            : [{ orderLineId: ids['orderLine'], quantity: '1' }],
  }
  const wanted = Object.keys(call.input.shape)
  const naming =
    ['id', 'orderIds'].some((name) => wanted.includes(name)) || call.name === 'deliveryNotes.create'
  if (!naming) return null
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.includes(name)))
}

const guarded = allCalls.filter((call) => call.access !== 'public')
const naming = guarded.filter((call) => inputFor(call, {}) !== null)
const rest = guarded.filter((call) => call !== (logout as Call))

it('knows an input for every call that names a record', () => {
  const takesIds = guarded.filter(
    (call) => /\{id\}/.test(call.path) || 'lines' in call.input.shape || 'orderIds' in call.input.shape,
  )
  expect(naming.map((call) => call.name).toSorted()).toEqual(takesIds.map((call) => call.name).toSorted())
})

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('refuses a stranger and a made-up token', async () => {
    const nobody = await world.as(null)
    expect((await nobody.send(call, inputFor(call, foreign) ?? {})).code).toBe(codes.sessionInvalid)
    const { clientOf } = await import('./app.ts')
    expect((await clientOf(world.app, 'x'.repeat(43)).send(call, {})).code).toBe(codes.sessionInvalid)
  })
})

describe.each(rest.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const access = call.access
  it.each(Object.entries(accounts) as [Account, BasePost][])(
    'by %s keeps to the table of posts',
    async (account, post) => {
      // An empty input does nothing even where the post may: only the answer to "may I" is asked.
      const answer = await clients[account].send(call, {})
      if (access !== 'signed-in' && access !== 'public' && !can(post, access))
        expect(answer.code).toBe(codes.noPermission)
      else expect(answer.code).not.toBe(codes.noPermission)
    },
  )
})

describe.each(naming.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it("answers another merchant's ids as ids that never were", async () => {
    const ids = Object.fromEntries(Object.keys(foreign).map((kind) => [kind, never]))
    const theirs = await clients.owner2.send(call, inputFor(call, foreign)!)
    const nobodys = await clients.owner2.send(call, inputFor(call, ids)!)
    expect(theirs).toEqual(nobodys)
    expect([codes.notFound, codes.invalid, codes.noPermission]).toContain(theirs.code)
  })
})

it('lists nothing of another merchant', async () => {
  for (const call of guarded.filter((candidate) => candidate.name.endsWith('.list'))) {
    const mine = (await clients.owner.send(call, {})).data as { total: number }
    const theirs = (await clients.owner2.send(call, {})).data as { total: number; list: unknown[] }
    expect(mine.total).toBeGreaterThan(0)
    expect(theirs).toMatchObject({ total: 0, list: [] })
  }
})

it('left the walked records as they were', async () => {
  const db = world.database.kysely
  const note = await db
    .selectFrom('delivery_note')
    .select(['status', 'version'])
    .where('id', '=', foreign['deliveryNote']!)
    .executeTakeFirstOrThrow()
  expect(note).toEqual({ status: 'ready', version: 2 })
})
