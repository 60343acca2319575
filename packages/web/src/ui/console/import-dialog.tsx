import type { ImportDetail, ImportReport } from '@bdr/contract/imports/replies'
import { imports as words } from '@bdr/text/imports'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { countOpen } from './file-questions.tsx'
import { ImportCheck, ImportResult } from './import-check.tsx'
import { ImportFile } from './import-file.tsx'
import type { ImportRun } from './use-import.ts'

interface ImportDialogWords {
  readonly title: string
  /** what the file is */
  readonly file: string
  /** for when the check found no faults, and this many lines that change the form */
  readonly checked: (lines: number) => string
  /** fills these lines into the form */
  readonly take: (lines: number) => string
}

interface Props<Report extends ImportReport & { readonly lines: readonly unknown[] }> {
  isOpen: boolean
  onClose: () => void
  run: ImportRun
  reportOf: (detail: ImportDetail) => Report | null
  words: ImportDialogWords
  maxBytes: number
  /** the requirements of the file, shown before one is chosen */
  howTo: ReactNode
  /** what would be filled in, shown beside what the form contains */
  children: (report: Report) => ReactNode
  /** the number of lines that change the form */
  countOf: (report: Report) => number
  onFill: (report: Report) => void
}

/**
 * Fills a form from a workbook, which is chosen, checked, and compared with what was typed before anything is
 * filled in. The import ends then; what was filled in belongs to the form and is sent with it.
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
  countOf,
  onFill,
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
            <Button look="primary" onClick={() => onFill(report)}>
              {own.take(countOf(report))}
            </Button>
          )}
        </>
      }
    >
      <ImportFile run={run} label={own.file} maxBytes={maxBytes} howTo={howTo} />
      <ImportResult run={run} report={report} failed={words.failedRead}>
        {(found, checked) => (
          <ImportCheck
            run={run}
            detail={checked}
            report={found}
            verdict={verdict(found, own, countOf(found))}
          >
            {found.lines.length > 0 && children(found)}
          </ImportCheck>
        )}
      </ImportResult>
    </Dialog>
  )
}

function verdict(
  { faultCount, assumptions }: Pick<ImportReport, 'faultCount' | 'assumptions'>,
  own: ImportDialogWords,
  count: number,
): string {
  const open = countOpen(assumptions)
  if (faultCount > 0) return words.nothingTaken(faultCount)
  return open > 0 ? words.questions(open) : own.checked(count)
}
