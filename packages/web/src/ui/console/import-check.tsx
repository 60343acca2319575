import { downloadFailedRows } from '@bdr/contract/imports/calls'
import { isUnderWay } from '@bdr/contract/imports/model'
import type { ImportDetail, ImportReport } from '@bdr/contract/imports/replies'
import { failedRowsText } from '@bdr/text/import-file'
import type { ReactNode } from 'react'
import { Notice } from '../kit/notice.tsx'
import { DownloadButton } from './download-button.tsx'
import { Failure } from './failure.tsx'
import { FileFaults } from './file-faults.tsx'
import { FileResult, FileVerdict, ImportEnded, ImportProgress } from './file-import.tsx'
import { questionsIn, FileQuestions } from './file-questions.tsx'
import { FileAssumptions, FileUnread } from './file-reading.tsx'
import type { ImportRun } from './use-import.ts'

interface ImportResultProps<Report> {
  run: ImportRun
  report: Report | null
  /** the file could not be read at all */
  failed: string
  /** other errors of the page, above the rest */
  failures?: ReactNode
  /** what the check found, or what was imported, depending on the state */
  children: (report: Report, detail: ImportDetail) => ReactNode
}

/** An import's state, below its file: running, ended, or waiting for the person who started it. */
export const ImportResult = <Report extends ImportReport>({
  run,
  report,
  failed,
  failures,
  children,
}: ImportResultProps<Report>) => (
  <FileResult>
    {run.error && <Failure title={failed} error={run.error} onRetry={run.retry} />}
    {failures}
    {run.detail && <Course run={run} detail={run.detail} found={report && children(report, run.detail)} />}
  </FileResult>
)

function Course({ run, detail, found }: { run: ImportRun; detail: ImportDetail; found: ReactNode }) {
  const { state } = detail
  if (isUnderWay(state)) return <ImportProgress run={run} detail={detail} />
  if (state === 'open' || state === 'done') return found
  return <ImportEnded {...detail} />
}

interface ImportCheckProps {
  run: ImportRun
  detail: ImportDetail
  report: ImportReport
  /** whether it can be imported, in one sentence */
  verdict: string
  /** what has to be decided besides the file's questions, and how many decisions are missing */
  decisions?: { readonly missing: number; readonly fields: ReactNode } | undefined
  /** what would be imported */
  children?: ReactNode
  /** which column is read as which field, where that can be changed */
  layouts?: ReactNode
}

/**
 * The result of checking a file: first what has to be decided, for it decides what the import does, then what
 * prevents it, then what is imported, then how the file was read.
 */
export function ImportCheck({
  run,
  detail,
  report,
  verdict,
  decisions,
  children,
  layouts,
}: ImportCheckProps) {
  const { faultCount, assumptions, unread, unreadCount } = report
  const isGood = faultCount === 0 && (detail.isReady || detail.state === 'done')
  return (
    <>
      <FileVerdict isGood={isGood} isOpen={!isGood && (faultCount === 0 || detail.isReady)}>
        {verdict}
      </FileVerdict>
      {detail.state === 'open' && (decisions !== undefined || questionsIn(assumptions).length > 0) && (
        <FileQuestions
          assumptions={assumptions}
          answers={run.answers}
          isMain={!detail.isReady}
          onAnswer={run.setAnswers}
          openBeside={decisions?.missing}
          onRecheck={() => run.recheck()}
        >
          {decisions?.fields}
        </FileQuestions>
      )}
      {faultCount > 0 && (
        <FileFaults
          {...report}
          fileName={detail.fileName}
          failedRows={
            detail.hasFailedRows
              ? { importId: detail.id, onUploadCorrected: run.uploadCorrected, isBusy: run.isBusy }
              : null
          }
        />
      )}
      {children}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
      {layouts}
    </>
  )
}

/**
 * Rows that were left out when the others were imported: they can be downloaded as a workbook, corrected and
 * uploaded again.
 */
export const FailedRowsLeft = ({ detail, title }: { detail: ImportDetail; title: string }) => (
  <Notice kind="warning" title={title}>
    <DownloadButton
      call={downloadFailedRows}
      input={{ id: detail.id }}
      fileName={failedRowsText.fileName(detail.fileName)}
    >
      {failedRowsText.download}
    </DownloadButton>
  </Notice>
)
