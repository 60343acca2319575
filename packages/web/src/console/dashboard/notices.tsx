import { listNotices, markNoticesRead } from '@bdr/contract/announcements/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { noticeText as words } from '@bdr/text/announcements'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { useCall, useCallMutation } from '../../lib/query.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './notices.module.css'
import { Panel } from './panel.tsx'

/** Notices shown at a time. */
const pageSize = 5
export const noticesPage = (pageNum: number) => ({ pageNum, pageSize })

/** The platform's announcements, the newest first; unread ones are marked. */
export function Notices() {
  const [page, setPage] = useState(1)
  const answer = useCall(listNotices, noticesPage(page), {
    keepPrevious: true,
    toast: false,
    refetchInterval: 60_000,
  })
  const readAll = useCallMutation(markNoticesRead, { invalidates: [listNotices] })
  const { data } = answer
  const unread = data?.unread ?? 0
  return (
    <Panel
      title={words.title}
      note={unread > 0 ? words.unread(unread) : undefined}
      extra={
        unread > 0 && (
          <Button look="link" isPending={readAll.isPending} onClick={() => readAll.mutate({ noticeIds: [] })}>
            {words.markAllRead}
          </Button>
        )
      }
    >
      {data === undefined ? (
        answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonLines count={pageSize} />
        )
      ) : data.list.length === 0 && page === 1 ? (
        <p className={typography.aside}>{words.empty}</p>
      ) : (
        <>
          <ul className={layout.list}>
            {data.list.map(({ id, title, publishedAt, isRead }) => (
              <li key={id}>
                <Link
                  className={css.notice}
                  to={pageUrl('noticeDetail', { id })}
                  data-unread={!isRead || undefined}
                >
                  <span className={`${typography.clipped} ${css.title}`}>
                    {!isRead && <span className="visually-hidden">{words.isUnread}</span>}
                    {title}
                  </span>
                  <time className={typography.caption} dateTime={publishedAt}>
                    {formatDay(publishedAt).slice(5)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
          <Pager page={page} last={Math.max(1, Math.ceil(data.total / pageSize))} onPage={setPage} />
        </>
      )}
    </Panel>
  )
}

function Pager({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  if (last === 1 && page === 1) return null
  return (
    <nav className={css.pager} aria-label={words.title}>
      <Button compact isDisabled={page === 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span aria-live="polite">{words.page(page, last)}</span>
      <Button compact isDisabled={page >= last} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}
