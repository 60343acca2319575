import * as calls from '@bdr/contract/announcements/calls'
import type { AnnouncementDetail, AnnouncementRow, NoticeRow } from '@bdr/contract/announcements/replies'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { scopeOf } from '../../platform/scope.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { announcementColumns, exportName } from './export.ts'
import { announcementLifecycle } from './lifecycle.ts'
import { picturesIn } from './pictures.ts'
import * as publish from './publish.ts'
import * as queries from './queries.ts'
import { blockedBy } from './rules.ts'
import { createAnnouncement, saveAnnouncement } from './save.ts'

export function announcementRoutes(clock: Clock): BoundCall[] {
  const atPresent =
    <Input>(perform: (tx: Executor, change: Change, input: Input, now: Date) => Promise<void>) =>
    (tx: Executor, change: Change, input: Input) =>
      perform(tx, change, input, clock.now())

  return [
    bind(calls.listAnnouncements, async ({ db, input }) =>
      pageReply(input, await queries.pageOfAnnouncements(db, input), presentRow),
    ),
    bindExport(calls.exportAnnouncements, {
      name: () => exportName,
      columns: announcementColumns,
      chunks: ({ db, input }) => presented(queries.allAnnouncements(db, input), presentRow),
    }),
    bind(calls.readAnnouncement, ({ db, viewer, input }) => detail(db, viewer, clock, input.id)),
    bind(calls.createAnnouncement, async ({ db, viewer, caller, input }) =>
      detail(db, viewer, clock, await createAnnouncement(db, { viewer, caller }, clock, input.fields)),
    ),
    ...bindActions(
      ({ db, viewer, input }) => detail(db, viewer, clock, input.id),
      [calls.saveAnnouncement, (tx, change, input) => saveAnnouncement(tx, change, clock, input)],
      [calls.publishAnnouncement, atPresent(publish.publishAnnouncement)],
      [calls.scheduleAnnouncement, atPresent(publish.scheduleAnnouncement)],
      [calls.unscheduleAnnouncement, atPresent(publish.unscheduleAnnouncement)],
      [calls.withdrawAnnouncement, atPresent(publish.withdrawAnnouncement)],
    ),
    bind(
      calls.listNotices,
      async ({ db, viewer, input }) => {
        const page = await queries.pageOfNotices(db, readerOf(viewer), input)
        return { ...pageReply(input, page, presentNotice), unread: page.unread }
      },
      // a POST that only reads
      { transactional: false },
    ),
    bind(calls.readNotice, async ({ db, viewer, input }) => {
      const row = await queries.noticeById(db, readerOf(viewer), input.id)
      if (!row) throw notFound()
      const { body, show_until: showUntil } = row
      return { ...presentNotice(row), body, pictures: await picturesIn(db, body), showUntil }
    }),
    bind(calls.markNoticesRead, async ({ db, viewer, input }) => {
      const which = input.noticeIds.length === 0 ? 'all' : input.noticeIds
      await queries.markNoticesRead(db, readerOf(viewer), which)
      return null
    }),
  ]
}

const readerOf = (viewer: Viewer): queries.Reader => ({ ...viewer, scope: scopeOf(viewer) })

async function detail(db: Executor, viewer: Viewer, clock: Clock, id: string): Promise<AnnouncementDetail> {
  const [row, merchants, history] = await Promise.all([
    queries.announcementById(db, id),
    queries.merchantsOf(db, id),
    historyOf(db, 'announcement', id),
  ])
  if (!row) throw notFound()
  return {
    ...presentRow(row),
    version: row.version,
    body: row.body,
    pictures: await picturesIn(db, row.body),
    merchants: merchants.map(({ id: merchantId, code, name }) => ({ id: merchantId, code, name })),
    readerCount: row.reader_count,
    actions: presentActions(
      actionsFor(announcementLifecycle, row.status, viewer, (action) => blockedBy(row, action, clock.now())),
    ),
    history,
  }
}

const presentRow = (row: queries.AnnouncementListRow): AnnouncementRow => ({
  id: row.id,
  status: row.status,
  title: row.title,
  audience: row.audience,
  posts: row.posts,
  merchantCount: row.merchant_count,
  readCount: row.read_count,
  showFrom: row.show_from,
  showUntil: row.show_until,
  updatedAt: row.updated_at,
})

const presentNotice = (row: queries.NoticeListRow): NoticeRow => ({
  id: row.id,
  title: row.title,
  // a visible announcement always has a start
  publishedAt: row.show_from!,
  isRead: row.is_read,
})
