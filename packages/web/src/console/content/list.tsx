import { exportContents, listContents } from '@bdr/contract/content/calls'
import { contentKinds, type ContentKind } from '@bdr/contract/content/kinds'
import { contentMachine } from '@bdr/contract/content/machine'
import type { ContentRow } from '@bdr/contract/content/replies'
import { contentEditors } from '@bdr/contract/content/pages'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import { absent } from '@bdr/text/client'
import { contentKind, contentList as words } from '@bdr/text/content'
import { contentStatus } from '@bdr/text/names/content'
import { useLocation } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { groupingLabel, kindPages } from './kinds.ts'
import css from './list-rows.module.css'
import typography from '../../ui/typography.module.css'

/** Each kind has a page of its own in the menu. */
const kindAt = (path: string): ContentKind =>
  contentKinds.find((kind) => pageByKey(kindPages[kind].list).path === path)!

export const clientLoader = prefetchList(listContents, (path) => ({ kind: kindAt(path) }))

/** The records of one kind, for operators. */
export default function ContentListPage() {
  const kind = kindAt(useLocation().pathname)
  const { title, hint, one, grouping, empty } = contentKind[kind]
  const { groupings, mayCreate } = kindPages[kind]
  const editor = contentEditors[kind]
  return (
    <ListPage
      key={kind}
      call={listContents}
      given={{ kind }}
      exports={exportContents}
      title={title}
      facts={[hint]}
      actions={
        mayCreate && (
          <LinkButton look="primary" to={pageUrl(editor)}>
            {words.create(one)}
          </LinkButton>
        )
      }
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: words.status,
          options: contentMachine.states.map((value) => ({ value, label: contentStatus[value] })),
        },
        { kind: 'choice', name: 'grouping', label: grouping, options: groupings },
        { kind: 'text', name: 'keyword', label: words.keyword, width: 200 },
      ]}
      columns={columnsOf(kind)}
      card={(row) => <ContentCard row={row} />}
      rowHref={(row) => pageUrl(editor, { id: row.id })}
      empty={empty}
    />
  )
}

const columnsOf = (kind: ContentKind): Column<ContentRow>[] => [
  {
    key: 'title',
    title: words.name,
    render: (row) => row.title,
  },
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
    {row.hasChanges && <span className={`${typography.fine} ${typography.warn}`}>{words.hasChanges}</span>}
  </span>
)

/** A record on a phone: its title, whether visitors see it, when it was changed. */
const ContentCard = ({ row }: { row: ContentRow }) => (
  <ListCard title={row.title}>
    <Status row={row} />
    <CardLine quiet>
      <span>{groupingLabel(row.kind, row.grouping)}</span>
      <span>{formatInstant(row.updatedAt)}</span>
    </CardLine>
  </ListCard>
)
