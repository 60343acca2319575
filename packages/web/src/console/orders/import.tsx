import { reportOf } from '@bdr/contract/imports/model'
import { readStats } from '@bdr/contract/dashboard/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { importOrders, listOrders, orderImportTemplate } from '@bdr/contract/orders/calls'
import { importFields, importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { imports } from '@bdr/text/imports'
import { importFieldNames, orderImport as words } from '@bdr/text/order-import'
import { orderTemplate } from '@bdr/text/imported-words'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFormats } from '../../ui/console/file-import.tsx'
import { ImportCheck, ImportResult } from '../../ui/console/import-check.tsx'
import { ImportFile } from '../../ui/console/import-file.tsx'
import { countOpen } from '../../ui/console/file-questions.tsx'
import { ImportLayouts } from '../../ui/console/import-layouts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import { ImportParties } from './import-parties.tsx'
import { ImportedOrders, ImportDone } from './imported-orders.tsx'
import { chosenParties, countMissing, type PartyChoices } from './party-choices.ts'

/** Imports orders from a file in two steps: it is checked, and then imported completely or not at all. */
export default function OrderImportPage() {
  // sellers are the same in every file: the answers about them stay when another file is chosen
  const [parties, setParties] = useState<PartyChoices>({})
  const run = useImport(importOrders, { mode: 'check' }, [listOrders, readStats], {
    parties: chosenParties(parties),
  })
  const { detail } = run
  const report = detail && reportOf(detail, 'orders')
  if (detail?.state === 'done' && detail.written > 0 && report)
    return <ImportDone report={report} onAnother={() => run.choose(null)} />
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady && report ? (
            <Button look="primary" isPending={run.isCommitting} onClick={run.commit}>
              {words.import(report.orderCount)}
            </Button>
          ) : undefined
        }
      />
      <ImportFile
        run={run}
        label={words.file}
        extensions={['.xlsx', '.csv', '.xml']}
        maxBytes={importLimits.bytes}
        howTo={<AcceptedFormats />}
      />
      <ImportResult run={run} report={report} failed={words.failed}>
        {(found, checked) => (
          <ImportCheck
            run={run}
            detail={checked}
            report={found}
            verdict={verdict(checked, found)}
            decisions={
              found.unknownParties.length === 0
                ? undefined
                : {
                    missing: countMissing(found.unknownParties, parties),
                    fields: (
                      <ImportParties parties={found.unknownParties} choices={parties} onChoose={setParties} />
                    ),
                  }
            }
            layouts={<ImportLayouts layouts={found.layouts} fields={fieldNames} run={run} />}
          >
            {found.faultCount === 0 && found.orders.length > 0 && (
              <ImportedOrders key={checked.id} report={found} title={words.orders.title} />
            )}
          </ImportCheck>
        )}
      </ImportResult>
    </>
  )
}

const openIn = ({ unknownParties, assumptions }: OrderImportReport): number =>
  unknownParties.length + countOpen(assumptions)

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
