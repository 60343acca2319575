import { listNotices, markNoticesRead, readNotice } from '@bdr/contract/announcements/calls'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { noticeText as words } from '@bdr/text/announcements'
import { useEffect } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { invalidate, sendCall } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordPage } from '../../ui/data/record-page.tsx'
import { shownBody } from '../../ui/body/shown-body.ts'
import layout from '../../ui/layout.module.css'
import { Prose } from '../../ui/site/prose.tsx'
import css from './announcements.module.css'

/** An announcement for its recipients: opening it marks it as read. */
export default function NoticePage() {
  return <RecordPage call={readNotice}>{(notice) => <NoticeView notice={notice} />}</RecordPage>
}

function NoticeView({ notice }: { notice: ReplyOf<typeof readNotice> }) {
  const { id, title, body, pictures, publishedAt, showUntil, isRead } = notice
  useEffect(() => {
    if (isRead) return
    // a failure does not matter to the reader
    sendCall(markNoticesRead, { noticeIds: [id] })
      .then(() => invalidate([listNotices]))
      .catch(() => {})
  }, [id, isRead])
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          words.publishedAt(formatInstant(publishedAt)),
          ...(showUntil === null ? [] : [words.until(formatInstant(showUntil))]),
        ]}
      />
      <article className={`${layout.card} ${css.sheet}`}>
        <Prose html={shownBody(body, pictures)} />
      </article>
    </>
  )
}
