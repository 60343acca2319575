import { isPublic, publicStatuses } from '@bdr/contract/content/meaning'
import type { ContentKind } from '@bdr/contract/content/kinds'
import { fileHandling } from '@bdr/contract/files/handling'
import type { Picture, Reading } from '@bdr/contract/site/data'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { says } from '../../platform/list.ts'
import { columnsOf, savedFields } from '../content/columns.ts'
import { openFileUrl } from '../files/url.ts'
import { leadsTo } from './drawing-for.ts'
import { shownSince } from './shown-since.ts'
import { picturesOf, withPictures } from '@bdr/contract/content/body-pictures'

const columns = [
  'content.id',
  'content.kind',
  'content.slug',
  'content.status',
  'content.title',
  'content.summary',
  'content.grouping',
  'content.industry',
  'content.facts',
  'content.author',
  'content.published_at',
  'content.updated_at',
  'file.key as cover_key',
  'file.width as cover_width',
  'file.height as cover_height',
  leadsTo,
] as const

const contentRows = (db: Executor, kind: ContentKind) =>
  db
    .selectFrom('content')
    .leftJoin('file', 'file.id', 'content.cover_file_id')
    .where('content.kind', '=', kind)

/**
 * The text of a body. `H<sub>2</sub>O` is one word, two table cells are two; `&` is the only entity that is decoded.
 */
const plainBody = (between: string) =>
  sql<string>`replace(regexp_replace(regexp_replace(content.body, '</?(a|strong|em|sub|sup)( [^>]*)?>', '', 'g'), '<[^>]*>|&(lt|gt|quot|nbsp);', ${sql.lit(between)}, 'g'), '&amp;', '&')`
export const bodyText = plainBody(' ')
/** The same to search in, which disregards spaces: two cells of a table are not one word. */
const searchedBody = plainBody('|')

export interface PublishedFilter {
  readonly grouping?: string | null | undefined
  readonly industry?: string | null | undefined
  readonly keyword?: string | null | undefined
  readonly exceptId?: string
}

/** The published contents of a kind; a keyword is searched in all texts that readers see. */
export const published = (db: Executor, kind: ContentKind, filter: PublishedFilter) => {
  const { grouping, industry, keyword, exceptId } = filter
  return contentRows(db, kind)
    .where('content.status', 'in', publicStatuses)
    .$if(Boolean(grouping), (q) => q.where('content.grouping', '=', grouping!))
    .$if(Boolean(industry), (q) => q.where('content.industry', '=', industry!))
    .$if(exceptId !== undefined, (q) => q.where('content.id', '<>', exceptId!))
    .$if(Boolean(keyword), (q) =>
      q.where((eb) =>
        eb.or([
          says('content.title', keyword!),
          says('content.summary', keyword!),
          says(sql<string>`content.facts ->> 'english'`, keyword!),
          says(searchedBody, keyword!),
        ]),
      ),
    )
}

export const publishedCards = (db: Executor, kind: ContentKind, filter: PublishedFilter) =>
  published(db, kind, filter).select(columns)
export type CardRow = Awaited<ReturnType<ReturnType<typeof publishedCards>['executeTakeFirstOrThrow']>>

export const countPublished = async (
  db: Executor,
  kind: ContentKind,
  filter: PublishedFilter,
): Promise<number> => {
  const { total } = await published(db, kind, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One record, found by its id or slug. An operator's preview contains the last saved version, public or not. */
export async function readOne<Content>(
  db: Executor,
  kind: ContentKind,
  by: { id: string } | { slug: string },
  preview: boolean,
  present: (row: CardRow & { body: string }) => Promise<Content>,
): Promise<Reading<Content>> {
  const row = await contentRows(db, kind)
    .select([
      ...columns,
      'content.body',
      'content.draft',
      'content.cover_file_id',
      shownSince.as('shown_since'),
    ])
    .$if('id' in by, (q) => q.where('content.id', '=', (by as { id: string }).id))
    .$if('slug' in by, (q) => q.where('content.slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst()
  if (!row) return { state: 'unknown' }
  if (preview) {
    const { facts, ...saved } = columnsOf(savedFields(row))
    const cover = await coverFile(db, saved.cover_file_id)
    const body = await bodyToShow(db, saved.body)
    const content = await present({ ...row, ...saved, ...cover, body, facts: JSON.parse(facts) as object })
    return { state: 'preview', content }
  }
  if (isPublic(row.status)) {
    const body = await bodyToShow(db, row.body)
    return { state: 'published', content: await present({ ...row, body, updated_at: row.shown_since }) }
  }
  return { state: row.published_at === null ? 'unknown' : 'withdrawn' }
}

/** The cover that was saved last; the row's own column is the public one. */
const coverFile = async (db: Executor, id: string | null) =>
  (id !== null &&
    (await db
      .selectFrom('file')
      .select(['key as cover_key', 'width as cover_width', 'height as cover_height'])
      .where('id', '=', id)
      .executeTakeFirst())) || { cover_key: null, cover_width: null, cover_height: null }

export function coverOf({ cover_key: key, cover_width, cover_height }: CardRow): Picture | null {
  if (key === null) return null
  const [width, height] = [cover_width ?? 0, cover_height ?? 0]
  const share = Math.min(1, fileHandling['content-cover'].thumbnailSide / Math.max(width, height, 1))
  const small = { url: openFileUrl(key, 'thumbnail'), width: Math.round(width * share) }
  return { url: openFileUrl(key), width, height, small }
}

/** Whether a text can be an id. Anything else is unknown without a query. */
export const isId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id)

/** Page numbers and sizes from an address, limited to reasonable values. */
export function pagingOf(
  { pageNum = 1, pageSize }: { readonly pageNum?: number; readonly pageSize?: number },
  usual: number,
): { pageNum: number; pageSize: number } {
  const within = (value: number, max: number) =>
    Number.isInteger(value) ? Math.min(Math.max(value, 1), max) : 1
  return { pageNum: within(pageNum, 1_000), pageSize: pageSize === undefined ? usual : within(pageSize, 100) }
}

/** A stored body with the addresses and sizes of its pictures, so that the text below does not move while they load. */
async function bodyToShow(db: Executor, body: string): Promise<string> {
  const ids = picturesOf(body).map(({ fileId }) => fileId)
  if (ids.length === 0) return body
  const rows = await db
    .selectFrom('file')
    .select(['id', 'key', 'width', 'height'])
    .where('id', 'in', ids)
    .execute()
  const files = new Map(rows.map((row) => [row.id, row]))
  return withPictures(body, ({ fileId, alt }) => {
    const file = files.get(fileId)
    if (!file) return ''
    const { key, width, height } = file
    return `<img src="${openFileUrl(key)}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`
  })
}
