import { createContent, publishContent, saveContent, withdrawContent } from '@bdr/contract/content/calls'
import { companyPages, entryCategories } from '@bdr/contract/content/kinds'
import { inquiryRowInfo, inquiryTrend } from '@bdr/contract/inquiries/calls'
import type { Site } from '@bdr/contract/site/data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoInquiries } from '../../db/demo/inquiries.ts'
import { seedWebsite } from '../../db/demo/website.ts'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import { readEnv } from '../../platform/env.ts'
import { callerAt, testClock, testWorld, type TestWorld } from '../../test/app.ts'
import { seedContent } from '../content/seed.ts'
import { anArticle } from '../content/test/fields.ts'
import { readCompany } from './company.ts'
import { siteOf } from './site.ts'

let world: TestWorld
let site: Site

beforeAll(async () => {
  world = await testWorld()
  await seedContent(world.database)
  await seedWebsite(world.database.kysely, testClock)
  const parts = { ...world, clock: testClock, env: readEnv({ NODE_ENV: 'test' }) }
  site = await siteOf(parts)({ viewer: null, preview: false, caller: callerAt('192.0.2.1') })
})
afterAll(() => world.close())

describe('the first content', () => {
  it('is what the website needs, and is written once', async () => {
    await seedContent(world.database)
    const { data } = site
    expect((await data.listArticles({})).total).toBeGreaterThanOrEqual(12)
    expect((await data.listTechniques({})).total).toBeGreaterThanOrEqual(12)
    const entries = await data.listEntries({})
    expect(entries.length).toBeGreaterThanOrEqual(60)
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(entryCategories))
    for (const page of companyPages) expect((await data.readCompany(page))?.page).toBe(page)
  })

  it('is searched with the same array until something changes', async () => {
    const admin = await world.as('admin')
    const before = await site.data.searchableTexts()
    expect(await site.data.searchableTexts()).toBe(before)
    expect(before.every(({ text }) => !/<\/?[a-z]/.test(text))).toBe(true)
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(['article', 'technique', 'entry']))
    const { id, version } = await admin.ok(createContent, { fields: anArticle({ slug: 'to-be-found' }) })
    expect(await site.data.searchableTexts()).toBe(before)
    const shown = await admin.ok(publishContent, { id, version })
    const after = await site.data.searchableTexts()
    expect(after.map(({ href }) => href)).toContain(`/newsDetail?id=${id}`)
    await admin.ok(withdrawContent, { id, version: shown.version, reason: '核对数据' })
    expect((await site.data.searchableTexts()).map(({ href }) => href)).not.toContain(`/newsDetail?id=${id}`)
  })

  it('can be read record by record', async () => {
    const { data } = site
    for (const { id } of (await data.listArticles({ pageSize: 100 })).list)
      expect(await data.readArticle(id)).toMatchObject({ state: 'published', content: { id } })
    for (const { id } of (await data.listTechniques({ pageSize: 100 })).list)
      expect(await data.readTechnique(id)).toMatchObject({ state: 'published', content: { id } })
    for (const { slug } of await data.listEntries({}))
      expect(await data.readEntry(slug)).toMatchObject({ state: 'published', content: { slug } })
  })

  it('marks a company page as a preview, only for operators', async () => {
    expect(await readCompany(world.database.kysely, 'about', true)).toMatchObject({ isPreview: true })
    expect(await site.data.readCompany('about')).toMatchObject({ isPreview: false })
  })

  it('is sorted in the encyclopedia by pinyin, as in a dictionary', async () => {
    const entries = await site.data.listEntries({})
    const titles = entries.filter(({ letter }) => letter === 'D').map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted(comparePinyin))
    expect(titles).not.toEqual(titles.toSorted())
    const letters = entries.map(({ letter }) => letter)
    expect(letters).toEqual(letters.toSorted())
  })

  it('can be edited by operators like their own content', async () => {
    const admin = await world.as('admin')
    const { id } = (await site.data.listTechniques({})).list[0]!
    const row = await world.database.kysely
      .selectFrom('content')
      .select(['id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await admin.ok(withdrawContent, { ...row, reason: '核对数据' })
    expect(await site.data.readTechnique(id)).toEqual({ state: 'withdrawn' })
  })
})

