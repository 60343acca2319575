import * as calls from '@bdr/contract/content/calls'
import { uploadFile } from '@bdr/contract/files/calls'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { ContentDetail } from '@bdr/contract/content/replies'
import { codes } from '@bdr/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { picture } from '../../test/pictures.ts'
import { storedFile } from '../../test/stored-file.ts'
import { upload } from '../../test/upload.ts'
import { removeUnreferred } from '../files/sweep.ts'
import { readArticle } from '../site/articles.ts'
import { readCompany } from '../site/company.ts'
import { readEntry } from '../site/entries.ts'
import { readTechnique } from '../site/techniques.ts'
import { rssFeed } from '../site/feed.ts'
import { seedContent } from './seed.ts'
import { anArticle, anEntry, aTechnique } from './test/fields.ts'

let world: TestWorld
let admin: Client
let photo: Buffer

beforeAll(async () => {
  world = await testWorld()
  await seedContent(world.database)
  admin = await world.as('admin')
  photo = await picture(1_200, 800).png().toBuffer()
})
afterAll(() => world.close())

const db = () => world.database.kysely
const asRead = ({ id, version }: ContentDetail) => ({ id, version })
async function uploaded(purpose = 'content-picture'): Promise<StoredFile> {
  const file = { name: '轴承座.png', bytes: photo }
  const answer = await upload(world.app, uploadFile, file, { purpose }, { token: admin.token })
  return answer.data
}
const figure = ({ id }: StoredFile, caption = '图 1') =>
  `<p>先看轴承座。</p><figure><img data-file="${id}" alt="轴承座"><figcaption>${caption}</figcaption></figure>`
const looks = async (file: StoredFile, cookie = '') => {
  const { statusCode, headers } = await world.app.inject({ url: file.url, headers: { cookie } })
  return [statusCode, headers['cache-control']]
}
const hidden = [404, 'no-store']
const shown = [200, 'public, max-age=31536000, immutable']
const ofOperators = [200, 'private, max-age=3600']

describe.each(['content-picture', 'content-cover'])('files with the purpose %s', (purpose) => {
  it('are visible to operators from the start, to everybody while public, and to nobody else', async () => {
    const file = await uploaded(purpose)
    expect(file.url).toMatch(/^\/bdr_biz\/file\/[0-9a-f]{40}$/)
    const operator = `a=1; Admin-Token=${admin.token}`
    const supplier = `Admin-Token=${(await world.as('owner')).token}`
    expect([await looks(file), await looks(file, supplier)]).toEqual([hidden, hidden])
    expect(await looks(file, `Admin-Token=${'x'.repeat(43)}`)).toEqual(hidden)
    expect(await looks(file, operator)).toEqual(ofOperators)

    const slug = `seen-${purpose}`
    const using = purpose === 'content-cover' ? { coverFileId: file.id } : { body: figure(file) }
    const draft = await admin.ok(calls.createContent, { fields: anArticle({ slug, ...using }) })
    expect([await looks(file), await looks(file, operator)]).toEqual([hidden, ofOperators])

    const published = await admin.ok(calls.publishContent, asRead(draft))
    expect(await looks(file)).toEqual(shown)
    expect(await looks({ ...file, url: file.thumbnailUrl! })).toEqual(shown)

    // a picture removed from the saved version stays available until that is published
    const without = await admin.ok(calls.saveContent, { ...asRead(published), fields: anArticle({ slug }) })
    expect(await looks(file)).toEqual(shown)
    const again = await admin.ok(calls.publishContent, asRead(without))
    expect(await looks(file)).toEqual(hidden)

    const restored = await admin.ok(calls.restoreContent, { ...asRead(again), savedVersion: 1 })
    const back = await admin.ok(calls.publishContent, asRead(restored))
    expect(await looks(file)).toEqual(shown)
    await admin.ok(calls.withdrawContent, { ...asRead(back), reason: '数据有误' })
    expect([await looks(file), await looks(file, operator)]).toEqual([hidden, ofOperators])
  })
})

