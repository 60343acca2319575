import type { ImportDetail, ImportReport } from '@bdr/contract/imports/replies'
import { imports as words } from '@bdr/text/imports'
import { useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Failure } from './failure.tsx'
import { FileFaults } from './file-faults.tsx'
import { FileResult, FileVerdict, ImportEnded, ImportProgress } from './file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from './file-questions.tsx'
import { FileAssumptions, FileUnread } from './file-reading.tsx'
import { FileUpload } from './file-upload.tsx'
import type { ImportRun } from './use-import.ts'

interface ImportDialogWords {
  readonly title: string
  /** what the file is */
  readonly file: string
  /** the check found this many lines and nothing against them */
  readonly checked: (lines: number) => string
  /** puts them into the form */
  readonly take: (lines: number) => string
}

interface Props<Report extends ImportReport & { readonly lines: readonly unknown[] }> {
  isOpen: boolean
  onClose: () => void
  run: ImportRun
  reportOf: (detail: ImportDetail) => Report | null
  words: ImportDialogWords
  maxBytes: number
  /** what the file has to be, shown before one is chosen */
  howTo: ReactNode
  /** what is taken, shown beside what the form holds */
  children: (report: Report) => ReactNode
  onTake: (report: Report) => void
}

/**
 * Fills a form out of a workbook: chosen, checked, seen beside what was typed, and only then taken over.
 * The import ends with it; what was taken is the form's, which is sent as any other.
 */
export function ImportDialog<Report extends ImportReport & { readonly lines: readonly unknown[] }>({
  isOpen,
  onClose,
  run,
  reportOf,
  words: own,
  maxBytes,
  howTo,
  children,
  onTake,
}: Props<Report>) {
  const { detail } = run
  const report = detail && reportOf(detail)
  const isTakeable = detail !== null && (detail.isReady || detail.state === 'done')
  return (
    <Dialog
      isOpen={isOpen}
      title={own.title}
      onClose={onClose}
      width={960}
      buttons={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {report && isTakeable && (
            <Button look="primary" onClick={() => onTake(report)}>
              {own.take(report.lines.length)}
            </Button>
          )}
        </>
      }
    >
      <FileUpload
        label={own.file}
        file={run.file}
        onChange={run.choose}
        extensions={['.xlsx', '.csv']}
        maxBytes={maxBytes}
        progress={run.progress}
        disabled={run.isBusy}
        hint={run.file === null ? howTo : undefined}
      />
      <FileResult>
        {run.error && <Failure title={words.failedRead} error={run.error} onRetry={run.retry} />}
        {detail && (detail.state === 'reading' || detail.state === 'writing') && (
          <ImportProgress run={run} detail={detail} />
        )}
        {detail && (detail.state === 'cancelled' || detail.state === 'failed') && (
          <ImportEnded state={detail.state} />
        )}
        {report && (detail.state === 'open' || detail.state === 'done') && (
          <Checked key={detail.id} {...{ run, detail, report, own }}>
            {report.lines.length > 0 && children(report)}
          </Checked>
        )}
      </FileResult>
    </Dialog>
  )
}

interface CheckedProps {
  run: ImportRun
  detail: ImportDetail
  report: ImportReport & { readonly lines: readonly unknown[] }
  own: ImportDialogWords
  children: ReactNode
}

/** What the check found: what is wrong, what has to be answered, what would be taken, what was left. */
function Checked({ run, detail, report, own, children }: CheckedProps) {
  const { faultCount, assumptions, unread, unreadCount, lines } = report
  const [answers, setAnswers] = useState<Answers>({})
  const open = countOpen(assumptions)
  return (
    <>
      <FileVerdict isGood={faultCount === 0 && open === 0} isOpen={faultCount === 0 && open > 0}>
        {faultCount > 0
          ? words.nothingTaken(faultCount)
          : open > 0
            ? words.questions(open)
            : own.checked(lines.length)}
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
      {detail.state === 'open' && askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={answers}
          onAnswer={setAnswers}
          onRecheck={() => run.check({ answers })}
        />
      )}
      {children}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
    </>
  )
}
