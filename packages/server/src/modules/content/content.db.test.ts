import { readAuditLog } from '@bdr/contract/audit/calls'
import * as calls from '@bdr/contract/content/calls'
import { companyPages } from '@bdr/contract/content/kinds'
import { contentLimits } from '@bdr/contract/content/model'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { codes } from '@bdr/contract/errors'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { readArticle } from '../site/articles.ts'
import { addressOf } from './address.ts'
import { releaseDue } from './publish.ts'
import { anArticle, anEntry } from './test/fields.ts'

let world: TestWorld
let admin: Client
let changes = 0

beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  world.bus.subscribe('content-changed', () => (changes += 1))
})
afterAll(() => world.close())

let made = 0
const create = () => {
  made += 1
  return admin.ok(calls.createContent, { fields: anArticle({ slug: `article-${made}` }) })
}
const asRead = ({ id, version }: ContentDetail) => ({ id, version })
const publicly = (id: string) => readArticle(world.database.kysely, id, false)
const inPreview = (id: string) => readArticle(world.database.kysely, id, true)

describe('an article', () => {
  it('is not visible until it is published, except as a preview for operators', async () => {
    const draft = await create()
    expect(draft).toMatchObject({ status: 'draft', publicUrl: null, version: 1 })
    expect(draft.previewUrl).toBe(`/newsDetail?id=${draft.id}&preview=1`)
    expect(await publicly(draft.id)).toEqual({ state: 'unknown' })
    expect(await inPreview(draft.id)).toMatchObject({ state: 'preview', content: { title: draft.title } })

    const before = changes
    const shown = await admin.ok(calls.publishContent, asRead(draft))
    expect(changes).toBe(before + 1)
    expect(shown).toMatchObject({ status: 'published', publicUrl: `/newsDetail?id=${draft.id}` })
    expect(await publicly(draft.id)).toMatchObject({ state: 'published' })
  })

  it('is sanitised when it is saved', async () => {
    const saved = await admin.ok(calls.createContent, {
      fields: anArticle({ slug: 'hostile', body: '<p onclick="x()">一</p><script>alert(1)</script>' }),
    })
    expect(saved.fields.body).toBe('<p>一</p>')
  })

  it('is refused at its text if sanitising leaves nothing of it, or makes it too long', async () => {
    const draft = await create()
    const bodies = {
      '<script>alert(1)</script>': '正文：不能为空',
      ' <style>p { color: red }</style> ': '正文：不能为空',
      [`<p>${'&'.repeat(contentLimits.body - 7)}</p>`]: `正文：最多 ${contentLimits.body} 个字`,
    }
    for (const [body, message] of Object.entries(bodies)) {
      const fields = anArticle({ slug: 'cleaned-away', body })
      const created = await admin.call(calls.createContent, { fields })
      expect(created).toMatchObject({ code: 'A00002', data: [message] })
      const saved = await admin.call(calls.saveContent, { ...asRead(draft), fields })
      expect(saved).toMatchObject({ code: 'A00002', data: [message] })
    }
  })

  it('keeps its public version until a saved one is published', async () => {
    const shown = await admin.ok(calls.publishContent, asRead(await create()))
    const saved = await admin.ok(calls.saveContent, {
      ...asRead(shown),
      fields: anArticle({ slug: shown.slug, title: '轴承订单写法（改）' }),
    })
    expect(saved).toMatchObject({ status: 'published', hasChanges: true })
    expect(await publicly(shown.id)).toMatchObject({ content: { title: '轴承订单怎么写' } })
    expect(await inPreview(shown.id)).toMatchObject({ content: { title: '轴承订单写法（改）' } })

    const again = await admin.ok(calls.publishContent, asRead(saved))
    expect(again).toMatchObject({ hasChanges: false, publishedAt: shown.publishedAt })
    expect(await publicly(shown.id)).toMatchObject({ content: { title: '轴承订单写法（改）' } })
    const nothingNew = await admin.call(calls.publishContent, asRead(again))
    expect(nothingNew.code).toBe(codes.conflict)
  })

  it('answers 410 once it is withdrawn, and can be published again', async () => {
    const shown = await admin.ok(calls.publishContent, asRead(await create()))
    const gone = await admin.ok(calls.withdrawContent, { ...asRead(shown), reason: '数据有误' })
    expect(await publicly(shown.id)).toEqual({ state: 'withdrawn' })
    expect(gone.history[0]).toMatchObject({ action: 'withdraw', reason: '数据有误' })
    const { list: log } = await admin.ok(readAuditLog, { action: 'content.' })
    expect(log.slice(0, 3)).toMatchObject([
      { action: 'content.withdraw', address: '127.0.0.1', detail: '原因：数据有误' },
      { action: 'content.publish', address: '127.0.0.1' },
      { action: 'content.create', address: '127.0.0.1' },
    ])
    await admin.ok(calls.publishContent, asRead(gone))
    expect(await publicly(shown.id)).toMatchObject({ state: 'published' })
  })

  it('refuses an outdated version', async () => {
    const draft = await create()
    await admin.ok(calls.saveContent, { ...asRead(draft), fields: anArticle({ slug: draft.slug }) })
    expect((await admin.call(calls.publishContent, asRead(draft))).code).toBe(codes.conflict)
  })

  it('keeps every version and can restore one', async () => {
    const first = await create()
    const second = await admin.ok(calls.saveContent, {
      ...asRead(first),
      fields: anArticle({ slug: first.slug, title: '第二稿' }),
    })
    const versions = await admin.ok(calls.listContentVersions, { id: first.id })
    expect(versions.map(({ title, savedBy }) => [title, savedBy])).toEqual([
      ['第二稿', 'admin'],
      ['轴承订单怎么写', 'admin'],
    ])
    const savedVersion = versions[1]!.version
    expect((await admin.ok(calls.readContentVersion, { id: first.id, savedVersion })).fields.title).toBe(
      '轴承订单怎么写',
    )
    const beyond = { id: first.id, savedVersion: 2 ** 31 }
    expect((await admin.call(calls.readContentVersion, beyond)).code).toBe('A00002')
    const restored = await admin.ok(calls.restoreContent, { ...asRead(second), savedVersion })
    expect(restored.fields.title).toBe('轴承订单怎么写')
    expect(await admin.ok(calls.listContentVersions, { id: first.id })).toHaveLength(3)
  })

  it('has a unique slug, which cannot change after its publication', async () => {
    const taken = await create()
    const twin = await admin.call(calls.createContent, { fields: anArticle({ slug: taken.slug }) })
    expect(twin).toMatchObject({ code: codes.invalid, data: ['网址名：这个网址名已被使用'] })
    const entry = await admin.call(calls.createContent, { fields: anEntry({ slug: taken.slug }) })
    expect(entry.code).toBe(codes.success)

    const shown = await admin.ok(calls.publishContent, asRead(taken))
    const renamed = await admin.call(calls.saveContent, {
      ...asRead(shown),
      fields: anArticle({ slug: 'other' }),
    })
    expect(renamed.code).toBe(codes.invalid)
  })
})

