import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testWorld, type TestWorld } from '../../test/app.ts'
import { localBus } from '../../platform/bus.ts'
import { createSessions } from './sessions.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())
afterEach(() => vi.restoreAllMocks())

it('refuses within two seconds a session that ended on an unreachable node', async () => {
  const { database } = world
  const here = createSessions(database, localBus())
  const elsewhere = createSessions(database, localBus())
  const token = (await world.as('owner')).token!
  expect(await here.viewerOf(token)).toMatchObject({ name: 'owner' })

  expect(await elsewhere.end(database.kysely, token)).toBe(true)

  const later = Date.now() + 2_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await here.viewerOf(token)).toBeNull()
})
