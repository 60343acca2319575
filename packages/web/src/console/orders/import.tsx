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
import { countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { ImportLayouts, layoutChoices, type Mappings } from './import-layouts.tsx'
import { ImportParties } from './import-parties.tsx'
import { ImportedOrders, ImportDone } from './imported-orders.tsx'
import { chosenParties, countMissing, type PartyChoices } from './party-choices.ts'

const extensions = ['.xlsx', '.xml']

/** A file becomes orders in two steps: it is checked, and then imported as a whole or not at all. */
export default function OrderImportPage() {
  const [file, setFile] = useState<File | null>(null)
  const [said, setSaid] = useState<Said>(nothingSaid)
  const run = useUploadMutation(importOrders, { toast: false, invalidates: [listOrders, readStats] })
  const result = file === null ? undefined : run.data

  const send = (mode: 'check' | 'import', chosen: File, saying: Said) =>
    run.mutate(withFile({ mode, ...fieldsOf(saying) }, chosen))
  const choose = (chosen: File | null) => {
    run.reset()
    setFile(chosen)
    // sellers are the same in every file; what was said of another file's sheets is not
    const kept = { ...nothingSaid, parties: said.parties }
    setSaid(kept)
    if (chosen) send('check', chosen, kept)
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
            <Button look="primary" isPending={run.isPending} onClick={() => send('import', file, said)}>
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
            onRetry={() => send(run.variables?.mode ?? 'check', file, said)}
          />
        )}
        {result && file && (
          <Checked
            result={result}
            fileName={file.name}
            said={said}
            onSay={setSaid}
            onRecheck={() => send('check', file, said)}
          />
        )}
      </FileResult>
    </>
  )
}

/** Everything an operator has said about the file. */
interface Said {
  readonly parties: PartyChoices
  readonly answers: Answers
  readonly mappings: Mappings
}
const nothingSaid: Said = { parties: {}, answers: {}, mappings: new Map() }

/** As the call takes it: fields of a form are text. */
function fieldsOf({ parties, answers, mappings }: Said) {
  const chosen = chosenParties(parties)
  const layouts = layoutChoices(mappings)
  return {
    ...(chosen.length > 0 && { parties: JSON.stringify(chosen) }),
    ...(Object.keys(answers).length > 0 && { answers: JSON.stringify(answers) }),
    ...(layouts.length > 0 && { layouts: JSON.stringify(layouts) }),
  }
}

const openIn = ({ unknownParties, assumptions }: ImportResult): number =>
  unknownParties.length + countOpen(assumptions)

const canImport = (result: ImportResult): boolean =>
  result.faultCount === 0 && openIn(result) === 0 && result.orders.length > 0

interface CheckedProps {
  result: ImportResult
  fileName: string
  said: Said
  onSay: (said: Said) => void
  onRecheck: () => void
}

/** From what stands in the way, over what will be imported, to how the file was read. */
function Checked({ result, fileName, said, onSay, onRecheck }: CheckedProps) {
  const { faultCount, unknownParties, orders, assumptions, unread, unreadCount, layouts } = result
  const asks = unknownParties.length > 0 || assumptions.some(({ question }) => question !== null)
  return (
    <>
      <FileVerdict isGood={canImport(result)} isOpen={faultCount === 0 && openIn(result) > 0}>
        {verdict(result)}
      </FileVerdict>
      {faultCount > 0 && <FileFaults {...result} fileName={fileName} />}
      {asks && (
        <FileQuestions
          assumptions={assumptions}
          answers={said.answers}
          onAnswer={(answers) => onSay({ ...said, answers })}
          openBeside={countMissing(unknownParties, said.parties)}
          onRecheck={onRecheck}
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
        <ImportedOrders key={fileName} orders={orders} title={words.orders.title} />
      )}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
      <ImportLayouts
        layouts={layouts}
        mappings={said.mappings}
        onMap={(mappings) => onSay({ ...said, mappings })}
        onRecheck={onRecheck}
      />
    </>
  )
}

function verdict(result: ImportResult): string {
  if (result.faultCount > 0) return words.nothingImported(result.faultCount)
  if (openIn(result) > 0) return words.open(openIn(result))
  return canImport(result) ? words.checked(result.orders.length) : words.nothingFound
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