/** A picture as if uploaded. */
async function aCover(name: string): Promise<string> {
  const { id } = await world.database.kysely
    .insertInto('file')
    .values({
      key: `cover-${name}`,
      purpose: 'content-cover',
      name,
      media_type: 'image/webp',
      bytes: '204800',
      width: 1920,
      height: 1080,
      staff_id: world.viewers.admin.staffId,
      stored_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a cover', () => {
  it('is recorded by name and size, and changes on the website only by publishing', async () => {
    const [before, after] = [await aCover('前.webp'), await aCover('后.webp')]
    const draft = await admin.ok(calls.createContent, {
      fields: anArticle({ slug: 'with-cover', coverFileId: before }),
    })
    expect(draft.cover).toMatchObject({ id: before, name: '前.webp', bytes: 204_800 })
    const shown = await admin.ok(calls.publishContent, asRead(draft))
    const saved = await admin.ok(calls.saveContent, {
      ...asRead(shown),
      fields: anArticle({ slug: 'with-cover', coverFileId: after }),
    })
    expect(saved.cover).toMatchObject({ id: after, name: '后.webp' })
    const urlOf = (reading: object) => (reading as { content: { cover: { url: string } } }).content.cover.url
    expect(urlOf(await publicly(draft.id))).toContain('cover-前.webp')
    expect(await publicly(draft.id)).toMatchObject({
      content: {
        cover: { width: 1920, small: { url: expect.stringMatching(/前\.webp\/thumbnail$/), width: 640 } },
      },
    })
    expect(urlOf(await inPreview(draft.id))).toContain('cover-后.webp')
    const first = await admin.ok(calls.readContentVersion, { id: draft.id, savedVersion: 1 })
    expect(first.cover).toMatchObject({ name: '前.webp' })

    const bare = await admin.ok(calls.saveContent, {
      ...asRead(saved),
      fields: anArticle({ slug: 'with-cover' }),
    })
    expect(bare.cover).toBeNull()
    expect(await inPreview(draft.id)).toMatchObject({ content: { cover: null } })
  })
})

it.each(['article', 'technique', 'entry', 'company'] as const)(
  'the preview address of %s belongs to a page with previews',
  (kind) => {
    for (const slug of kind === 'company' ? companyPages : ['a']) {
      const path = addressOf({ id: '1', kind, slug }, { preview: '1' })
      const shown = (pages as readonly Page[]).find((page) => page.path === path.split('?')[0])!
      expect(shown.query).toContain('preview')
    }
  },
)

describe('an entry', () => {
  it('contains the entries it refers to, including deleted ones', async () => {
    await admin.ok(calls.createContent, { fields: anEntry({ slug: 'gate-valve', title: '闸阀' }) })
    const related = ['nowhere', 'gate-valve']
    const entry = await admin.ok(calls.createContent, { fields: anEntry({ slug: 'ball-valve', related }) })
    const titled = [
      { slug: 'nowhere', title: 'nowhere' },
      { slug: 'gate-valve', title: '闸阀' },
    ]
    expect(entry.related).toEqual(titled)
    const first = await admin.ok(calls.readContentVersion, { id: entry.id, savedVersion: 1 })
    expect(first.related).toEqual(titled)
  })
})

describe('scheduling', () => {
  // the database has its own clock, which tests cannot stop
  const later = '2099-11-20T18:00:00+08:00'

  it('accepts only a future time', async () => {
    const draft = await create()
    const past = await admin.call(calls.scheduleContent, {
      ...asRead(draft),
      publishAt: '2026-11-20T11:59:00+08:00',
    })
    expect(past.code).toBe(codes.invalid)
    const waiting = await admin.ok(calls.scheduleContent, { ...asRead(draft), publishAt: later })
    expect(waiting).toMatchObject({ status: 'scheduled', publishAt: new Date(later).toISOString() })
    expect(await publicly(draft.id)).toEqual({ state: 'unknown' })
    const back = await admin.ok(calls.unscheduleContent, asRead(waiting))
    expect(back).toMatchObject({ status: 'draft', publishAt: null })
  })

  it('publishes due content once, however many nodes check', async () => {
    const draft = await create()
    await admin.ok(calls.scheduleContent, { ...asRead(draft), publishAt: later })
    await world.database.kysely
      .updateTable('content')
      .set({ publish_at: sql<string>`now() - interval '1 second'` })
      .where('id', '=', draft.id)
      .execute()
    await Promise.all([releaseDue(world.database, world.bus), releaseDue(world.database, world.bus)])
    const shown = await admin.ok(calls.readContent, { id: draft.id })
    expect(shown).toMatchObject({ status: 'published', publishAt: null })
    expect(shown.history.filter(({ action }) => action === 'release')).toHaveLength(1)
    expect(await publicly(draft.id)).toMatchObject({ state: 'published' })
  })

  it('happens by a timer at the given time', async () => {
    const draft = await create()
    const waiting = await admin.ok(calls.scheduleContent, { ...asRead(draft), publishAt: later })
    await world.database.kysely
      .updateTable('content')
      .set({ publish_at: sql<string>`now() + interval '200 milliseconds'` })
      .where('id', '=', waiting.id)
      .execute()
    world.bus.publish('content-changed', null)
    await expect.poll(async () => (await publicly(draft.id)).state, { timeout: 10_000 }).toBe('published')
  })
})

describe('the list', () => {
  it('can be filtered by kind, state, group and words', async () => {
    const draft = await admin.ok(calls.createContent, {
      fields: anArticle({ slug: 'to-be-found', title: '滤袋寿命 100% 的说法', column: 'industry' }),
    })
    const found = async (more: object) =>
      (await admin.ok(calls.listContents, { kind: 'article', ...more })).list.map((row) => row.id)
    expect(await found({ keyword: '100%' })).toEqual([draft.id])
    expect(await found({ grouping: 'industry', status: 'draft' })).toEqual([draft.id])
    expect(await found({ grouping: 'industry', status: 'published' })).toEqual([])
  })
})
