import type { FieldsOf } from '@bdr/contract/content/model'
import type { SavedContent } from '@bdr/contract/content/replies'
import { expect, it } from 'vitest'
import { compareVersions, textOfBody } from './compare-versions.ts'

const article = (
  fields: Partial<FieldsOf<'article'>> = {},
  cover: SavedContent['cover'] = null,
): SavedContent => ({
  fields: {
    kind: 'article',
    slug: 'bearing-orders',
    title: '轴承订单怎么写',
    summary: '代号写全。',
    body: '<h2>代号</h2><p>写全。</p>',
    author: '内容组（示例）',
    coverFileId: cover?.id ?? null,
    column: 'knowledge',
    industry: null,
    ...fields,
  },
  cover,
  pictures: [],
  related: [],
})

it('keeps common lines and marks removed and added ones', () => {
  const of = (...lines: string[]) => article({ body: lines.map((line) => `<p>${line}</p>`).join('') })
  expect(compareVersions(of('一', '二', '三'), of('一', '贰', '三', '四'))).toEqual([
    {
      label: '正文',
      runs: [
        { kind: 'same', lines: ['一'] },
        { kind: 'removed', lines: ['二'] },
        { kind: 'added', lines: ['贰'] },
        { kind: 'same', lines: ['三'] },
        { kind: 'added', lines: ['四'] },
      ],
    },
  ])
})

it('lists the fields that differ, by their names', () => {
  const now = article({
    column: 'industry',
    body: '<h2>代号</h2><p>写<strong>全</strong>。</p><p>写清。</p>',
  })
  expect(compareVersions(article(), now)).toEqual([
    {
      label: '正文',
      runs: [
        { kind: 'same', lines: ['代号', '写全。'] },
        { kind: 'added', lines: ['写清。'] },
      ],
    },
    {
      label: '栏目',
      runs: [
        { kind: 'removed', lines: ['物料知识'] },
        { kind: 'added', lines: ['行业资讯'] },
      ],
    },
  ])
  expect(compareVersions(article(), article())).toEqual([])
})

it('shows a cover, an entry and a drawing by their names', () => {
  const cover = {
    ...{ id: '9', name: '滤袋.webp', mediaType: 'image/webp' as const, bytes: 204_800 },
    ...{ url: '/file', thumbnailUrl: null },
  }
  expect(compareVersions(article(), article({}, cover))).toEqual([
    { label: '封面', runs: [{ kind: 'added', lines: ['滤袋.webp，200 KB'] }] },
  ])

  const entry = (related: SavedContent['related']): SavedContent => ({
    fields: {
      ...{ kind: 'entry', slug: 'a', title: '甲', summary: '乙', body: '<p>丙</p>', author: '丁' },
      ...{ coverFileId: null, category: 'valve', letter: 'J', english: 'a' },
      related: related.map(({ slug }) => slug),
    },
    cover: null,
    pictures: [],
    related,
  })
  expect(compareVersions(entry([]), entry([{ slug: 'gate-valve', title: '闸阀' }]))).toEqual([
    { label: '相关词条', runs: [{ kind: 'added', lines: ['闸阀'] }] },
  ])

  const brochure = (drawing: 'supply-line' | null): SavedContent => ({
    fields: {
      ...{ kind: 'company', slug: 'brochure', title: '画册', summary: '乙', body: '<p>丙</p>', author: '丁' },
      ...{ coverFileId: null, items: [{ title: '一', text: '二', drawing }] },
    },
    cover: null,
    pictures: [],
    related: [],
  })
  expect(compareVersions(brochure(null), brochure('supply-line'))[0]!.runs).toEqual([
    { kind: 'removed', lines: ['一：二'] },
    { kind: 'added', lines: ['一：二，供应线：从订单到签收'] },
  ])
})

it('compares a table row by row, and characters unescaped', () => {
  const table =
    '<table><tbody><tr><th scope="col">级</th><th>值 &lt; 3</th></tr><tr><td>甲</td><td>2</td></tr></tbody></table>'
  expect(textOfBody(table, [])).toEqual(['级 | 值 < 3', '甲 | 2'])
})

it('describes a picture by its text and its file', () => {
  const file = (id: string, bytes: number) => ({
    ...{ id, name: '轴承座.png', mediaType: 'image/png' as const, bytes },
    ...{ url: '/file', thumbnailUrl: null },
  })
  const body = (id: string) =>
    `<p>一</p><figure><img data-file="${id}" alt="轴承&quot;座&quot;" /><figcaption>图 1</figcaption></figure>`
  const [before, after] = ['7', '8'].map((id, at) => ({
    ...article({ body: body(id) }),
    pictures: [file(id, (at + 1) * 102_400)],
  }))
  expect(compareVersions(before!, after!)).toEqual([
    {
      label: '正文',
      runs: [
        { kind: 'same', lines: ['一'] },
        { kind: 'removed', lines: ['图片：轴承"座"（轴承座.png，100 KB）'] },
        { kind: 'added', lines: ['图片：轴承"座"（轴承座.png，200 KB）'] },
        { kind: 'same', lines: ['图 1'] },
      ],
    },
  ])
})
