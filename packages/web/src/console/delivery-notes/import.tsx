import { reportOf } from '@bdr/contract/imports/model'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import {
  filledAsAnswer,
  filledSheetBytes,
  importDeliveryNotes,
  maxFilledLines,
} from '@bdr/contract/delivery-notes/import'
import { filledAs } from '@bdr/contract/delivery-notes/model'
import type { FilledSheetReport } from '@bdr/contract/delivery-notes/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { countOpenLines, listOpenLines, sheetToFill } from '@bdr/contract/orders/open-lines'
import { filledSheet, filledSheetPage as words } from '@bdr/text/delivery-note-fill'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFormats } from '../../ui/console/file-import.tsx'
import { countOpen } from '../../ui/console/file-questions.tsx'
import { ImportCheck, ImportResult } from '../../ui/console/import-check.tsx'
import { ImportFile } from '../../ui/console/import-file.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { isFiltered, readTableQuery, schemasFor } from '../../ui/console/table-query.ts'
import { useImport } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import css from './planned-notes.module.css'
import { PlannedNotes } from './planned-notes.tsx'

/** The address names what the sheet should contain, and is read when the page is drawn. */
export const clientLoader = ({ request }: { request: Request }): Promise<void> =>
  schemasFor(sheetToFill.input, new URL(request.url).searchParams)

/**
 * Downloads a sheet of everything that remains, reads the filled-in copy, shows its content, and creates
 * delivery notes.
 */
export default function DeliveryNoteImportPage() {
  const toFill = useSheetToFill()
  const run = useImport(importDeliveryNotes, {}, [
    listDeliveryNotes,
    listOpenLines,
    countOpenLines,
    listOrders,
  ])
  const { detail } = run
  const report = detail && reportOf(detail, 'deliveryNotes')
  if (detail?.state === 'done' && report) return <Done report={report} onAnother={() => run.choose(null)} />
  return (
    <>
      <PageHeader
        title={words.title}
        facts={words.facts}
        actions={
          detail?.isReady && report ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {(report.savedAs === 'draft' ? words.createDrafts : words.create)(report.notes.length)}
            </Button>
          ) : undefined
        }
      />
      <ImportFile
        run={run}
        label={words.file}
        maxBytes={filledSheetBytes}
        howTo={<HowTo toFill={toFill} />}
      />
      <ImportResult run={run} report={report} failed={words.failed}>
        {(found, checked) => (
          <ImportCheck run={run} detail={checked} report={found} verdict={verdict(found)}>
            {found.faultCount === 0 && found.notes.length > 0 && (
              <>
                <div className={css.choice}>
                  <RadioGroup
                    label={words.savedAs}
                    value={found.savedAs}
                    isDisabled={run.isBusy}
                    onChange={(chosen) => run.recheck({ [filledAsAnswer]: chosen })}
                    options={filledAs.map((value) => ({ value, ...words.savedAsOptions[value] }))}
                  />
                </div>
                <PlannedNotes report={found} title={words.notes.title} />
              </>
            )}
          </ImportCheck>
        )}
      </ImportResult>
    </>
  )
}

/**
 * What the sheet contains, according to the address when the page was opened: an import changes the address.
 */
function useSheetToFill() {
  const [search] = useSearchParams()
  const [input] = useState(() => {
    const query = readTableQuery(sheetToFill.input, search)
    const { ids: chosen, ...filter } = query
    const ids = search.get('ids')
    return {
      input: chosen && ids !== null ? { ...filter, ids } : filter,
      chosen: chosen?.length ?? 0,
      isFiltered: isFiltered(sheetToFill.input, query),
    }
  })
  return input
}

function HowTo({ toFill }: { toFill: ReturnType<typeof useSheetToFill> }) {
  const { title, columns, limit } = words.formats
  const [today] = useState(() => formatDay(new Date()))
  const label =
    toFill.chosen > 0
      ? words.downloadChosen(toFill.chosen)
      : toFill.isFiltered
        ? words.downloadFiltered
        : words.download
  return (
    <FileFormats title={title} points={[columns, limit(formatBytes(filledSheetBytes), maxFilledLines)]}>
      <DownloadButton call={sheetToFill} input={toFill.input} fileName={filledSheet.fileName(today)}>
        {label}
      </DownloadButton>
    </FileFormats>
  )
}

function verdict({ faultCount, assumptions, notes }: FilledSheetReport): string {
  const open = countOpen(assumptions)
  if (faultCount > 0) return words.nothing(faultCount)
  if (open > 0) return words.open(open)
  const lines = notes.reduce((sum, note) => sum + note.lines.length, 0)
  return notes.length === 0 ? words.nothingFilled : words.checked(notes.length, lines)
}

/** Shows the created notes, and links to them. */
function Done({ report, onAnother }: { report: FilledSheetReport; onAnother: () => void }) {
  const { notes, savedAs } = report
  return (
    <>
      <PageHeader
        title={(savedAs === 'draft' ? words.doneDrafts : words.done)(notes.length)}
        actions={
          <>
            <Button onClick={onAnother}>{words.another}</Button>
            <LinkButton look="primary" to={pageUrl('deliveryNoteList')}>
              {words.toList}
            </LinkButton>
          </>
        }
      />
      <PlannedNotes report={report} title={words.notes.titleDone} />
    </>
  )
}
