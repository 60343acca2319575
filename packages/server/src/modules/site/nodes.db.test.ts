import { createContent, publishContent, withdrawContent } from '@bdr/contract/content/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppParts } from '../../app.ts'
import { webPages } from '../../platform/web/pages.ts'
import { testWebBuild, type TestWebBuild } from '../../platform/web/test/web-build.ts'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { startNode, type TestNode } from '../../test/node.ts'
import type { TestRedis } from '../../test/fake-redis.ts'
import { startRedis } from '../../test/redis.ts'
import { anArticle } from '../content/test/fields.ts'
import { siteOf } from './site.ts'

/** Two nodes, each with its own page cache. */
let a: TestNode
let b: TestNode
let world: TestWorld
let redis: TestRedis
let build: TestWebBuild
let admin: Client

beforeAll(async () => {
  world = await testWorld()
  redis = await startRedis()
  build = await testWebBuild()
  a = await startNode(world.database, redis, pagesOf)
  b = await startNode(world.database, redis, pagesOf)
  admin = clientOf(a.app, (await world.as('admin')).token)
})
afterAll(async () => {
  await a.close()
  await b.close()
  await redis.stop()
  await build.remove()
  await world.close()
})

async function pagesOf(parts: AppParts): Promise<NonNullable<AppParts['pages']>> {
  const { buildDir } = build
  return async (instance, { sessions: { viewerOf }, store, admission }) => {
    const siteFor = siteOf({ ...parts, store })
    return webPages(instance, { buildDir, productCode: 'bdr', bus: parts.bus, viewerOf, siteFor, admission })
  }
}

const newsOn = async ({ app }: TestNode) => (await app.inject('/newsCenter')).body
const changeOn = ({ bus }: TestNode) =>
  new Promise<void>((resolve) => bus.subscribe('content-changed', () => resolve()))

it('content published or withdrawn on one node changes the pages of the other', async () => {
  const fields = anArticle({ slug: 'on-two-nodes', title: '两个节点上的文章' })
  const { id, version } = await admin.ok(createContent, { fields })
  const before = await newsOn(b)
  expect(before).not.toContain(fields.title)
  // both answer from the cache
  expect(await newsOn(b)).toBe(before)

  const published = changeOn(b)
  const { version: now } = await admin.ok(publishContent, { id, version })
  expect(await newsOn(a)).toContain(fields.title)
  await published
  expect(await newsOn(b)).toContain(fields.title)

  const withdrawn = changeOn(b)
  await admin.ok(withdrawContent, { id, version: now, reason: '核对数据' })
  await withdrawn
  expect(await newsOn(b)).not.toContain(fields.title)
})
