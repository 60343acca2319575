import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentRow } from '@bdr/contract/content/model'
import { absent } from '@bdr/text/client'
import { contentKind, contentList as words } from '@bdr/text/console-content'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { groupingLabel } from './kinds.ts'
import css from './list-rows.module.css'

export const contentColumns = (kind: ContentKind): Column<ContentRow>[] => [
  { key: 'title', title: words.name, render: (row) => <span className={css.title}>{row.title}</span> },
  { key: 'status', title: words.status, render: (row) => <Status row={row} /> },
  {
    key: 'grouping',
    title: contentKind[kind].grouping,
    render: (row) => groupingLabel(row.kind, row.grouping),
  },
  { key: 'published', title: words.published, render: (row) => <Quiet>{publishedText(row)}</Quiet> },
  {
    key: 'updated',
    title: words.updated,
    render: (row) => <Quiet>{formatInstant(row.updatedAt)}</Quiet>,
  },
]

const publishedText = ({ publishAt, publishedAt }: ContentRow): string => {
  if (publishAt !== null) return words.scheduledFor(formatInstant(publishAt))
  return publishedAt === null ? absent : formatInstant(publishedAt)
}

const Status = ({ row }: { row: ContentRow }) => (
  <span className={css.status}>
    <StatusTag machine="content" status={row.status} />
    {row.hasChanges && <span className={css.changes}>{words.hasChanges}</span>}
  </span>
)

/** A record on a phone: what it is called, whether visitors see it, when it was changed. */
export const ContentCard = ({ row }: { row: ContentRow }) => (
  <ListCard title={row.title}>
    <Status row={row} />
    <CardLine quiet>
      <span>{groupingLabel(row.kind, row.grouping)}</span>
      <span>{formatInstant(row.updatedAt)}</span>
    </CardLine>
  </ListCard>
)
