import { announcementMachine } from '@bdr/contract/announcements/machine'
import { isOneOf } from '../../platform/db/one-of.ts'
import { scheduledAnnouncementStatuses, shownAnnouncementStatuses } from '@bdr/contract/announcements/meaning'
import type { BasePost } from '@bdr/contract/access'
import type { AnnouncementStatus } from '@bdr/contract/announcements/machine'
import type { AnnouncementFields } from '@bdr/contract/announcements/model'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { offsetOf, type Paging, readChunks, readPage, says } from '../../platform/list.ts'
import type { Scope } from '../../platform/scope.ts'

interface AnnouncementFilter {
  readonly status?: AnnouncementStatus | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Executor, { status, keyword }: AnnouncementFilter) =>
  db
    .selectFrom('announcement as a')
    .$if(status !== undefined, (q) => q.where('a.status', '=', status!))
    .$if(keyword !== undefined && keyword !== '', (q) => q.where(says('a.title', keyword!)))

/** Whether a person `s` is among those an announcement `a` is addressed to. */
const isFor = sql<boolean>`s.merchant_id is not null and s.enabled and s.deleted_at is null and (
  a.audience = 'all'
  or a.audience = 'posts' and s.base_post = any(a.posts)
  or a.audience = 'merchants' and exists (
    select from announcement_merchant n where n.merchant_id = s.merchant_id and n.announcement_id = a.id))`

const rowColumns = [
  'a.id',
  'a.status',
  'a.title',
  'a.audience',
  'a.posts',
  'a.show_from',
  'a.show_until',
  'a.updated_at',
  sql<number>`(select count(*)::int from announcement_merchant n where n.announcement_id = a.id)`.as(
    'merchant_count',
  ),
  sql<number>`(select count(*)::int from announcement_read r where r.announcement_id = a.id)`.as(
    'read_count',
  ),
] as const

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found.select(rowColumns).orderBy('a.created_at', 'desc').orderBy('a.id', 'desc')

export const pageOfAnnouncements = (db: Executor, filter: AnnouncementFilter & Paging) =>
  readPage(filtered(db, filter), filter, rowsOf)
export type AnnouncementListRow = Awaited<ReturnType<typeof pageOfAnnouncements>>['rows'][number]

/** All announcements in the list's order; see `readChunks`. */
export const allAnnouncements = (db: Executor, filter: AnnouncementFilter) =>
  readChunks(filtered(db, filter), 'a.id', rowsOf)

