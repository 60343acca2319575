import { reportOf } from '@bdr/contract/imports/model'
import { readStats } from '@bdr/contract/dashboard/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { importOrders, listOrders, orderImportTemplate } from '@bdr/contract/orders/calls'
import { importFields, importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { imports } from '@bdr/text/imports'
import { importFieldNames } from '@bdr/text/order-import'
import { orderImport as words } from '@bdr/text/orders'
import { orderTemplate } from '@bdr/text/imported-words'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import {
  FileFormats,
  FileResult,
  FileVerdict,
  ImportEnded,
  ImportProgress,
} from '../../ui/console/file-import.tsx'
import { countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { ImportLayouts, layoutChoices, type Mappings } from '../../ui/console/import-layouts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport, type ImportRun, type SaidOfFile } from '../../ui/console/use-import.ts'
import { ImportParties } from './import-parties.tsx'
import { ImportedOrders, ImportDone } from './imported-orders.tsx'
import { chosenParties, countMissing, type PartyChoices } from './party-choices.ts'

/** A file becomes orders in two steps: it is checked, and then imported as a whole or not at all. */
export default function OrderImportPage() {
  const run = useImport(importOrders, { mode: 'check' }, [listOrders, readStats])
  const { detail } = run
  const [said, setSaid] = useState<Said>(nothingSaid)
  const choose = (chosen: File | null) => {
    // sellers are the same in every file; what was said of another file's sheets is not
    setSaid({ ...nothingSaid, parties: said.parties })
    run.choose(chosen)
  }

  const report = detail && reportOf(detail, 'orders')
  if (detail?.state === 'done' && report) return <ImportDone report={report} onAnother={() => choose(null)} />
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {words.import(reportOf(detail, 'orders')!.orderCount)}
            </Button>
          ) : undefined
        }
      />
      <FileUpload
        label={words.file}
        file={run.file}
        onChange={choose}
        extensions={['.xlsx', '.csv', '.xml']}
        maxBytes={importLimits.bytes}
        progress={run.progress}
        disabled={run.isBusy}
        hint={run.file === null ? <AcceptedFormats /> : undefined}
      />
      <FileResult>
        {run.error && <Failure title={words.failed} error={run.error} onRetry={run.retry} />}
        {detail && <Course run={run} detail={detail} said={said} onSay={setSaid} />}
      </FileResult>
    </>
  )
}

/** Everything an operator has said about the file on this page. */
interface Said {
  readonly parties: PartyChoices
  readonly answers: Answers
  readonly mappings: Mappings
}
const nothingSaid: Said = { parties: {}, answers: {}, mappings: new Map() }

const asSent = ({ parties, answers, mappings }: Said): SaidOfFile => ({
  parties: chosenParties(parties),
  answers,
  layouts: layoutChoices(mappings),
})

const openIn = ({ unknownParties, assumptions }: OrderImportReport): number =>
  unknownParties.length + countOpen(assumptions)

interface CourseProps {
  run: ImportRun
  detail: ImportDetail
  said: Said
  onSay: (said: Said) => void
}

/** Where the import is: under way, over, or with the operator. */
function Course({ run, detail, said, onSay }: CourseProps) {
  const { state } = detail
  const report = reportOf(detail, 'orders')
  if (state === 'reading' || state === 'writing') return <ImportProgress run={run} detail={detail} />
  if (state !== 'open' || !report) return <ImportEnded state={state} />
  return <Checked run={run} detail={detail} report={report} said={said} onSay={onSay} />
}

/** From what stands in the way, over what will be imported, to how the file was read. */
function Checked({ run, detail, report, said, onSay }: CourseProps & { report: OrderImportReport }) {
  const { faultCount, unknownParties, orders, assumptions, unread, unreadCount, layouts } = report
  const asks = unknownParties.length > 0 || assumptions.some(({ question }) => question !== null)
  const recheck = () => run.check(asSent(said))
  return (
    <>
      <FileVerdict isGood={detail.isReady} isOpen={faultCount === 0 && openIn(report) > 0}>
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
      {asks && (
        <FileQuestions
          assumptions={assumptions}
          answers={said.answers}
          onAnswer={(answers) => onSay({ ...said, answers })}
          openBeside={countMissing(unknownParties, said.parties)}
          onRecheck={recheck}
        >
          {unknownParties.length > 0 && (
            <ImportParties
              parties={unknownParties}
              choices={said.parties}
              onChoose={(parties) => onSay({ ...said, parties })}
            />
          )}
        </FileQuestions>
      )}
      {faultCount === 0 && orders.length > 0 && (
        <ImportedOrders key={detail.id} report={report} title={words.orders.title} />
      )}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
      <ImportLayouts
        layouts={layouts}
        fields={fieldNames}
        mappings={said.mappings}
        onMap={(mappings) => onSay({ ...said, mappings })}
        onRecheck={recheck}
      />
    </>
  )
}

const fieldNames = importFields.map((field) => ({ field, name: importFieldNames[field] }))

function verdict({ isReady, read, valid, failed }: ImportDetail, report: OrderImportReport): string {
  if (report.faultCount > 0)
    return `${words.nothingImported(report.faultCount)}（${imports.counts({ read, valid, failed })}）`
  if (openIn(report) > 0) return words.open(openIn(report))
  if (isReady) return words.checked(report.orderCount)
  return read > 0 ? words.nothingNew : words.nothingFound
}

function AcceptedFormats() {
  const { title, workbook, ubl, limit } = words.formats
  return (
    <FileFormats
      title={title}
      points={[
        workbook,
        ubl,
        limit(formatBytes(importLimits.bytes), importLimits.orders, importLimits.lines),
      ]}
    >
      <DownloadButton call={orderImportTemplate} input={{}} fileName={orderTemplate.fileName}>
        {words.template}
      </DownloadButton>
    </FileFormats>
  )
}
