import { reportOf } from '@bdr/contract/imports/model'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { downloadFailedRows } from '@bdr/contract/imports/calls'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { pageUrl } from '@bdr/contract/navigation'
import { countProducts, listProducts } from '@bdr/contract/products/calls'
import { importProducts } from '@bdr/contract/products/import'
import { afterImport, productImportLimits, type AfterImport } from '@bdr/contract/products/import-model'
import type { ProductImportReport } from '@bdr/contract/products/replies'
import { failedRowsText } from '@bdr/text/import-file'
import { batchUpload } from '@bdr/text/product-import'
import { useState } from 'react'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import { FileResult, FileVerdict, ImportEnded, ImportProgress } from '../../ui/console/file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { ImportLayouts, layoutChoices, type Mappings } from '../../ui/console/import-layouts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useImport, type ImportRun } from '../../ui/console/use-import.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import css from './batch-start.module.css'
import { BatchPictures } from './batch-pictures.tsx'
import { BatchProducts } from './batch-products.tsx'
import { TemplateStep } from './batch-start.tsx'

const words = batchUpload.page

/** A supplier's workbook becomes products: checked first, then those without faults are added. */
export default function BatchUploadPage() {
  const [after, setAfter] = useState<AfterImport>('submit')
  const run = useImport(importProducts, { after }, [listProducts, countProducts])
  const { detail } = run
  const [said, setSaid] = useState<Said>(nothingSaid)
  const choose = (chosen: File | null) => {
    setSaid(nothingSaid)
    run.choose(chosen)
  }
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
        <div className={css.stack}>
          {run.file === null && <After value={after} onChange={setAfter} />}
          <FileUpload
            label={words.file}
            file={run.file}
            onChange={choose}
            extensions={['.xlsx', '.csv']}
            maxBytes={fileLimits.bytes}
            progress={run.progress}
            disabled={run.isBusy}
            hint={
              run.file === null
                ? words.formats(formatBytes(fileLimits.bytes), productImportLimits.rows)
                : undefined
            }
          />
        </div>
      </Section>
      <FileResult>
        {run.error && <Failure title={words.failed} error={run.error} onRetry={run.retry} />}
        {detail && (
          <Course run={run} detail={detail} said={said} onSay={setSaid} onAnother={() => choose(null)} />
        )}
      </FileResult>
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

/** Everything somebody has said about the file on this page. */
interface Said {
  readonly answers: Answers
  readonly mappings: Mappings
}
const nothingSaid: Said = { answers: {}, mappings: new Map() }

interface CourseProps {
  run: ImportRun
  detail: ImportDetail
  said: Said
  onSay: (said: Said) => void
  onAnother: () => void
}

/** Where the upload is: under way, over, or with whoever brought it. */
function Course({ run, detail, said, onSay, onAnother }: CourseProps) {
  const { state, written } = detail
  const report = reportOf(detail, 'products')
  if (state === 'reading' || state === 'writing') return <ImportProgress run={run} detail={detail} />
  if (state === 'done' && report) return <Done detail={detail} report={report} onAnother={onAnother} />
  if (state !== 'open' || !report)
    return written > 0 ? (
      <Notice kind="info" title={words.cancelled(written)} />
    ) : (
      <ImportEnded state={state} />
    )
  return <Checked run={run} detail={detail} report={report} said={said} onSay={onSay} />
}

/** From what stands in the way, over what will be added, to how the file was read. */
function Checked({
  run,
  detail,
  report,
  said,
  onSay,
}: Omit<CourseProps, 'onAnother'> & { report: ProductImportReport }) {
  const { faultCount, assumptions, unread, unreadCount, layouts, fields, products } = report
  const recheck = () => run.check({ answers: said.answers, layouts: layoutChoices(said.mappings) })
  return (
    <>
      <FileVerdict isGood={detail.isReady && faultCount === 0} isOpen={detail.isReady && faultCount > 0}>
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
      <BatchPictures id={detail.id} report={report} isBusy={run.isBusy} onBrought={run.refresh} />
      {askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={said.answers}
          onAnswer={(answers) => onSay({ ...said, answers })}
          onRecheck={recheck}
        />
      )}
      {products.length > 0 && <BatchProducts report={report} title={words.products.title} />}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
      <ImportLayouts
        layouts={layouts}
        fields={fields}
        mappings={said.mappings}
        onMap={(mappings) => onSay({ ...said, mappings })}
        onRecheck={recheck}
      />
    </>
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

function Done({
  detail: { id, written, failed, hasFailedRows, fileName },
  report,
  onAnother,
}: Pick<CourseProps, 'detail' | 'onAnother'> & { report: ProductImportReport }) {
  const { after, products } = report
  return (
    <div className={css.stack}>
      <Notice kind="good" title={words.done.title(written)}>
        <p>{words.done[after ?? 'draft']}</p>
        <LinkButton to={pageUrl('productList', { status: after === 'submit' ? 'submitted' : 'draft' })}>
          {words.done.toList}
        </LinkButton>{' '}
        <Button onClick={onAnother}>{words.done.another}</Button>
      </Notice>
      {failed > 0 && hasFailedRows && (
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
      {products.length > 0 && <BatchProducts report={report} title={words.products.titleDone} />}
    </div>
  )
}
