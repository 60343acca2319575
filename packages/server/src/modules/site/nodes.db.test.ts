import type { FastifyInstance } from 'fastify'
import { createContent, publishContent, withdrawContent } from '@bdr/contract/content/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { redisBus } from '../../platform/bus-redis.ts'
import type { Bus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { webPages } from '../../platform/web/pages.ts'
import { testWebBuild, type TestWebBuild } from '../../platform/web/test/web-build.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { startRedis, type TestRedis } from '../../test/redis.ts'
import { anArticle } from '../content/test/fields.ts'
import { siteOf } from './site.ts'

/** Two instances of the application on one database and one Redis, each with pages in its memory. */
interface Node {
  readonly app: FastifyInstance
  readonly bus: Bus
}

let world: TestWorld
let redis: TestRedis
let build: TestWebBuild
let a: Node
let b: Node
let admin: Client

beforeAll(async () => {
  world = await testWorld()
  redis = await startRedis()
  build = await testWebBuild()
  a = await startNode()
  b = await startNode()
  admin = clientOf(a.app, (await world.as('admin')).token)
})
afterAll(async () => {
  for (const { app, bus } of [a, b]) {
    await app.close()
    bus.close()
  }
  await redis.stop()
  await build.remove()
  await world.close()
})

async function startNode(): Promise<Node> {
  const bus = await redisBus({ url: redis.url, channel: 'test:bus', onLost: () => {} })
  const { database } = world
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const siteFor = await siteOf({ database, bus, clock: testClock, env })
  const app = await buildApp({
    ...{ database, env, clock: testClock, bus },
    pages: (instance, { viewerOf }) =>
      webPages(instance, { buildDir: build.buildDir, productCode: 'bdr', bus, viewerOf, siteFor }),
  })
  return { app, bus }
}

const newsOn = async ({ app }: Node) => (await app.inject('/newsCenter')).body
const toldOn = ({ bus }: Node) =>
  new Promise<void>((resolve) => bus.subscribe('content-changed', () => resolve()))

it('what is published or withdrawn on one node is so on the pages of the other', async () => {
  const fields = anArticle({ slug: 'on-two-nodes', title: '两个节点上的文章' })
  const { id, version } = await admin.ok(createContent, { fields })
  const before = await newsOn(b)
  expect(before).not.toContain(fields.title)
  // both answer from memory
  expect(await newsOn(b)).toBe(before)

  const published = toldOn(b)
  const { version: now } = await admin.ok(publishContent, { id, version })
  expect(await newsOn(a)).toContain(fields.title)
  await published
  expect(await newsOn(b)).toContain(fields.title)

  const withdrawn = toldOn(b)
  await admin.ok(withdrawContent, { id, version: now, reason: '核对数据' })
  await withdrawn
  expect(await newsOn(b)).not.toContain(fields.title)
})