export const announcementById = (db: Executor, id: string) =>
  db
    .selectFrom('announcement as a')
    .select([
      ...rowColumns,
      'a.version',
      'a.body',
      sql<number>`(select count(*)::int from staff s where ${isFor})`.as('reader_count'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** The companies it is addressed to, by number. */
export const merchantsOf = (db: Executor, id: string) =>
  db
    .selectFrom('announcement_merchant as n')
    .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
    .select(['m.id', 'm.code', 'm.name'])
    .where('n.announcement_id', '=', id)
    .orderBy('m.code')
    .execute()

/** The people it is currently addressed to. */
export async function readersOf(db: Executor, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from announcement a join staff s on ${isFor} where a.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

export const lockAnnouncement = (tx: Executor, id: string) =>
  tx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export type LockedAnnouncement = NonNullable<Awaited<ReturnType<typeof lockAnnouncement>>>

const columnsOf = ({ title, body, audience, showUntil }: AnnouncementFields) => ({
  ...{ title, body, show_until: showUntil },
  audience: audience.to,
  posts: audience.to === 'posts' ? audience.posts : [],
})

export async function insertAnnouncement(tx: Executor, fields: AnnouncementFields): Promise<string> {
  const { id } = await tx
    .insertInto('announcement')
    .values({ status: announcementMachine.initial, ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameMerchants(tx, id, fields)
  return id
}

export async function updateAnnouncement(
  tx: Executor,
  id: string,
  fields: AnnouncementFields,
): Promise<void> {
  await tx
    .updateTable('announcement')
    .set({ ...columnsOf(fields), version: sql`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('announcement_merchant').where('announcement_id', '=', id).execute()
  await nameMerchants(tx, id, fields)
}

async function nameMerchants(tx: Executor, id: string, { audience }: AnnouncementFields): Promise<void> {
  if (audience.to !== 'merchants') return
  await sql`
    insert into announcement_merchant (merchant_id, announcement_id)
    select distinct m, ${id}::bigint from unnest(${audience.merchantIds}::bigint[]) as m`.execute(tx)
}

/** How many of these companies exist. */
export async function countMerchants(db: Executor, ids: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('merchant')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .executeTakeFirstOrThrow()
  return total
}

/** Sets the start: an instant, or the transaction's time; null clears it. */
export const setShowFrom = (tx: Executor, id: string, from: string | null | RawBuilder<string>) =>
  tx.updateTable('announcement').set({ show_from: from }).where('id', '=', id).execute()

/** Announcements whose publication or end is due, locked; rows locked by other nodes are skipped. */
export const lockDue = (tx: Executor) =>
  tx
    .selectFrom('announcement')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', 'in', scheduledAnnouncementStatuses),
          eb('show_from', '<=', sql<string>`now()`),
        ]),
        eb.and([eb('status', 'in', shownAnnouncementStatuses), eb('show_until', '<=', sql<string>`now()`)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** A reader of announcements on the first page. */
export interface Reader {
  readonly scope: Scope
  readonly staffId: string
  readonly post: BasePost
}

/**
 * The condition that a reader may currently see an announcement `a`. It depends on the times and not on the background
 * work, so that an announcement appears on time. Operators see all that are shown.
 */
const shownTo = ({ scope, post }: Reader): RawBuilder<boolean> => sql`
  ${isOneOf('a.status', [...scheduledAnnouncementStatuses, ...shownAnnouncementStatuses])} and a.show_from <= now()
  and (a.show_until is null or a.show_until > now())
  and ${
    scope.of === 'all'
      ? sql`true`
      : sql`(a.audience = 'all'
        or a.audience = 'posts' and ${post} = any(a.posts)
        or a.audience = 'merchants' and exists (
          select from announcement_merchant n where n.merchant_id = ${scope.merchantId} and n.announcement_id = a.id))`
  }`

/** Whoever wrote or published an announcement has read it; only operators can have. */
const isRead = ({ scope, staffId }: Reader) => sql<boolean>`(exists (
  select from announcement_read r where r.staff_id = ${staffId} and r.announcement_id = a.id)
  ${
    scope.of === 'all'
      ? sql`or exists (select from history h
          where h.kind = 'announcement' and h.record_id = a.id and h.actor_id = ${staffId})`
      : sql``
  })`

const shown = (db: Executor, reader: Reader) => db.selectFrom('announcement as a').where(shownTo(reader))

/** One page of the announcements a reader may see, with the numbers of all and of unread ones. */
export async function pageOfNotices(
  db: Executor,
  reader: Reader,
  { onlyUnread, ...paging }: Paging & { readonly onlyUnread?: 1 | undefined },
) {
  const unread = sql<boolean>`not ${isRead(reader)}`
  const [rows, counts] = await Promise.all([
    shown(db, reader)
      .$if(onlyUnread === 1, (q) => q.where(unread))
      .select(['a.id', 'a.title', 'a.show_from', isRead(reader).as('is_read')])
      .orderBy('a.show_from', 'desc')
      .orderBy('a.id', 'desc')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    shown(db, reader)
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`(count(*) filter (where ${unread}))::int`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: onlyUnread === 1 ? counts.unread : counts.all, unread: counts.unread }
}
export type NoticeListRow = Awaited<ReturnType<typeof pageOfNotices>>['rows'][number]

/** An announcement that a reader may currently see. */
export const noticeById = (db: Executor, reader: Reader, id: string) =>
  shown(db, reader)
    .select(['a.id', 'a.title', 'a.body', 'a.show_from', 'a.show_until', isRead(reader).as('is_read')])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** Announcements whose title or text contains a keyword: those a reader may currently see, or all if it is null. */
export const findByText = (db: Executor, reader: Reader | null, keyword: string, limit: number) =>
  db
    .selectFrom('announcement as a')
    .select(['a.id', 'a.title', 'a.status', 'a.show_from'])
    .$if(reader !== null, (q) => q.where(shownTo(reader!)))
    .where((eb) =>
      eb.or([
        says('a.title', keyword),
        // the names of tags are not part of the text
        says(sql<string>`regexp_replace(a.body, '<[^>]*>', '', 'g')`, keyword),
      ]),
    )
    .orderBy(says('a.title', keyword), 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()

/** Marks announcements that a reader may see as read: those with these ids, or all. */
export async function markNoticesRead(
  tx: Executor,
  reader: Reader,
  ids: readonly string[] | 'all',
): Promise<void> {
  const which = ids === 'all' ? sql`true` : sql`a.id = any(${[...ids]}::bigint[])`
  await sql`
    insert into announcement_read (staff_id, announcement_id)
    select ${reader.staffId}::bigint, a.id from announcement a where ${shownTo(reader)} and ${which}
    on conflict do nothing`.execute(tx)
}
