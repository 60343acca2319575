import { listPosts } from '@bdr/contract/posts/calls'
import { listStaff } from '@bdr/contract/staff/calls'
import {
  importStaff,
  maxImportedStaff,
  staffImportBytes,
  staffImportTemplate,
  type StaffImportResult,
} from '@bdr/contract/staff/import'
import { staffImportPage as words } from '@bdr/text/console-staff'
import { staffTemplate } from '@bdr/text/staff-import'
import { useState } from 'react'
import { downloadDocument } from '../../lib/api.ts'
import { withFile } from '../../lib/query.ts'
import { reportError } from '../../lib/report-error.ts'
import { useUploadMutation } from '../../lib/use-upload-mutation.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import { FileFormats, FileResult, FileVerdict } from '../../ui/console/file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportedPeople } from './imported-people.tsx'

/** A workbook becomes people in two steps: it is checked, and then added as a whole or not at all. */
export default function StaffImportPage() {
  const [file, setFile] = useState<File | null>(null)
  // the same while one file is on the page: an answer that is lost on its way can be asked for again
  const [secret, setSecret] = useState(newSecret)
  const run = useUploadMutation(importStaff, { toast: false, invalidates: [listStaff, listPosts] })
  const result = file === null ? undefined : run.data
  const adding = run.variables?.mode === 'import'

  const [answers, setAnswers] = useState<Answers>({})
  const said = Object.keys(answers).length > 0 && { answers: JSON.stringify(answers) }
  const check = (chosen: File) => run.mutate(withFile({ mode: 'check', ...said }, chosen))
  const add = (chosen: File) => run.mutate(withFile({ mode: 'import', secret, ...said }, chosen))
  const choose = (chosen: File | null) => {
    run.reset()
    setFile(chosen)
    setSecret(newSecret())
    setAnswers({})
    if (chosen) run.mutate(withFile({ mode: 'check' }, chosen))
  }

  if (result?.imported) return <ImportDone people={result.people} onAnother={() => choose(null)} />
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          result && file && result.people.length > 0 && countOpen(result.assumptions) === 0 ? (
            <Button look="primary" isPending={run.isPending} onClick={() => add(file)}>
              {words.import(result.people.length)}
            </Button>
          ) : undefined
        }
      />
      <FileUpload
        label={words.file}
        file={file}
        onChange={choose}
        extensions={['.xlsx']}
        maxBytes={staffImportBytes}
        progress={run.progress}
        hint={file === null ? <HowTo /> : undefined}
      />
      <AddingGuard adding={adding && (run.isPending || run.isError)} />
      <FileResult>
        {run.error && file && (
          <Failure
            title={adding ? words.addingFailed : words.failed}
            error={run.error}
            onRetry={() => (adding ? add(file) : check(file))}
          />
        )}
        {result && file && (
          <Checked
            result={result}
            fileName={file.name}
            answers={answers}
            onAnswer={setAnswers}
            onRecheck={() => check(file)}
          />
        )}
      </FileResult>
    </>
  )
}

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Until the answer has come, leaving the page means never to see the passwords. */
const AddingGuard = ({ adding }: { adding: boolean }) =>
  useLeaveGuard(adding, undefined, words.leaveAdding).question

interface CheckedProps {
  result: StaffImportResult
  fileName: string
  answers: Answers
  onAnswer: (answers: Answers) => void
  onRecheck: () => void
}

function Checked({ result, fileName, answers, onAnswer, onRecheck }: CheckedProps) {
  const { faultCount, people, assumptions, unread, unreadCount } = result
  const open = countOpen(assumptions)
  return (
    <>
      <FileVerdict isGood={faultCount === 0 && open === 0} isOpen={faultCount === 0 && open > 0}>
        {faultCount > 0
          ? words.nobodyImported(faultCount)
          : open > 0
            ? words.open(open)
            : words.checked(people.length)}
      </FileVerdict>
      {faultCount > 0 && <FileFaults {...result} fileName={fileName} />}
      {askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={answers}
          onAnswer={onAnswer}
          onRecheck={onRecheck}
        />
      )}
      {faultCount === 0 && people.length > 0 && <ImportedPeople people={people} title={words.people.title} />}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
    </>
  )
}

function HowTo() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadDocument(staffImportTemplate, {}, staffTemplate.fileName)
    } catch (error) {
      reportError(error, staffImportTemplate)
    } finally {
      setBusy(false)
    }
  }
  const { title, columns, limit } = words.formats
  return (
    <FileFormats title={title} points={[columns, limit(formatBytes(staffImportBytes), maxImportedStaff)]}>
      <Button isPending={busy} onClick={() => void download()}>
        {words.template}
      </Button>
    </FileFormats>
  )
}