describe('the time of a change', () => {
  const day = (instant: string) => instant.slice(0, 10)
  const dates = async (id: string) => {
    const reading = await site.data.readArticle(id)
    if (reading.state !== 'published') throw new Error(`the article is ${reading.state}`)
    return reading.content
  }

  it('is that of the publication, not of writing it or saving a draft', async () => {
    const admin = await world.as('admin')
    const db = world.database.kysely
    const fields = anArticle({ slug: 'when-it-changed' })
    const { id, version } = await admin.ok(createContent, { fields })
    await db.updateTable('content').set({ updated_at: '2026-01-05T01:00:00Z' }).where('id', '=', id).execute()
    const shown = await admin.ok(publishContent, { id, version })
    const { publishedAt, updatedAt } = await dates(id)
    expect(updatedAt).toBe(publishedAt)

    await db
      .updateTable('history')
      .set({ at: '2026-03-01T01:00:00Z' })
      .where('kind', '=', 'content')
      .where('record_id', '=', id)
      .execute()
    const draft = { ...fields, body: '<p>还没有发布的改动。</p>' }
    await admin.ok(saveContent, { id, version: shown.version, fields: draft })
    expect(day((await dates(id)).updatedAt)).toBe('2026-03-01')
    const map = (await world.app.inject('/sitemap.xml')).body
    expect(map).toMatch(new RegExp(`newsDetail\\?id=${id}</loc><lastmod>2026-03-01T01:00:00`))
  })
})

describe('public lists', () => {
  it('can be filtered and paged', async () => {
    const { data } = site
    const column = await data.listArticles({ column: 'industry', pageSize: 2 })
    expect(column.list.every((card) => card.column === 'industry')).toBe(true)
    expect(column).toMatchObject({ pageNum: 1, pageSize: 2 })
    const next = await data.listArticles({ column: 'industry', pageSize: 2, pageNum: 2 })
    expect(next.list.map(({ id }) => id)).not.toContain(column.list[0]!.id)
    expect((await data.listEntries({ keyword: 'BALL BEARING' })).length).toBeGreaterThan(0)
    expect(await data.listEntries({ keyword: '100%_' })).toEqual([])
  })

  it('search a word in the text, but not in the markup', async () => {
    const { data } = site
    const slugs = async (keyword: string) => (await data.listEntries({ keyword })).map(({ slug }) => slug)
    expect(await slugs('EPDM')).toContain('butterfly-valve')
    expect(await slugs('22220')).toContain('spherical-roller-bearing')
    for (const tag of ['<li>', '</td>', 'tbody']) expect(await slugs(tag), tag).toEqual([])
    // the word occurs in few texts, while all of them contain such tags
    expect((await slugs('table')).length).toBeLessThan(5)
    expect((await data.listTechniques({ keyword: 'strong' })).total).toBe(0)
    expect((await data.listArticles({ keyword: 'href' })).total).toBe(0)
  })

  it('treat formatted characters of a text as one word, and table cells as several', async () => {
    const admin = await world.as('admin')
    const body =
      '<p>H<sub>2</sub>S 与 R&amp;D</p><table><tbody><tr><td>甲一</td><td>乙二</td></tr></tbody></table>'
    const { id, version } = await admin.ok(createContent, {
      fields: anArticle({ slug: 'in-the-text', body }),
    })
    await admin.ok(publishContent, { id, version })
    const found = async (keyword: string) =>
      (await site.data.listArticles({ keyword })).list.some((card) => card.id === id)
    for (const keyword of ['h2s', 'R&D', '乙二']) expect(await found(keyword), keyword).toBe(true)
    for (const keyword of ['一乙', 'amp;', 'sub']) expect(await found(keyword), keyword).toBe(false)
  })

  it('list entries with the word in their name first', async () => {
    const titles = (await site.data.listEntries({ keyword: '机械密封' })).map(({ title }) => title)
    expect(titles[0]).toBe('机械密封')
    expect(titles.length).toBeGreaterThan(1)
    const all = (await site.data.listEntries({ keyword: '轴承' })).map(({ title }) => title.includes('轴承'))
    expect(all).toEqual(all.toSorted((one, other) => Number(other) - Number(one)))
    expect(new Set(all).size).toBe(2)
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999', ''])('contain no article %j', async (id) => {
    expect(await site.data.readArticle(id)).toEqual({ state: 'unknown' })
  })

  it('treat an invalid page number as the first page', async () => {
    expect((await site.data.listArticles({ pageNum: Number.NaN })).pageNum).toBe(1)
    expect((await site.data.listArticles({ pageNum: -3 })).pageNum).toBe(1)
  })
})

describe('public inquiries', () => {
  it('are counted by day in China', async () => {
    const visitor = await world.as(null)
    const trend = await visitor.ok(inquiryTrend, { days: 60 })
    expect(trend.points).toHaveLength(60)
    expect(trend.points.at(-1)!.day).toBe(testClock.today())
    const part = await visitor.ok(inquiryTrend, { days: 60, industry: 'water' })
    expect(part.total).toBeLessThan(trend.total)
  })

  it('are shown without the buyer', async () => {
    const visitor = await world.as(null)
    const rows = await visitor.ok(inquiryRowInfo, { limit: 50 })
    expect(rows).toHaveLength(50)
    const buyers = new Set(demoInquiries().map(({ buyer }) => buyer))
    for (const buyer of buyers) expect(JSON.stringify(rows)).not.toContain(buyer)
    expect(Object.keys(rows[0]!).toSorted()).toEqual(
      [
        'category',
        'deadline',
        'industry',
        'inquiryNo',
        'lineCount',
        'open',
        'own',
        'publishedAt',
        'title',
      ].toSorted(),
    )
  })
})

