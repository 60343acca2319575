import { readAccount } from '@bdr/contract/account/calls'
import { sessionLife } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testWorld, type TestWorld } from '../../test/app.ts'
import { hashOf } from './ticket.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

/** A client that signed in and has been idle for so many minutes. */
async function idleFor(minutes: number) {
  const client = await world.as('owner')
  await world.database.kysely
    .updateTable('session')
    .set({ used_at: sql<string>`now() - make_interval(mins => ${minutes}::int)` })
    .where('token_hash', '=', hashOf(client.token!))
    .execute()
  return client
}

const limit = sessionLife.idleHours * 60

it('a session ends after its maximum idle time', async () => {
  expect((await (await idleFor(limit + 1)).call(readAccount, {})).code).toBe('A00004')
})

it('before that it is valid, and a call extends it', async () => {
  const client = await idleFor(limit - 5)
  expect((await client.call(readAccount, {})).code).toBe('00000')
  const { idle } = await world.database.kysely
    .selectFrom('session')
    .select(sql<number>`extract(epoch from now() - used_at)::float8`.as('idle'))
    .where('token_hash', '=', hashOf(client.token!))
    .executeTakeFirstOrThrow()
  expect(idle).toBeLessThan(60 * 60)
})

it('it ends after its maximum number of days even if it is used', async () => {
  const client = await world.as('owner')
  await world.database.kysely
    .updateTable('session')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('token_hash', '=', hashOf(client.token!))
    .execute()
  expect((await client.call(readAccount, {})).code).toBe('A00004')
})
