import { exportContents, listContents } from '@bdr/contract/content/calls'
import type { ContentKind } from '@bdr/contract/content/kinds'
import { contentMachine } from '@bdr/contract/content/machine'
import { contentEditors } from '@bdr/contract/content/pages'
import { pageUrl } from '@bdr/contract/navigation'
import { contentKind, contentList as words } from '@bdr/text/console-content'
import { contentStatus } from '@bdr/text/labels'
import { useMemo } from 'react'
import { prefetch, useCall } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { ListFilters } from '../../ui/console/list-filters.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { ListTable } from '../../ui/console/list-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { readTableQuery } from '../../ui/console/table-query.ts'
import { useTableQuery } from '../../ui/console/use-table-query.ts'
import { kindPages } from './kinds.ts'
import { ContentCard, contentColumns } from './list-rows.tsx'

/** The kind is the page's own, the rest is the address bar's. */
const query = listContents.input.omit({ kind: true })

export const prefetchContents =
  (kind: ContentKind) =>
  ({ request }: { request: Request }): void =>
    prefetch(
      listContents,
      { kind, ...readTableQuery(query, new URL(request.url).searchParams) },
      { toast: false },
    )

const filtersOf = (kind: ContentKind): FilterField<keyof typeof query.shape>[] => [
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    options: contentMachine.states.map((value) => ({ value, label: contentStatus[value] })),
  },
  {
    kind: 'choice',
    name: 'grouping',
    label: contentKind[kind].grouping,
    options: kindPages[kind].groupings,
  },
  { kind: 'text', name: 'keyword', label: words.keyword, width: 200 },
]

/** The records of one kind, for operators. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const table = useTableQuery(query)
  const answer = useCall(listContents, { kind, ...table.query }, { keepPrevious: true, toast: false })
  const columns = useMemo(() => contentColumns(kind), [kind])
  const { title, hint, one, empty } = contentKind[kind]
  const { mayCreate } = kindPages[kind]
  const editor = contentEditors[kind]
  return (
    <>
      <PageHeader
        title={title}
        facts={[hint]}
        actions={
          mayCreate && (
            <LinkButton look="primary" to={pageUrl(editor)}>
              {words.create(one)}
            </LinkButton>
          )
        }
      />
      <ListFilters query={table} fields={filtersOf(kind)} exports={{ call: exportContents, name: title }} />
      <ListTable
        label={title}
        columns={columns}
        answer={answer}
        rowHref={(row) => pageUrl(editor, { id: row.id })}
        card={(row) => <ContentCard row={row} />}
        query={table}
        empty={<Blank title={empty.title} hint={empty.hint} />}
      />
    </>
  )
}
