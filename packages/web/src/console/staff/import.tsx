import { reportOf } from '@bdr/contract/imports/model'
import { listPosts } from '@bdr/contract/posts/calls'
import { listImports, readImport } from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { listStaff } from '@bdr/contract/staff/calls'
import {
  commitStaffImport,
  importStaff,
  maxImportedStaff,
  staffImportBytes,
  staffImportTemplate,
} from '@bdr/contract/staff/import'
import type { StaffImportReport } from '@bdr/contract/staff/replies'
import { staffImportPage as words } from '@bdr/text/staff'
import { staffTemplate } from '@bdr/text/staff-import'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { formatBytes } from '../../ui/console/file-check.ts'
import { FileFaults } from '../../ui/console/file-faults.tsx'
import {
  FileFormats,
  FileResult,
  FileVerdict,
  ImportEnded,
  ImportProgress,
} from '../../ui/console/file-import.tsx'
import { askedOf, countOpen, FileQuestions, type Answers } from '../../ui/console/file-questions.tsx'
import { FileAssumptions, FileUnread } from '../../ui/console/file-reading.tsx'
import { FileUpload } from '../../ui/console/file-upload.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport, type ImportRun } from '../../ui/console/use-import.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportedPeople } from './imported-people.tsx'

const outdated = [listStaff, listPosts]

/** A workbook becomes people in two steps: it is checked, and then added as a whole or not at all. */
export default function StaffImportPage() {
  const run = useImport(importStaff, {}, outdated)
  const { detail } = run
  // the same while one file is on the page: an answer that is lost on its way can be asked for again
  const [secret, setSecret] = useState(newSecret)
  const add = useCallMutation(commitStaffImport, {
    toast: false,
    invalidates: [...outdated, readImport, listImports],
  })
  const choose = (chosen: File | null) => {
    add.reset()
    setSecret(newSecret())
    run.choose(chosen)
  }

  if (add.data?.imported) return <ImportDone people={add.data.people} onAnother={() => choose(null)} />
  const commit = () => detail && add.mutate({ id: detail.id, secret })
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.fact]}
        actions={
          detail?.isReady ? (
            <Button look="primary" isPending={add.isPending} onClick={commit}>
              {words.import(reportOf(detail, 'staff')!.people.length)}
            </Button>
          ) : undefined
        }
      />
      <FileUpload
        label={words.file}
        file={run.file}
        onChange={choose}
        extensions={['.xlsx', '.csv']}
        maxBytes={staffImportBytes}
        progress={run.progress}
        disabled={run.isBusy || add.isPending}
        hint={run.file === null ? <HowTo /> : undefined}
      />
      <AddingGuard adding={add.isPending || add.isError} />
      <FileResult>
        {run.error && <Failure title={words.failed} error={run.error} onRetry={run.retry} />}
        {add.error && <Failure title={words.addingFailed} error={add.error} onRetry={commit} />}
        {detail && <Course run={run} detail={detail} />}
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

interface CourseProps {
  run: ImportRun
  detail: ImportDetail
}

/** Where the import is: under way, over, or with whoever uploaded it. */
function Course({ run, detail }: CourseProps) {
  const { state } = detail
  const report = reportOf(detail, 'staff')
  if (state === 'reading' || state === 'writing') return <ImportProgress run={run} detail={detail} />
  if (!report || (state !== 'open' && state !== 'done')) return <ImportEnded state={state} />
  if (state === 'open') return <Checked run={run} detail={detail} report={report} />
  return (
    <>
      <Notice kind="good" title={words.done.title(report.people.length)}>
        {words.done.passwordsGone}
      </Notice>
      <ImportedPeople people={report.people} title={words.people.titleDone} />
    </>
  )
}

function Checked({ run, detail, report }: CourseProps & { report: StaffImportReport }) {
  const { faultCount, people, assumptions, unread, unreadCount } = report
  const [answers, setAnswers] = useState<Answers>({})
  const open = countOpen(assumptions)
  return (
    <>
      <FileVerdict isGood={detail.isReady} isOpen={faultCount === 0 && open > 0}>
        {faultCount > 0
          ? words.nobodyImported(faultCount)
          : open > 0
            ? words.open(open)
            : words.checked(people.length)}
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
      {askedOf(assumptions).length > 0 && (
        <FileQuestions
          assumptions={assumptions}
          answers={answers}
          onAnswer={setAnswers}
          onRecheck={() => run.check({ answers })}
        />
      )}
      {faultCount === 0 && people.length > 0 && <ImportedPeople people={people} title={words.people.title} />}
      <FileAssumptions assumptions={assumptions} />
      <FileUnread unread={unread} unreadCount={unreadCount} />
    </>
  )
}

function HowTo() {
  const { title, columns, limit } = words.formats
  return (
    <FileFormats title={title} points={[columns, limit(formatBytes(staffImportBytes), maxImportedStaff)]}>
      <DownloadButton call={staffImportTemplate} input={{}} fileName={staffTemplate.fileName}>
        {words.template}
      </DownloadButton>
    </FileFormats>
  )
}
