import { reportOf } from '@bdr/contract/imports/model'
import { listPosts } from '@bdr/contract/posts/calls'
import { listImports, readImport } from '@bdr/contract/imports/calls'
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
import { FileFormats } from '../../ui/console/file-import.tsx'
import { countOpen } from '../../ui/console/file-questions.tsx'
import { ImportCheck, ImportResult } from '../../ui/console/import-check.tsx'
import { ImportFile } from '../../ui/console/import-file.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { useImport } from '../../ui/console/use-import.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportedPeople } from './imported-people.tsx'

const outdated = [listStaff, listPosts]

/** Imports people from a workbook in two steps: it is checked, and then added completely or not at all. */
export default function StaffImportPage() {
  const run = useImport(importStaff, {}, outdated)
  const { detail } = run
  const report = detail && reportOf(detail, 'staff')
  // the same key while one file is on the page: an answer that was lost can be requested again
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
          detail?.isReady && report ? (
            <Button look="primary" isPending={add.isPending} onClick={commit}>
              {words.import(report.people.length)}
            </Button>
          ) : undefined
        }
      />
      <ImportFile
        run={run}
        label={words.file}
        onChange={choose}
        maxBytes={staffImportBytes}
        disabled={add.isPending}
        howTo={<HowTo />}
      />
      <AddingGuard adding={add.isPending || add.isError} />
      <ImportResult
        run={run}
        report={report}
        failed={words.failed}
        failures={add.error && <Failure title={words.addingFailed} error={add.error} onRetry={commit} />}
      >
        {(found, checked) =>
          checked.state === 'done' ? (
            <>
              <Notice kind="good" title={words.done.title(found.people.length)}>
                {words.done.passwordsGone}
              </Notice>
              <ImportedPeople people={found.people} title={words.people.titleDone} />
            </>
          ) : (
            <ImportCheck run={run} detail={checked} report={found} verdict={verdict(found)}>
              {found.faultCount === 0 && found.people.length > 0 && (
                <ImportedPeople people={found.people} title={words.people.title} />
              )}
            </ImportCheck>
          )
        }
      </ImportResult>
    </>
  )
}

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Until the answer has arrived, leaving the page would mean never to see the passwords. */
const AddingGuard = ({ adding }: { adding: boolean }) =>
  useLeaveGuard(adding, undefined, words.leaveAdding).question

function verdict({ faultCount, assumptions, people }: StaffImportReport): string {
  const open = countOpen(assumptions)
  if (faultCount > 0) return words.nobodyImported(faultCount)
  return open > 0 ? words.open(open) : words.checked(people.length)
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
