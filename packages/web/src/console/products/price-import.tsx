import { reportOf } from '@bdr/contract/imports/model'
import { downloadFailedRows } from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { pageUrl } from '@bdr/contract/navigation'
import { exportProducts, listProducts } from '@bdr/contract/products/calls'
import { importProductPrices } from '@bdr/contract/products/price-import'
import type { PriceImportReport } from '@bdr/contract/products/replies'
import { failedRowsText } from '@bdr/text/import-file'
import { priceImport as words } from '@bdr/text/price-import'
import { productExport } from '@bdr/text/products'
import { useState } from 'react'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import { FileResult, FileVerdict, ImportEnded, ImportProgress } from '../../ui/console/file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport, type ImportRun } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import css from './batch-start.module.css'
import { PriceChanges } from './price-changes.tsx'

/** Prices and stock of an exported list are compared with what there is, and then changed at once. */
export default function PriceImportPage() {
  const run = useImport(importProductPrices, {}, [listProducts])
  const { detail } = run
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {words.commit(reportOf(detail, 'product-prices')!.changeCount)}
            </Button>
          ) : (
            run.file === null && (
              <DownloadButton
                call={exportProducts}
                input={{ status: 'approved' }}
                fileName={`${productExport.name}.xlsx`}
              >
                {words.exportAll}
              </DownloadButton>
            )
          )
        }
      />
      <FileUpload
        label={words.file}
        file={run.file}
        onChange={run.choose}
        extensions={['.xlsx', '.csv']}
        maxBytes={fileLimits.bytes}
        progress={run.progress}
        disabled={run.isBusy}
        hint={run.file === null ? words.formats(formatBytes(fileLimits.bytes)) : undefined}
      />
      <FileResult>
        {run.error && <Failure title={words.failed} error={run.error} onRetry={run.retry} />}
        {detail && <Course run={run} detail={detail} />}
      </FileResult>
    </>
  )
}

/** Where the list is: under way, over, or with whoever brought it. */
function Course({ run, detail }: { run: ImportRun; detail: ImportDetail }) {
  const { state, written } = detail
  const report = reportOf(detail, 'product-prices')
  if (state === 'reading' || state === 'writing') return <ImportProgress run={run} detail={detail} />
  if (state === 'done' && report) return <Done run={run} detail={detail} report={report} />
  if (state !== 'open' || !report)
    return written > 0 ? <Notice title={words.cancelled(written)} /> : <ImportEnded state={state} />
  return <Checked run={run} detail={detail} report={report} />
}

interface ReportProps {
  run: ImportRun
  detail: ImportDetail
  report: PriceImportReport
}

function Checked({ run, detail, report }: ReportProps) {
  const { faultCount, assumptions, unread, unreadCount, changes } = report
  const [answers, setAnswers] = useState<Answers>({})
  return (
    <>
      <FileVerdict isGood={detail.isReady && faultCount === 0} isOpen={detail.isReady || faultCount === 0}>
        {verdict(detail, report)}
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
      <FileAssumptions assumptions={assumptions} />
      {askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={answers}
          onAnswer={setAnswers}
          onRecheck={() => run.check({ answers })}
        />
      )}
      {!detail.isReady && assumptions.some(({ key }) => key === 'prices.changedMeanwhile') && (
        <p>
          <Button look="primary" onClick={() => run.check({})}>
            {words.again}
          </Button>
        </p>
      )}
      {changes.length > 0 && <PriceChanges report={report} title={words.changes.title} />}
      <FileUnread unread={unread} unreadCount={unreadCount} />
    </>
  )
}

function verdict({ isReady, failed }: ImportDetail, report: PriceImportReport): string {
  const { assumptions, changeCount, sameCount } = report
  const open = countOpen(assumptions)
  if (open > 0) return words.verdict.open(open)
  if (isReady)
    return failed > 0
      ? words.verdict.some(changeCount, failed)
      : words.verdict.changes(changeCount, sameCount)
  if (changeCount > 0) return words.verdict.changed
  if (sameCount > 0 && failed === 0) return words.verdict.same(sameCount)
  return failed > 0 ? words.verdict.none(failed) : words.verdict.file
}

function Done({ run, detail: { id, written, failed, fileName }, report }: ReportProps) {
  return (
    <div className={css.stack}>
      <Notice kind="good" title={words.done.title(written)}>
        <p>{words.done.effect}</p>
        <LinkButton to={pageUrl('productList')}>{words.done.toList}</LinkButton>{' '}
        <Button onClick={() => run.choose(null)}>{words.done.another}</Button>
      </Notice>
      {failed > 0 && (
        <Notice kind="warning" title={words.done.failed(failed)}>
          <DownloadButton
            call={downloadFailedRows}
            input={{ id }}
            fileName={failedRowsText.fileName(fileName)}
          >
            {failedRowsText.download}
          </DownloadButton>
        </Notice>
      )}
      {report.changes.length > 0 && <PriceChanges report={report} title={words.changes.titleDone} />}
    </div>
  )
}
