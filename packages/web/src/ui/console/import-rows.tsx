import { downloadFailedRows, downloadImport } from '@bdr/contract/imports/calls'
import { isUnderWay, type ImportKind } from '@bdr/contract/imports/model'
import type { ImportRow } from '@bdr/contract/imports/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { imports, importKindNames, importList as fields } from '@bdr/text/imports'
import { failedRowsText } from '@bdr/text/import-file'
import { formatInstant } from '../../lib/format.ts'
import { Quiet, TwoLines } from './cell-text.tsx'
import type { Column } from './data-table.tsx'
import { DownloadButton } from './download-button.tsx'
import { formatBytes } from './file-check.ts'
import { CardLine, ListCard } from './list-card.tsx'
import { StatusTag } from './status-tag.tsx'
import { Button } from '../kit/button.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { useGiveUpImport } from './give-up-import.tsx'
import css from './import-rows.module.css'

const words = imports.list

/** What a row of the list of imports shows. */
export const importColumns: readonly Column<ImportRow>[] = [
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

/** The page on which an import of this kind is continued. */
const pageOf: Readonly<Record<ImportKind, (row: Which) => string>> = {
  orders: ({ id }) => pageUrl('orderImport', { import: id }),
  staff: ({ id }) => pageUrl('staffImport', { import: id }),
  quotation: ({ id, aboutId }) => pageUrl('opportunityDetail', { id: aboutId!, import: id }),
  deliveryNotes: ({ id }) => pageUrl('deliveryNoteImport', { import: id }),
  inquiry: ({ id, aboutId }) => pageUrl('inquiryForm', { ...(aboutId && { id: aboutId }), import: id }),
  products: ({ id }) => pageUrl('batchUploadProduct', { import: id }),
  'product-prices': ({ id }) => pageUrl('productPriceImport', { import: id }),
}

function resultOf(row: ImportRow): string {
  const { state, read, valid, failed, written, faultCount, isReady } = row
  if (state === 'done' && written === 0 && failed === 0) return words.nothingToDo
  if (state === 'done') return failed === 0 ? words.done(written) : words.doneWithout(written, failed)
  if (state === 'writing') return imports.writing(written, read)
  if (state !== 'open' && state !== 'reading') return written > 0 ? words.partly(written) : words.nothing
  if (state === 'reading') return ''
  if (isReady) return failed === 0 ? words.ready : words.readyPartly(valid, failed)
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
      {(state === 'open' || state === 'done') && failed > 0 && (
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
      {state === 'open' && <GiveUp row={row} />}
    </span>
  )
}

function GiveUp({ row }: { row: ImportRow }) {
  const { ask, dialog } = useGiveUpImport()
  return (
    <>
      <Button look="link" aria-label={imports.giveUp.buttonOf(row.fileName)} onClick={() => ask(row)}>
        {imports.giveUp.button}
      </Button>
      {dialog}
    </>
  )
}

/** A row on a phone: the file, its outcome, and what to do. */
export const ImportCard = ({ row }: { row: ImportRow }) => (
  <ListCard title={row.fileName} state={<StatusTag machine="import" status={row.state} />}>
    <span>{resultOf(row)}</span>
    <CardLine quiet>
      <span>{row.startedBy}</span>
      <Quiet>{formatInstant(row.createdAt)}</Quiet>
    </CardLine>
    <Tools row={row} />
  </ListCard>
)
