import { downloadFailedRows, downloadImport, exportImports, listImports } from '@bdr/contract/imports/calls'
import { importableBy, importStates, isUnderWay, type ImportKind } from '@bdr/contract/imports/model'
import type { ImportRow } from '@bdr/contract/imports/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { imports, importKindNames, importList as fields } from '@bdr/text/imports'
import { importStateNames } from '@bdr/text/names/imports'
import { failedRowsText } from '@bdr/text/import-file'
import { formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import css from './list.module.css'

const words = imports.list

export const clientLoader = prefetchList(listImports)

/** Who imported which file, when, with what result; and the way back into what is still open. */
export default function ImportListPage() {
  const { post } = useViewer()
  const kinds = importableBy(post)
  return (
    <ListPage
      call={listImports}
      exports={exportImports}
      title={words.title}
      facts={words.facts}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: fields.state,
          options: importStates.map((value) => ({ value, label: importStateNames[value] })),
        },
        ...(kinds.length > 1
          ? [
              {
                kind: 'choice' as const,
                name: 'kind' as const,
                label: fields.kind,
                options: kinds.map((value) => ({ value, label: importKindNames[value] })),
              },
            ]
          : []),
      ]}
      columns={columns}
      card={(row) => <ImportCard row={row} />}
      empty={words.empty}
    />
  )
}

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'file',
    title: fields.file,
    render: (row) => (
      <TwoLines above={row.fileName} below={`${importKindNames[row.kind]} · ${formatBytes(row.bytes)}`} />
    ),
  },
  {
    key: 'startedBy',
    title: fields.startedBy,
    render: (row) => <TwoLines above={row.startedBy} below={formatInstant(row.createdAt)} />,
  },
  { key: 'state', title: fields.state, render: (row) => <StatusTag machine="import" status={row.state} /> },
  { key: 'result', title: fields.result, render: resultOf },
  { key: 'tools', title: '', render: (row) => <Tools row={row} /> },
]

type Which = Pick<ImportRow, 'id' | 'aboutId'>

/** The page on which an import of this kind goes on. */
const pageOf: Readonly<Record<ImportKind, (row: Which) => string>> = {
  orders: ({ id }) => pageUrl('orderImport', { import: id }),
  staff: ({ id }) => pageUrl('staffImport', { import: id }),
  quotation: ({ id, aboutId }) => pageUrl('opportunityDetail', { id: aboutId!, import: id }),
  deliveryNotes: ({ id }) => pageUrl('deliveryNoteImport', { import: id }),
}

function resultOf(row: ImportRow): string {
  const { state, read, valid, failed, written, faultCount, isReady } = row
  if (state === 'done') return words.done(written)
  if (state === 'writing') return imports.writing(written, read)
  if (state !== 'open') return state === 'reading' ? '' : words.nothing
  if (isReady) return words.ready
  return faultCount === 0
    ? words.open
    : `${words.faults(faultCount)} · ${imports.counts({ read, valid, failed })}`
}

function Tools({ row }: { row: ImportRow }) {
  const { id, state, fileName, failed } = row
  const goesOn = state === 'open' || isUnderWay(state)
  return (
    <span className={css.tools}>
      {state !== 'cancelled' && state !== 'failed' && (
        <LinkButton
          look="link"
          to={pageOf[row.kind](row)}
          aria-label={goesOn ? words.goOnOf(fileName) : words.viewOf(fileName)}
        >
          {goesOn ? words.goOn : words.view}
        </LinkButton>
      )}
      {state === 'open' && failed > 0 && (
        <DownloadButton
          look="link"
          call={downloadFailedRows}
          input={{ id }}
          fileName={failedRowsText.fileName(fileName)}
          label={words.failedRowsOf(fileName)}
        >
          {words.failedRows}
        </DownloadButton>
      )}
      <DownloadButton
        look="link"
        call={downloadImport}
        input={{ id }}
        fileName={fileName}
        label={words.sourceOf(fileName)}
      >
        {words.source}
      </DownloadButton>
    </span>
  )
}

/** A row on a phone: which file, what became of it, what to do. */
const ImportCard = ({ row }: { row: ImportRow }) => (
  <ListCard title={row.fileName} state={<StatusTag machine="import" status={row.state} />}>
    <span>{resultOf(row)}</span>
    <CardLine quiet>
      <span>{row.startedBy}</span>
      <Quiet>{formatInstant(row.createdAt)}</Quiet>
    </CardLine>
    <Tools row={row} />
  </ListCard>
)
