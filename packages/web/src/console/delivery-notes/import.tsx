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
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { countOpenLines, listOpenLines, sheetToFill } from '@bdr/contract/orders/open-lines'
import { filledSheet, filledSheetPage as words } from '@bdr/text/delivery-note-fill'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import {
  FileFormats,
  FileResult,
  FileVerdict,
  ImportEnded,
  ImportProgress,
} from '../../ui/console/file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { isFiltered, readTableQuery } from '../../ui/console/table-query.ts'
import { useImport, type ImportRun } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import css from './planned-notes.module.css'
import { PlannedNotes } from './planned-notes.tsx'

/** A sheet of what remains is filled in elsewhere, read and looked at here, and becomes delivery notes. */
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
      <FileUpload
        label={words.file}
        file={run.file}
        onChange={run.choose}
        extensions={['.xlsx', '.csv']}
        maxBytes={filledSheetBytes}
        progress={run.progress}
        disabled={run.isBusy}
        hint={run.file === null ? <HowTo toFill={toFill} /> : undefined}
      />
      <FileResult>
        {run.error && <Failure title={words.failed} error={run.error} onRetry={run.retry} />}
        {detail && <Course run={run} detail={detail} report={report} />}
      </FileResult>
    </>
  )
}

/** What is to be downloaded, as the address bar said it when the page was opened: an import takes its place. */
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

interface CourseProps {
  run: ImportRun
  detail: ImportDetail
  report: FilledSheetReport | null
}

/** Where the import is: under way, over, or with whoever uploaded it. */
function Course({ run, detail, report }: CourseProps) {
  const { state } = detail
  if (state === 'reading' || state === 'writing') return <ImportProgress run={run} detail={detail} />
  if (state !== 'open' || !report) return <ImportEnded state={state} />
  return <Checked run={run} detail={detail} report={report} />
}

function Checked({ run, detail, report }: CourseProps & { report: FilledSheetReport }) {
  const { faultCount, notes, savedAs, assumptions, unread, unreadCount } = report
  const [answers, setAnswers] = useState<Answers>({})
  const open = countOpen(assumptions)
  return (
    <>
      <FileVerdict isGood={detail.isReady} isOpen={faultCount === 0 && open > 0}>
        {verdict(report, open)}
      </FileVerdict>
      {faultCount > 0 && (
        <FileFaults
          {...report}
          fileName={detail.fileName}
          failedRows={
            detail.hasFailedRows ? { importId: detail.id, onMend: run.mend, isBusy: run.isBusy } : null
          }
        />
      )}
      {askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={answers}
          onAnswer={setAnswers}
          onRecheck={() => run.check({ answers })}
        />
      )}
      {faultCount === 0 && notes.length > 0 && (
        <>
          <div className={css.choice}>
            <RadioGroup
              label={words.savedAs}
              value={savedAs}
              isDisabled={run.isBusy}
              onChange={(chosen) => run.check({ answers: { [filledAsAnswer]: chosen } })}
              options={filledAs.map((value) => ({ value, ...words.savedAsOptions[value] }))}
            />
          </div>
          <PlannedNotes report={report} title={words.notes.title} />
        </>
      )}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
    </>
  )
}

function verdict({ faultCount, notes }: FilledSheetReport, open: number): string {
  if (faultCount > 0) return words.nothing(faultCount)
  if (open > 0) return words.open(open)
  const lines = notes.reduce((sum, note) => sum + note.lines.length, 0)
  return notes.length === 0 ? words.nothingFilled : words.checked(notes.length, lines)
}

/** The notes are there: which they are, and the way on. */
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
