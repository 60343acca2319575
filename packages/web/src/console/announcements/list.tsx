import { isBeforeReaders } from '@bdr/contract/announcements/meaning'
import { exportAnnouncements, listAnnouncements } from '@bdr/contract/announcements/calls'
import { announcementMachine } from '@bdr/contract/announcements/machine'
import type { AnnouncementRow } from '@bdr/contract/announcements/replies'
import { pageUrl } from '@bdr/contract/navigation'
import {
  announcementFields as fields,
  announcementList as words,
  audienceText,
} from '@bdr/text/announcements'
import { announcementStatus } from '@bdr/text/names/announcements'
import { post as postLabels } from '@bdr/text/posts'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'

export const clientLoader = prefetchList(listAnnouncements)

/** Announcements to suppliers, and how many have read each. */
export default function AnnouncementListPage() {
  const write = (
    <LinkButton look="primary" to={pageUrl('announcementForm')}>
      {words.create}
    </LinkButton>
  )
  return (
    <ListPage
      call={listAnnouncements}
      exports={exportAnnouncements}
      title={words.title}
      facts={[words.hint]}
      actions={write}
      filters={[
        { kind: 'text', name: 'keyword', label: words.keyword, width: 200 },
        {
          kind: 'choice',
          name: 'status',
          label: fields.status,
          options: announcementMachine.states.map((value) => ({ value, label: announcementStatus[value] })),
        },
      ]}
      columns={columns}
      card={(row) => <AnnouncementCard row={row} />}
      rowHref={(row) => pageUrl('announcementDetail', { id: row.id })}
      empty={{ ...words.empty, next: write }}
    />
  )
}

const audienceOf = (row: AnnouncementRow): string =>
  audienceText({ ...row, posts: row.posts.map((post) => postLabels[post]) })

/** Since when it is shown, and until when. */
const shownText = ({ showFrom, showUntil }: AnnouncementRow): string =>
  [
    showFrom === null ? words.notYet : words.from(formatInstant(showFrom)),
    ...(showUntil === null ? [] : [words.until(formatInstant(showUntil))]),
  ].join(' ')

/** The others have not been shown to anybody yet. */
const readText = ({ status, readCount }: AnnouncementRow): string | null =>
  isBeforeReaders(status) ? null : words.read(readCount)

const columns: Column<AnnouncementRow>[] = [
  { key: 'title', title: fields.title, render: (row) => row.title },
  {
    key: 'status',
    title: fields.status,
    render: (row) => <StatusTag machine="announcement" status={row.status} />,
  },
  { key: 'audience', title: fields.audience, render: audienceOf },
  { key: 'shown', title: fields.showFrom, render: (row) => <Quiet>{shownText(row)}</Quiet> },
  { key: 'read', title: fields.read, numeric: true, render: readText },
]

/** An announcement on a phone: its title, its recipients, how many have read it. */
const AnnouncementCard = ({ row }: { row: AnnouncementRow }) => (
  <ListCard title={row.title} state={<StatusTag machine="announcement" status={row.status} />}>
    <CardLine>
      <span>{audienceOf(row)}</span>
      <span>{readText(row)}</span>
    </CardLine>
    <Quiet>{shownText(row)}</Quiet>
  </ListCard>
)
