import { contentMachine } from '@bdr/contract/content/machine'
import { isPublic as isPublicStatus, scheduledStatuses } from '@bdr/contract/content/meaning'
import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentStatus } from '@bdr/contract/content/machine'
import type { ContentFields } from '@bdr/contract/content/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { type Paging, readChunks, readPage, says } from '../../platform/list.ts'
import { columnsOf } from './columns.ts'

export interface ContentFilter extends Paging {
  readonly kind: ContentKind
  readonly status?: ContentStatus | undefined
  readonly grouping?: string | undefined
  readonly keyword?: string | undefined
}

const rowColumns = [
  'id',
  'kind',
  'slug',
  'status',
  'title',
  'grouping',
  'publish_at',
  'published_at',
  'updated_at',
] as const

const filtered = (db: Executor, { kind, status, grouping, keyword }: Omit<ContentFilter, keyof Paging>) =>
  db
    .selectFrom('content')
    .where('kind', '=', kind)
    .$if(status !== undefined, (q) => q.where('status', '=', status!))
    .$if(grouping !== undefined, (q) => q.where('grouping', '=', grouping!))
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) => eb.or([says('title', keyword!), says('slug', keyword!)])),
    )

export const pageOfContents = (db: Executor, filter: ContentFilter) =>
  readPage(filtered(db, filter), filter, rowsOf)

/** All contents in the list's order; see `readChunks`. */
export const allContents = (db: Executor, filter: Omit<ContentFilter, keyof Paging>) =>
  readChunks(filtered(db, filter), 'id', rowsOf)

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .select([...rowColumns, sql<boolean>`draft is not null`.as('has_changes')])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
export type ContentListRow = Awaited<ReturnType<typeof pageOfContents>>['rows'][number]

/** One record with all columns. */
export const contentById = (db: Executor, id: string) =>
  db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirst()
export type ContentRecord = NonNullable<Awaited<ReturnType<typeof contentById>>>

/** The titles of entries on the website. */
export const titlesOfEntries = async (
  db: Executor,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['slug', 'title'])
    .where('kind', '=', 'entry')
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

/** The same with a row lock, before a change. */
export const lockContent = (tx: Executor, id: string) =>
  tx.selectFrom('content').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type LockedContent = NonNullable<Awaited<ReturnType<typeof lockContent>>>

export const isSlugTaken = async (
  db: Executor,
  kind: string,
  slug: string,
  exceptId: string | null,
): Promise<boolean> =>
  (await db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .executeTakeFirst()) !== undefined

export async function insertContent(tx: Executor, fields: ContentFields): Promise<string> {
  const { id } = await tx
    .insertInto('content')
    .values({ kind: fields.kind, slug: fields.slug, status: contentMachine.initial, ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an unpublished record in place. A public one keeps its columns and gets a draft. */
export async function updateContent(
  tx: Executor,
  row: LockedContent,
  fields: ContentFields,
): Promise<number> {
  const isPublic = isPublicStatus(row.status)
  const version = row.version + 1
  await tx
    .updateTable('content')
    .set({
      version,
      updated_at: sql<string>`now()`,
      ...(isPublic
        ? { draft: JSON.stringify(fields) }
        : { slug: fields.slug, draft: null, ...columnsOf(fields) }),
    })
    .where('id', '=', row.id)
    .execute()
  return version
}

/** Replaces the public content with the draft. */
export const showDraft = (tx: Executor, row: LockedContent, fields: ContentFields) =>
  tx
    .updateTable('content')
    .set({ draft: null, version: row.version + 1, updated_at: sql<string>`now()`, ...columnsOf(fields) })
    .where('id', '=', row.id)
    .execute()

export const setPublishAt = (tx: Executor, id: string, publishAt: string | null) =>
  tx.updateTable('content').set({ publish_at: publishAt }).where('id', '=', id).execute()

/** Stores the time of the first publication, which readers see. */
export const markPublished = (tx: Executor, id: string) =>
  tx
    .updateTable('content')
    .set({
      published_at: sql<string>`coalesce(published_at, now())`,
      publish_at: null,
      withdrawn_at: null,
    })
    .where('id', '=', id)
    .execute()

export const markWithdrawn = (tx: Executor, id: string) =>
  tx
    .updateTable('content')
    .set({ withdrawn_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()

/** The contents that are due, locked; rows locked by other nodes are skipped. */
export const lockDue = (tx: Executor) =>
  tx
    .selectFrom('content')
    .selectAll()
    .where('status', 'in', scheduledStatuses)
    .where('publish_at', '<=', sql<string>`now()`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

export const insertVersion = (
  tx: Executor,
  saved: { contentId: string; version: number; fields: ContentFields; savedBy: string | null },
) =>
  tx
    .insertInto('content_version')
    .values({
      content_id: saved.contentId,
      version: saved.version,
      fields: JSON.stringify(saved.fields),
      saved_by: saved.savedBy,
    })
    .execute()

export const versionsOf = (db: Executor, contentId: string) =>
  db
    .selectFrom('content_version as v')
    .leftJoin('staff as s', 's.id', 'v.saved_by')
    .select(['v.version', 'v.saved_at', 's.name as saved_by', sql<string>`v.fields ->> 'title'`.as('title')])
    .where('v.content_id', '=', contentId)
    .orderBy('v.version', 'desc')
    .execute()

export const versionOf = (db: Executor, contentId: string, version: number) =>
  db
    .selectFrom('content_version')
    .select('fields')
    .where('content_id', '=', contentId)
    .where('version', '=', version)
    .executeTakeFirst()

/** Milliseconds until the next scheduled record is due; zero or less if one is, null if none is scheduled. */
export async function millisecondsToDue(db: Executor): Promise<number | null> {
  const { wait } = await db
    .selectFrom('content')
    .select(sql<number | null>`(extract(epoch from min(publish_at) - now()) * 1000)::float8`.as('wait'))
    .where('status', 'in', scheduledStatuses)
    .executeTakeFirstOrThrow()
  return wait
}
