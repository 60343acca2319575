import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testWorld, type TestWorld } from '../test/app.ts'
import { makeOrder } from '../test/factories.ts'
import { readStateCounts, sumStateCounts } from './state-counts.ts'

let world: TestWorld
let ids: string[]

beforeAll(async () => {
  world = await testWorld()
  ids = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      makeOrder(world.database.kysely, world.viewers.admin, {
        merchantId: world.valves.id,
        orderNo: `STATE-${number}`,
      }),
    ),
  )
})
afterAll(() => world.close())

/** The stored counts of one merchant and of all, next to those of a plain count. */
async function storedAndPlain() {
  const db = world.database.kysely
  const plain = async (merchantId?: string) => {
    const { rows } = await sql<{ status: string; count: string }>`
      select status, count(*) as count from purchase_order
      where ${merchantId === undefined ? sql`true` : sql`merchant_id = ${merchantId}`} group by status`.execute(
      db,
    )
    return new Map(rows.map(({ status, count }) => [status, Number(count)]))
  }
  const none = ([, count]: readonly [string, number]) => count !== 0
  const whose = [world.valves.id, undefined]
  return {
    stored: await Promise.all(
      whose.map(async (id) => new Map([...(await readStateCounts(db, ['order'], id))('order')].filter(none))),
    ),
    plain: await Promise.all(whose.map(plain)),
  }
}

const put = (id: string, status: string) =>
  sql`update purchase_order set status = ${status} where id = ${id}`.execute(world.database.kysely)

it('are the number of records in each state, before and after rows are summed up', async () => {
  const db = world.database.kysely
  const agree = async () => {
    const { stored, plain } = await storedAndPlain()
    expect(stored).toEqual(plain)
  }
  await agree()
  await sumStateCounts(db)
  await agree()
  await put(ids[0]!, 'cancelled')
  await agree()
  // changes only another column
  await sql`update purchase_order set version = version + 1 where id = ${ids[0]!}`.execute(db)
  await put(ids[0]!, 'pending')
  await sumStateCounts(db)
  await agree()
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from state_count group by kind, merchant_id, status having count(*) > 1 or sum(count) = 0
    `.execute(db)
  expect(rows).toEqual([])
})

it('count a change once while two processes sum rows up', async () => {
  const statuses = ['confirmed', 'cancelled', 'pending', 'completed']
  for (let round = 0; round < 5; round += 1)
    await Promise.all([
      ...ids.map((id, place) => put(id, statuses[(place + round) % statuses.length]!)),
      ...[1, 2, 3].map(() => sumStateCounts(world.database.kysely)),
    ])
  const { stored, plain } = await storedAndPlain()
  expect(stored).toEqual(plain)
})
