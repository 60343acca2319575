import { readStats } from '@bdr/contract/dashboard/calls'
import { importOrders, listOrders } from '@bdr/contract/orders/calls'
import { importLimits, type ImportResult } from '@bdr/contract/orders/import'
import { orderImport as words } from '@bdr/text/console-orders'
import { Button } from '../../ui/kit/button.tsx'
import { useState } from 'react'
import { withFile } from '../../lib/query.ts'
import { useUploadMutation } from '../../lib/use-upload-mutation.ts'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import { FileFormats, FileResult, FileVerdict } from '../../ui/console/file-import.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { ImportParties } from './import-parties.tsx'
import { ImportedOrders, ImportDone } from './imported-orders.tsx'
import { chosenParties, type PartyChoices } from './party-choices.ts'

const extensions = ['.xlsx', '.xml']

/** A file becomes orders in two steps: it is checked, and then imported as a whole or not at all. */
export default function OrderImportPage() {
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<PartyChoices>({})
  const run = useUploadMutation(importOrders, { toast: false, invalidates: [listOrders, readStats] })
  const result = file === null ? undefined : run.data

  const send = (mode: 'check' | 'import', chosen: File) => {
    const parties = chosenParties(choices)
    run.mutate(withFile({ mode, ...(parties.length > 0 && { parties: JSON.stringify(parties) }) }, chosen))
  }
  const choose = (chosen: File | null) => {
    run.reset()
    setFile(chosen)
    if (chosen) send('check', chosen)
  }

  if (result?.imported) return <ImportDone result={result} onAnother={() => choose(null)} />
  const ready = result !== undefined && canImport(result)
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          ready && file ? (
            <Button look="primary" isPending={run.isPending} onClick={() => send('import', file)}>
              {words.import(result.orders.length)}
            </Button>
          ) : undefined
        }
      />
      <FileUpload
        label={words.file}
        file={file}
        onChange={choose}
        extensions={extensions}
        maxBytes={importLimits.bytes}
        progress={run.progress}
        hint={file === null ? <AcceptedFormats /> : undefined}
      />
      <FileResult>
        {run.error && file && (
          // an import whose answer was lost may have been done: the same once more tells, and adds nothing
          <Failure
            title={words.failed}
            error={run.error}
            onRetry={() => send(run.variables?.mode ?? 'check', file)}
          />
        )}
        {result && file && (
          <Checked
            result={result}
            fileName={file.name}
            choices={choices}
            onChoose={setChoices}
            onRecheck={() => send('check', file)}
          />
        )}
      </FileResult>
    </>
  )
}

const canImport = ({ faultCount, unknownParties, orders }: ImportResult): boolean =>
  faultCount === 0 && unknownParties.length === 0 && orders.length > 0

interface CheckedProps {
  result: ImportResult
  fileName: string
  choices: PartyChoices
  onChoose: (choices: PartyChoices) => void
  onRecheck: () => void
}

function Checked({ result, fileName, choices, onChoose, onRecheck }: CheckedProps) {
  const { faultCount, unknownParties, orders } = result
  return (
    <>
      <FileVerdict isGood={canImport(result)}>
        {faultCount > 0
          ? words.nothingImported(faultCount)
          : canImport(result)
            ? words.checked(orders.length)
            : unknownParties.length === 0 && words.nothingFound}
      </FileVerdict>
      {faultCount > 0 && <FileFaults {...result} fileName={fileName} />}
      {unknownParties.length > 0 && (
        <ImportParties parties={unknownParties} choices={choices} onChoose={onChoose} onRecheck={onRecheck} />
      )}
      {faultCount === 0 && orders.length > 0 && <ImportedOrders orders={orders} title={words.orders.title} />}
    </>
  )
}

function AcceptedFormats() {
  const { title, workbook, ubl, limit } = words.formats
  return (
    <FileFormats
      title={title}
      points={[workbook, ubl, limit(formatBytes(importLimits.bytes), importLimits.orders)]}
    />
  )
}
