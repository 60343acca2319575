import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { listOrders } from '@bdr/contract/orders/calls'
import { readUserInfo } from '@bdr/contract/session/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import type { Executor } from '../platform/db/executor.ts'
import { transaction } from '../platform/db/transaction.ts'
import { testWorld } from './app.ts'
import { databaseKind, poolSize } from './database.ts'

test.runIf(databaseKind === 'postgres')(
  'a locked table affects neither the health check nor other calls',
  async () => {
    const world = await testWorld()
    onTestFinished(() => world.close())
    const owner = await world.as('owner')
    const unlock = Promise.withResolvers<void>()
    onTestFinished(() => unlock.resolve())
    const locked = Promise.withResolvers<void>()
    const full = Promise.withResolvers<void>()
    const holding = transaction(world.database, async (tx) => {
      await sql`lock table purchase_order in access exclusive mode`.execute(tx)
      locked.resolve()
      // on every other connection
      await expect.poll(() => waitingForLocks(tx), { timeout: 30_000 }).toBe(poolSize - 1)
      full.resolve()
      await unlock.promise
    })
    await locked.promise

    let answered = 0
    const url = fillPath(listOrders.path, { product: 'bdr' })
    const waiting = Array.from({ length: poolSize - 1 }, async () => {
      const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
      answered += 1
      return answer
    })
    await Promise.race([full.promise, holding])
    const another = owner.call(readUserInfo, {})
    expect((await world.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect(answered).toBe(0)

    for (const answer of await Promise.all(waiting)) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ code: codes.unavailable })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await another).toMatchObject({ code: codes.success })

    unlock.resolve()
    await holding
    expect(await owner.call(listOrders, {})).toMatchObject({ code: codes.success })
  },
)

async function waitingForLocks(tx: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_database d on d.oid = database
    where not granted and d.datname = current_database()`.execute(tx)
  return rows[0]!.count
}
