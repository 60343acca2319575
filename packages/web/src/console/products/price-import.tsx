import { liveProductStatus } from '@bdr/contract/products/meaning'
import { reportOf } from '@bdr/contract/imports/model'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { pageUrl } from '@bdr/contract/navigation'
import { exportProducts, listProducts } from '@bdr/contract/products/calls'
import { importProductPrices } from '@bdr/contract/products/price-import'
import type { PriceImportReport } from '@bdr/contract/products/replies'
import { priceImport as words } from '@bdr/text/price-import'
import { productExport } from '@bdr/text/products'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { countOpen } from '../../ui/console/file-questions.tsx'
import { FailedRowsLeft, ImportCheck, ImportResult } from '../../ui/console/import-check.tsx'
import { ImportFile } from '../../ui/console/import-file.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { PriceChanges } from './price-changes.tsx'
import layout from '../../ui/layout.module.css'

/**
 * Imports prices and stock from an exported list: they are compared with the present ones, and then changed
 * at once.
 */
export default function PriceImportPage() {
  const run = useImport(importProductPrices, {}, [listProducts])
  const { detail } = run
  const report = detail && reportOf(detail, 'product-prices')
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady && report ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {words.commit(report.changeCount)}
            </Button>
          ) : (
            run.file === null && (
              <DownloadButton
                call={exportProducts}
                input={{ status: liveProductStatus }}
                fileName={`${productExport.name}.xlsx`}
              >
                {words.exportAll}
              </DownloadButton>
            )
          )
        }
      />
      <ImportFile
        run={run}
        label={words.file}
        maxBytes={fileLimits.bytes}
        howTo={words.formats(formatBytes(fileLimits.bytes))}
      />
      <ImportResult run={run} report={report} failed={words.failed}>
        {(found, checked) =>
          checked.state === 'done' && checked.written > 0 ? (
            <Done detail={checked} report={found} onAnother={() => run.choose(null)} />
          ) : (
            <ImportCheck run={run} detail={checked} report={found} verdict={verdict(checked, found)}>
              {!checked.isReady && found.assumptions.some(({ key }) => key === 'prices.changedMeanwhile') && (
                <p>
                  <Button look="primary" onClick={() => run.recheck()}>
                    {words.again}
                  </Button>
                </p>
              )}
              {found.changes.length > 0 && <PriceChanges report={found} title={words.changes.title} />}
            </ImportCheck>
          )
        }
      </ImportResult>
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

interface DoneProps {
  detail: ImportDetail
  report: PriceImportReport
  onAnother: () => void
}

function Done({ detail, report, onAnother }: DoneProps) {
  return (
    <div className={layout.stack}>
      <Notice kind="good" title={words.done.title(detail.written)}>
        <p>{words.done.effect}</p>
        <LinkButton to={pageUrl('productList')}>{words.done.toList}</LinkButton>{' '}
        <Button onClick={onAnother}>{words.done.another}</Button>
      </Notice>
      {detail.failed > 0 && <FailedRowsLeft detail={detail} title={words.done.failed(detail.failed)} />}
      {report.changes.length > 0 && <PriceChanges report={report} title={words.changes.titleDone} />}
    </div>
  )
}
