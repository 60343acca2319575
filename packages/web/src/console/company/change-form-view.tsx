import { requestCompanyChange } from '@bdr/contract/company/calls'
import type { CompanyDetail, ReviewedFacts } from '@bdr/contract/company/model'
import { pageUrl } from '@bdr/contract/navigation'
import { changeForm as words, requestBanner } from '@bdr/text/console-company'
import { Alert } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/console/button.tsx'
import { useFocusFirstFault } from '../../ui/form/use-focus-first-fault.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { BankFields } from './bank-fields.tsx'
import { ChangeBar } from './change-bar.tsx'
import {
  changesOf,
  draftOf,
  factsOf,
  keptDraft,
  textFacts,
  wantedPapers,
  type ChangeDraft,
} from './change-draft.ts'
import css from './change-form.module.css'
import { faultsByPath } from './form-faults.ts'
import { keptNames } from './kept-names.ts'
import { LicenceFields } from './licence-fields.tsx'
import { paperPaths } from './paper-fields.tsx'
import { paperPath, PaperRows, papersPath } from './paper-rows.tsx'
import { useCompanyMutations } from './use-company-mutations.ts'
import { useEditor } from './use-editor.ts'

interface ChangeFormViewProps {
  company: CompanyDetail
  /** the request it starts from; empty for the facts as they are */
  requestId: string
}

const paths = (draft: ChangeDraft): string[] => [
  ...textFacts.map((fact) => `facts.${fact}`),
  'facts.regionCode',
  'facts.licenceFileId',
  papersPath,
  ...wantedPapers(draft).flatMap((_row, index) => paperPaths.map((field) => paperPath(index, field))),
]

/** Everything that was reviewed, to be asked for anew. What differs is marked before it is sent. */
export function ChangeFormView({ company, requestId }: ChangeFormViewProps) {
  const { facts, files, version } = company
  const navigate = useNavigate()
  const { user } = useViewer()
  const { requestChange } = useCompanyMutations()
  const page = useRef<HTMLFormElement>(null)
  const focusFirstFault = useFocusFirstFault(page)
  const source = company.changeRequests.find((request) => request.id === requestId)
  const start = useMemo(
    () => draftOf(source?.after ?? facts, facts, files),
    // a page read again must not undo what the form shows
    // oxlint-disable-next-line react/exhaustive-deps
    [version, requestId],
  )
  const editor = useEditor<ChangeDraft>({
    keptAs: keptNames(user.uid).change,
    start,
    read: (kept) => keptDraft(kept, facts, files, Date.now()),
    check: (draft) => faultsByPath(requestCompanyChange.input, { version, facts: factsOf(draft) }),
    paths,
    save: (draft) => requestChange({ version, facts: factsOf(draft) as ReviewedFacts }),
  })
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set())
  const guard = useLeaveGuard(editor.touched, editor.forget)
  const changed = changesOf(editor.value, facts)
  const fields = {
    draft: editor.value,
    present: facts,
    files,
    regions: company.regions,
    change: editor.change,
    faultOf: editor.faultOf,
    onBusy: (field: string, busy: boolean) => setUploads((before) => withBusy(before, field, busy)),
  }

  async function submit() {
    if (editor.busy || uploads.size > 0) return
    if (!(await editor.submit())) return focusFirstFault()
    guard.release()
    showToast('success', words.submitted)
    await navigate(pageUrl('companyInfo'), { replace: true })
  }

  return (
    <form
      ref={page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PageHeader title={words.title} facts={[words.fact]} />
      {source?.decisionReason && (
        <Alert
          className={css.notice}
          type="warning"
          showIcon
          title={requestBanner.reason(source.decisionReason)}
        />
      )}
      {editor.wasRestored && (
        <Alert
          className={css.notice}
          type={editor.value.filesGone ? 'warning' : 'info'}
          showIcon
          title={editor.value.filesGone ? words.filesGone : words.restored}
          action={<Button onClick={editor.startOver}>{words.startOver}</Button>}
        />
      )}
      <Section title={words.sections.licence}>
        <LicenceFields {...fields} />
      </Section>
      <Section title={words.sections.bank}>
        <BankFields {...fields} />
      </Section>
      <Section title={words.sections.papers} note={words.papersHint}>
        <PaperRows {...fields} />
      </Section>
      <ChangeBar
        editor={editor}
        changed={changed}
        uploading={uploads.size > 0}
        onFirstFault={focusFirstFault}
      />
      {guard.question}
    </form>
  )
}

function withBusy(before: ReadonlySet<string>, field: string, busy: boolean): ReadonlySet<string> {
  if (before.has(field) === busy) return before
  const after = new Set(before)
  if (busy) after.add(field)
  else after.delete(field)
  return after
}
