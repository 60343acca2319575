import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { announce } from '@bdr/text/start'
import { buildApp } from './app.ts'
import { seedDemoOnce } from './db/demo/seed-once.ts'
import { seedContent } from './modules/content/seed.ts'
import { siteOf } from './modules/site/site.ts'
import { storeOf } from './adapters.ts'
import { localBus, type Bus } from './platform/bus.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Database } from './platform/db/open.ts'
import { untilReachable } from './platform/db/reachable.ts'
import type { Env } from './platform/env.ts'
import type { webPages as WebPages } from './platform/web/pages.ts'
import { importBuild } from './platform/web/render.ts'

const webBuild = fileURLToPath(new URL('../../web/build/', import.meta.url))

/**
 * Loads the module that renders pages, with its build; null if the web is not built. It needs no database, so it can
 * load earlier.
 */
export async function loadPages({ mode }: Env): Promise<typeof WebPages | null> {
  if (mode === 'development') return (await import('./platform/web/pages.ts')).webPages
  if (!existsSync(webBuild)) return null
  const [pages] = await Promise.all([import('./platform/web/pages.ts'), importBuild(webBuild)])
  return pages.webPages
}

/** Migrates the database, listens, and closes everything when the process is asked to stop. */
export async function serve(env: Env, database: Database): Promise<void> {
  const [webPages] = await Promise.all([loadPages(env), migrateAndSeed(env, database)])
  const bus = await openBus(env)
  const app = await buildApp({
    database,
    env,
    clock: systemClock,
    bus,
    ...(webPages && {
      pages: async (instance, { sessions, store, admission }) =>
        webPages(instance, {
          buildDir: webBuild,
          productCode: env.productCode,
          placeHeader: env.placeHeader,
          uploadOrigin: env.s3 && new URL(env.s3.publicEndpoint).origin,
          dev: env.mode === 'development',
          bus,
          viewerOf: sessions.viewerOf,
          siteFor: siteOf({ database, bus, store, clock: systemClock, env }),
          admission,
        }),
    }),
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    bus.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  await app.listen({ port: env.port, host: env.host })
  process.stdout.write(`${announce.listening(env.publicUrl)}\n`)
  if (env.publicUrlGuessed && env.mode === 'production')
    process.stderr.write(`${announce.linksLeadNowhere(env.publicUrl)}\n`)
}

async function migrateAndSeed(env: Env, database: Database): Promise<void> {
  await untilReachable(database, (reason) => {
    process.stderr.write(`${announce.databaseAwaited(reason)}\n`)
  })
  await migrate(database)
  await seedContent(database)
  if (env.demo && (await seedDemoOnce(database, systemClock, await storeOf(env))))
    process.stdout.write(`${announce.seeded}\n`)
}

/** Redis' client is loaded only if there are several nodes. */
async function openBus({ redisUrl, productCode }: Env): Promise<Bus> {
  if (redisUrl === null) return localBus()
  const { redisBus } = await import('./platform/bus-redis.ts')
  return redisBus({
    url: redisUrl,
    channel: `${productCode}:bus`,
    onLost: (reason) => process.stderr.write(`${announce.busLost(reason.message)}\n`),
  })
}
