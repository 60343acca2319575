import { reportOf } from '@bdr/contract/imports/model'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { pageUrl } from '@bdr/contract/navigation'
import { countProducts, listProducts } from '@bdr/contract/products/calls'
import { importProducts } from '@bdr/contract/products/import'
import { afterImport, productImportLimits, type AfterImport } from '@bdr/contract/products/import-model'
import type { ProductImportReport } from '@bdr/contract/products/replies'
import { batchUpload } from '@bdr/text/batch-upload'
import { useState } from 'react'
import { formatBytes } from '../../ui/console/file-check.ts'
import { countOpen } from '../../ui/console/file-questions.tsx'
import { FailedRowsLeft, ImportCheck, ImportResult } from '../../ui/console/import-check.tsx'
import { ImportFile } from '../../ui/console/import-file.tsx'
import { ImportLayouts } from '../../ui/console/import-layouts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { BatchPictures } from './batch-pictures.tsx'
import { BatchProducts } from './batch-products.tsx'
import { TemplateStep } from './batch-start.tsx'
import layout from '../../ui/layout.module.css'

const words = batchUpload.page

/**
 * Adds products from a supplier's workbook: it is checked first, then the products without faults are added.
 */
export default function BatchUploadPage() {
  const [after, setAfter] = useState<AfterImport>('submit')
  const run = useImport(importProducts, { after }, [listProducts, countProducts])
  const { detail } = run
  const report = detail && reportOf(detail, 'products')
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {detail.failed > 0 ? words.import(detail.valid) : words.importAll(detail.valid)}
            </Button>
          ) : undefined
        }
      />
      {run.file === null && <TemplateStep />}
      <Section title={run.file === null ? words.steps.file : words.file}>
        <div className={layout.stack}>
          {run.file === null && <After value={after} onChange={setAfter} />}
          <ImportFile
            run={run}
            label={words.file}
            maxBytes={fileLimits.bytes}
            howTo={words.formats(formatBytes(fileLimits.bytes), productImportLimits.rows)}
          />
        </div>
      </Section>
      <ImportResult run={run} report={report} failed={words.failed}>
        {(found, checked) =>
          checked.state === 'done' ? (
            <Done detail={checked} report={found} onAnother={() => run.choose(null)} />
          ) : (
            <ImportCheck
              run={run}
              detail={checked}
              report={found}
              verdict={verdict(checked, found)}
              layouts={<ImportLayouts layouts={found.layouts} fields={found.fields} run={run} />}
            >
              <BatchPictures id={checked.id} report={found} isBusy={run.isBusy} onUploaded={run.refresh} />
              {found.products.length > 0 && <BatchProducts report={found} title={words.products.title} />}
            </ImportCheck>
          )
        }
      </ImportResult>
    </>
  )
}

function After({ value, onChange }: { value: AfterImport; onChange: (after: AfterImport) => void }) {
  return (
    <RadioGroup
      label={words.after}
      value={value}
      onChange={(chosen) => onChange(chosen as AfterImport)}
      isStacked
      options={afterImport.toReversed().map((one) => ({
        value: one,
        label: words.afterNames[one],
        about: words.afterHint[one],
      }))}
    />
  )
}

function verdict(
  { isReady, valid, failed }: ImportDetail,
  { assumptions, productCount }: ProductImportReport,
): string {
  const open = countOpen(assumptions)
  if (open > 0) return words.verdict.open(open)
  if (!isReady) return valid === 0 && failed > 0 ? words.verdict.none(failed) : words.verdict.file
  return failed > 0 ? words.verdict.some(valid, failed) : words.verdict.good(valid, productCount)
}

interface DoneProps {
  detail: ImportDetail
  report: ProductImportReport
  onAnother: () => void
}

function Done({ detail, report, onAnother }: DoneProps) {
  const { written, failed, hasFailedRows } = detail
  const { after, products } = report
  return (
    <div className={layout.stack}>
      <Notice kind="good" title={words.done.title(written)}>
        <p>{words.done[after ?? 'draft']}</p>
        <LinkButton to={pageUrl('productList', { status: after === 'submit' ? 'submitted' : 'draft' })}>
          {words.done.toList}
        </LinkButton>{' '}
        <Button onClick={onAnother}>{words.done.another}</Button>
      </Notice>
      {failed > 0 && hasFailedRows && <FailedRowsLeft detail={detail} title={words.done.failed(failed)} />}
      {products.length > 0 && <BatchProducts report={report} title={words.products.titleDone} />}
    </div>
  )
}