it('of a cover that is unknown, of another person or not a cover are refused at the field with the same message', async () => {
  const draft = await admin.ok(calls.createContent, { fields: anArticle({ slug: 'covered' }) })
  const { staffId } = world.viewers.owner
  const covers = [
    '999999999999',
    await storedFile(db(), staffId, 'content-cover'),
    (await uploaded('content-picture')).id,
  ]
  for (const coverFileId of covers) {
    const refusal = {
      code: codes.invalid,
      data: ['封面：封面图片已经失效，请重新上传'],
    }
    const fields = anArticle({ slug: 'uncovered', coverFileId })
    expect(await admin.call(calls.createContent, { fields })).toMatchObject(refusal)
    expect(await admin.call(calls.saveContent, { ...asRead(draft), fields })).toMatchObject(refusal)
  }
})

describe('a picture in a text', () => {
  it('is stored with only its id, and shown with address and size everywhere', async () => {
    const file = await uploaded()
    const body = figure(file)
    const stored = `<p>先看轴承座。</p><figure><img data-file="${file.id}" alt="轴承座" /><figcaption>图 1</figcaption></figure>`
    const img = `<img src="${file.url}" width="1200" height="800" alt="轴承座" loading="lazy" decoding="async">`
    const publish = async (fields: Parameters<typeof admin.ok<typeof calls.createContent>>[1]['fields']) => {
      const draft = await admin.ok(calls.createContent, { fields })
      expect(draft.fields.body).toBe(stored)
      expect(draft.pictures).toEqual([file])
      return admin.ok(calls.publishContent, asRead(draft))
    }
    const article = await publish(anArticle({ slug: 'with-picture', body }))
    const technique = await publish(aTechnique({ slug: 'with-picture', body }))
    const entry = await publish(anEntry({ slug: 'with-picture', body }))
    for (const reading of [
      await readArticle(db(), article.id, false),
      await readArticle(db(), article.id, true),
      await readTechnique(db(), technique.id, false),
      await readEntry(db(), entry.slug, false),
    ])
      expect((reading as { content: { body: string } }).content.body).toContain(`<figure>${img}<figcaption>`)

    const about = await db()
      .selectFrom('content')
      .select(['id'])
      .where('kind', '=', 'company')
      .where('slug', '=', 'about')
      .executeTakeFirstOrThrow()
    const page = await admin.ok(calls.readContent, about)
    await admin.ok(calls.saveContent, { ...asRead(page), fields: { ...page.fields, body } })
    expect((await readCompany(db(), 'about', true))!.body).toContain(img)
    expect((await readCompany(db(), 'about', false))!.body).not.toContain('img')

    const version = await admin.ok(calls.readContentVersion, { id: article.id, savedVersion: 1 })
    expect(version.pictures).toEqual([file])
    const feed = await rssFeed(db(), 'https://www.example.com')
    expect(feed).toContain('轴承订单怎么写')
    expect(feed).not.toMatch(/img|data-file|_biz/)
  })

  it('has an alternative text', async () => {
    const file = await uploaded()
    const body = `<figure><img data-file="${file.id}" alt="  "></figure>`
    const answer = await admin.call(calls.createContent, { fields: anArticle({ slug: 'no-alt', body }) })
    expect(answer).toMatchObject({
      code: codes.invalid,
      data: ['正文：正文中有图片没有替代文字，请补上'],
    })
  })

  it('is an available file that an operator uploaded for a text', async () => {
    const cover = await uploaded('content-cover')
    for (const id of [cover.id, '999999']) {
      const body = figure({ ...cover, id })
      const answer = await admin.call(calls.createContent, { fields: anArticle({ slug: 'foreign', body }) })
      expect(answer).toMatchObject({
        code: codes.invalid,
        data: ['正文：正文中有图片已经失效，请移除后重新插入'],
      })
    }
  })

  it('is kept while a version contains it, and deleted otherwise', async () => {
    const [used, unused] = [await uploaded(), await uploaded()]
    const fields = anArticle({ slug: 'kept-for-versions', body: figure(used) })
    const draft = await admin.ok(calls.createContent, { fields })
    await admin.ok(calls.saveContent, { ...asRead(draft), fields: { ...fields, body: '<p>没有图片。</p>' } })
    await db()
      .updateTable('file')
      .set({ created_at: sql<string>`now() - interval '2 days'` })
      .where('id', 'in', [used.id, unused.id])
      .execute()
    await removeUnreferred(world.database, world.bus)
    const left = await db().selectFrom('file').select('id').where('id', 'in', [used.id, unused.id]).execute()
    expect(left).toEqual([{ id: used.id }])
  })
})