describe("the website's files for programs", () => {
  const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })

  it('include every public address in the sitemap, and a new one at once', async () => {
    const admin = await world.as('admin')
    const before = await get('/sitemap.xml')
    expect(before.headers['content-type']).toContain('xml')
    expect(before.body).toContain('<loc>http://localhost:3000/fireEle</loc>')
    expect(before.body).toContain('industryEcologicalService?entry=deep-groove-ball-bearing')
    expect(before.body).not.toMatch(/<loc>[^<]*\/(401|404|mobileResult|dashboard)</)
    expect(before.body).toContain('dataApply?actIndex=3</loc>')
    for (const part of ['newsCenter?column=industry', 'techTransformList?industry=water', 'settleApply'])
      expect(before.body).toContain(`${part}</loc>`)
    expect(before.body).toContain('viewIntoBdr</loc>')
    expect(before.body).not.toContain('actIndex=0')
    const { id, version } = await admin.ok(createContent, { fields: anArticle({ slug: 'in-the-map' }) })
    expect((await get('/sitemap.xml')).body).not.toContain(`newsDetail?id=${id}<`)
    await admin.ok(publishContent, { id, version })
    expect((await get('/sitemap.xml')).body).toContain(`newsDetail?id=${id}<`)
    expect((await get('/rss.xml')).body).toContain(`newsDetail?id=${id}<`)
  })

  it('include icons, which search engines and chat programs request', async () => {
    const ico = await get('/favicon.ico')
    expect([ico.statusCode, ico.headers['content-type']]).toEqual([200, 'image/x-icon'])
    // an icon file with three pictures, the first of which is a PNG
    expect([ico.rawPayload.readUInt16LE(2), ico.rawPayload.readUInt16LE(4)]).toEqual([1, 3])
    const first = ico.rawPayload.readUInt32LE(6 + 12)
    expect(ico.rawPayload.toString('latin1', first + 1, first + 4)).toBe('PNG')
    const png = await get('/icon-180.png')
    expect(png.rawPayload.readUInt32BE(16)).toBe(180)
    expect((await get('/icon.svg')).headers['content-type']).toContain('image/svg+xml')
  })

  it('exclude gateway and back office from search engines', async () => {
    const { body } = await get('/robots.txt')
    for (const path of ['/orderPart/', '/platform/', '/dashboard', '/bdr-', '/bdr_'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  it('list the pages a browser may prefetch, none of which depends on the person', async () => {
    const answer = await get('/speculation-rules.json')
    expect(answer.headers['content-type']).toContain('application/speculationrules+json')
    const text = JSON.stringify(answer.json())
    expect(text).toContain('/newsCenter')
    expect(text).not.toContain('/login')
  })

  it('show an article with the first drawing it links to, otherwise with its plant', async () => {
    const admin = await world.as('admin')
    const drawingOf = async (fields: Parameters<typeof anArticle>[0]) => {
      const { id, version } = await admin.ok(createContent, { fields: anArticle(fields) })
      await admin.ok(publishContent, { id, version })
      const { list } = await site.data.listArticles({ pageSize: 100 })
      return list.find((card) => card.id === id)!.drawing
    }
    const body =
      '<p><a href="/industryEcologicalService?entry=earplug">a</a> <a href="/industryEcologicalService?entry=gate-valve">b</a></p>'
    expect(await drawingOf({ slug: 'leads-to-a-valve', body })).toBe('gate-valve')
    expect(await drawingOf({ slug: 'of-water', industry: 'water' })).toBe('water-works')
    expect(await drawingOf({ slug: 'of-nothing-drawn', industry: null })).toBeNull()
    expect((await get('/drawings/none.svg')).statusCode).toBe(404)
  })

  it('include a picture for each public page and record', async () => {
    const picture = await get('/og/page/home.png')
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    const again = await get('/og/page/home.png', { 'if-none-match': String(picture.headers.etag) })
    expect(again.statusCode).toBe(304)
    const { id } = (await site.data.listArticles({})).list[0]!
    expect((await get(`/og/article/${id}.png`)).statusCode).toBe(200)
    for (const unknown of [
      '/og/article/0.png',
      '/og/page/dashboard.png',
      '/og/other/1.png',
      '/og/entry/none.png',
    ])
      expect((await get(unknown)).statusCode, unknown).toBe(404)
  })
})
