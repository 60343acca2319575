import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp, type AppParts } from '../app.ts'
import { siteOf } from '../modules/site/site.ts'
import { localBus } from '../platform/bus.ts'
import { transaction } from '../platform/db/transaction.ts'
import { readEnv } from '../platform/env.ts'
import { webPages } from '../platform/web/pages.ts'
import { testWebBuild } from '../platform/web/test/web-build.ts'
import { testClock } from './app.ts'
import { databaseKind, testDatabase } from './database.ts'

test.runIf(databaseKind === 'postgres')(
  'while a table is locked, cached pages and the health check are answered, and other pages are a 503',
  async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const build = await testWebBuild()
    onTestFinished(() => build.remove())
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const parts: AppParts = { database, env, clock: testClock, bus: localBus() }
    const app = await buildApp({
      ...parts,
      pages: async (instance, { sessions: { viewerOf }, store, admission }) => {
        const siteFor = siteOf({ ...parts, store })
        return webPages(instance, {
          ...build,
          productCode: 'bdr',
          bus: parts.bus,
          viewerOf,
          siteFor,
          admission,
        })
      },
    })
    onTestFinished(() => app.close())
    const known = await app.inject('/newsCenter')
    expect(known.statusCode).toBe(200)

    const unlock = Promise.withResolvers<void>()
    onTestFinished(() => unlock.resolve())
    const locked = Promise.withResolvers<void>()
    const holding = transaction(database, async (tx) => {
      await sql`lock table content in access exclusive mode`.execute(tx)
      locked.resolve()
      await unlock.promise
    })
    await Promise.race([locked.promise, holding])

    let answered = false
    const unknown = app.inject('/techTransformList').finally(() => (answered = true))
    expect((await app.inject('/newsCenter')).body).toBe(known.body)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect(answered).toBe(false)
    const refused = await unknown
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    unlock.resolve()
    await holding
    expect((await app.inject('/techTransformList')).statusCode).toBe(200)
  },
)
