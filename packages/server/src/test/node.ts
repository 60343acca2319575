import type { FastifyInstance } from 'fastify'
import { buildApp, type AppParts } from '../app.ts'
import { redisBus } from '../platform/bus-redis.ts'
import type { Bus } from '../platform/bus.ts'
import type { Database } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import { testClock } from './app.ts'
import type { TestRedis } from './fake-redis.ts'

/** One of several instances of the application on one database and one Redis. */
export interface TestNode {
  readonly app: FastifyInstance
  readonly bus: Bus
  close(): Promise<void>
}

/** @param pagesOf mounts its pages; omitted where only the gateway is needed */
export async function startNode(
  database: Database,
  redis: TestRedis,
  pagesOf?: (parts: AppParts) => Promise<NonNullable<AppParts['pages']>>,
): Promise<TestNode> {
  const bus = await redisBus({ url: redis.url, channel: 'test:bus', onLost: () => {} })
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const parts = { database, env, clock: testClock, bus }
  const app = await buildApp(pagesOf ? { ...parts, pages: await pagesOf(parts) } : parts)
  return {
    app,
    bus,
    close: async () => {
      await app.close()
      bus.close()
    },
  }
}
