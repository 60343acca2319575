import { requestCompanyChange } from '@bdr/contract/company/calls'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { factNames, changeForm as words, requestBanner, factWords } from '@bdr/text/company'
import { useNavigate } from 'react-router'
import { showToast } from '../../lib/toasts.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { useIsUploading } from '../../ui/form/use-form-core.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import { changesOf, factsOf, mergeWithPresent, placeOf, valuesOf, type ChangeValues } from './change-form.ts'
import { changeDraft } from './company-drafts.ts'
import css from './company-form.module.css'
import { companyRecord, missing } from './company-forms.ts'
import { LicenceFields } from './licence-fields.tsx'
import { PaperRows } from './paper-rows.tsx'
import { useCompanyMutations } from './use-company-mutations.ts'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { banks } from '@bdr/text/settle-in'
import { useId } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import type { ChangePart } from './change-parts.ts'
import { FactLine } from './fact-line.tsx'

interface ChangeFormViewProps {
  company: CompanyDetail
  /** the request it starts from; empty for the present facts */
  requestId: string
}

/** The form to request a change of the reviewed facts. Changed fields are marked before it is sent. */
export function ChangeFormView({ company, requestId }: ChangeFormViewProps) {
  const { facts, files, regions } = company
  const navigate = useNavigate()
  const { requestChange } = useCompanyMutations()
  const source = company.changeRequests.find((request) => request.id === requestId)
  const form = useCallForm({
    call: requestCompanyChange,
    start: valuesOf(source?.after ?? facts, facts, files),
    overlay: (start: ChangeValues, typed) => mergeWithPresent(start, typed, facts, files),
    input: (values, version) => ({ version, facts: factsOf(values) }),
    placeOf,
    missing,
    send: requestChange,
    record: companyRecord(company),
    draft: changeDraft(requestId),
    files,
    onSent: () => {
      showToast('success', words.submitted)
      return navigate(pageUrl('companyInfo'), { replace: true })
    },
  })
  const changed = useComputed(form, (values) => changesOf(values, facts))
  const isUploading = useIsUploading(form)
  const parts = { form, present: facts, files, regions }

  return (
    <Form form={form} isPage>
      <PageHeader title={words.title} facts={[words.fact]} />
      {source?.decisionReason && (
        <Notice kind="warning" className={layout.apart} title={requestBanner.reason(source.decisionReason)} />
      )}
      <Section title={words.sections.licence}>
        <LicenceFields {...parts} />
      </Section>
      <Section title={words.sections.bank}>
        <BankFields {...parts} />
      </Section>
      <Section title={words.sections.papers} note={words.papersHint}>
        <PaperRows {...parts} />
      </Section>
      <FormBar
        form={form}
        label={words.submit}
        buttons={
          <>
            <LinkButton to={pageUrl('companyInfo')}>{words.back}</LinkButton>
            <Button
              type="submit"
              look="primary"
              isPending={form.busy}
              isDisabled={changed.length === 0 || isUploading}
            >
              {words.submit}
            </Button>
          </>
        }
      >
        <strong>{changed.length === 0 ? words.nothingChanged : words.changes(factNames(changed))}</strong>
        <span>{isUploading ? words.uploading : words.storedHint}</span>
      </FormBar>
    </Form>
  )
}

/** Removes the spaces that people put between digits. */
const account = (text: string) => groupedAccount(text.replace(/\s+/g, ''))

/** The company's bank account. */
function BankFields({ form, present }: ChangePart) {
  const known = useId()
  const of = { form, present }
  return (
    <div className={css.fields}>
      <FactLine
        {...of}
        fact="bank.name"
        label={factWords.bankName}
        maxLength={settleInLimits.bankName}
        list={known}
      />
      <FactLine
        {...of}
        fact="bank.branch"
        label={factWords.bankBranch}
        maxLength={settleInLimits.bankBranch}
      />
      <FactLine
        {...of}
        fact="bank.account"
        label={factWords.bankAccount}
        hint={words.accountHint}
        shown={account}
        maxLength={settleInLimits.bankAccount}
        inputMode="numeric"
      />
      <datalist id={known}>
        {banks.map((bank) => (
          <option key={bank} value={bank}>
            {bank}
          </option>
        ))}
      </datalist>
    </div>
  )
}
