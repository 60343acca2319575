import { isOpenRequest } from '@bdr/contract/change-requests/meaning'
import { companyChanges } from '@bdr/text/company-changes'
import { codes } from '@bdr/contract/errors'
import { readCompany } from '@bdr/contract/company/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { companyPage as words, companyAction } from '@bdr/text/company'
import { pageTitles } from '@bdr/text/entities'
import { Link, useSearchParams } from 'react-router'
import { CallError } from '../../lib/call-error.ts'
import { prefetch, useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import typography from '../../ui/typography.module.css'
import { changeParameter, changeUrlOf } from './change-url.ts'
import { stateLooks } from '@bdr/contract/entities'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { merchantAction, merchantStatus } from '@bdr/text/names/merchants'
import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import { later } from '../../ui/later.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import layout from '../../ui/layout.module.css'
import css from './company.module.css'
import { Contacts } from './contacts.tsx'
import { unsentPart, type EditablePart } from './company-drafts.ts'
import { type Editing, EditableSection } from './editable-section.tsx'
import { FactsSheet } from './facts-sheet.tsx'
import { Papers } from './papers.tsx'
import { Profile } from './profile.tsx'
import { RequestBanner } from './request-banner.tsx'
import { Requests } from './requests.tsx'
import { UnsentChange } from './unsent-change.tsx'

/** Loaded on demand: with `?change` this address shows the form in place of the page. */
const ChangeFormView = lazy(async () => ({
  default: (await import('./change-form-view.tsx')).ChangeFormView,
}))
const AddressesForm = later(
  async () => (await import('./addresses-form.tsx')).AddressesForm,
  () => true,
)

export const clientLoader = () => prefetch(readCompany, {}, { toast: false })

/** The company's own page; with `?change` the form that requests a change of reviewed facts. */
export default function CompanyPage() {
  const viewer = useViewer()
  const [search] = useSearchParams()
  const belongs = viewer.can('company:view')
  const answer = useCall(readCompany, {}, { toast: false, enabled: belongs })
  if (!belongs || (answer.error instanceof CallError && answer.error.code === codes.notFound))
    return <NoCompany reviews={viewer.can('merchant:manage')} />

  const change = search.get(changeParameter)
  return (
    <RecordState query={answer} title={pageTitles.companyInfo}>
      {(company) => {
        const pending = company.changeRequests.some(({ status }) => isOpenRequest(status))
        return change !== null && company.mayEdit && !pending ? (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <ChangeFormView key={change} company={company} requestId={change} />
          </Suspense>
        ) : (
          <CompanySheet company={company} />
        )
      }}
    </RecordState>
  )
}

/** Operators belong to no company. */
const NoCompany = ({ reviews }: { reviews: boolean }) => (
  <>
    <PageHeader title={pageTitles.companyInfo} />
    <Blank
      title={words.noCompanyTitle}
      hint={words.noCompanyHint}
      next={reviews ? <Link to={pageUrl('changeRequestList')}>{words.toReviews}</Link> : undefined}
    />
  </>
)

const actionLabels = { ...merchantAction, ...companyAction }

/** A change of the company's facts does not change its state. */
const withoutState = (entry: HistoryEntry): HistoryEntry =>
  Object.hasOwn(companyAction, entry.action) ? { ...entry, from: entry.to } : entry

/** A company's record, from its own description to its history. */
function CompanySheet({ company }: { company: CompanyDetail }) {
  const { user } = useViewer()
  const { mayEdit } = company
  const [part, setPart] = useState<EditablePart | null>(() => (mayEdit ? unsentPart(user.uid) : null))
  const editing: Editing = { mayEdit, part, open: setPart, close: () => setPart(null) }
  const pending = company.changeRequests.some(({ status }) => isOpenRequest(status))
  return (
    <>
      <PageHeader
        title={company.facts.name}
        status={<StatusTag machine="merchant" status={company.status} />}
        facts={[words.code(company.code), words.uscc(company.uscc)]}
        actions={
          mayEdit &&
          !pending &&
          part === null && (
            <LinkButton look="primary" to={changeUrlOf()}>
              {words.requestChange}
            </LinkButton>
          )
        }
      />
      <RequestBanner company={company} />
      {mayEdit && !pending && <UnsentChange company={company} />}
      <Profile company={company} editing={editing} />
      <FactsSheet company={company} />
      <Papers company={company} />
      <Section title={words.sections.categories}>
        {company.categories.length === 0 ? (
          <p className={typography.aside}>{words.noCategories}</p>
        ) : (
          <ul className={`${layout.list} ${css.categories}`}>
            {company.categories.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </Section>
      <Addresses company={company} editing={editing} />
      <Contacts company={company} editing={editing} />
      <Requests company={company} />
      <Section title={words.sections.history}>
        <HistoryTimeline
          entries={company.history.map(withoutState)}
          labels={actionLabels}
          fields={companyChanges}
          stateLabels={merchantStatus}
          looks={stateLooks.merchant}
        />
      </Section>
    </>
  )
}

/** The addresses that goods are shipped from and papers are sent to. */
function Addresses({ company, editing }: { company: CompanyDetail; editing: Editing }) {
  return (
    <EditableSection
      part="addresses"
      editing={editing}
      form={<AddressesForm company={company} onClose={editing.close} />}
    >
      {company.addresses.length === 0 ? (
        <p className={typography.aside}>{words.noAddresses}</p>
      ) : (
        <ul className={`${layout.list} ${css.entries}`}>
          {company.addresses.map((one) => (
            <li key={one.id}>
              <p className={css.entryTitle}>
                {one.label}
                {one.isDefault && (
                  <span className={`${typography.caption} ${css.badge}`}>{words.isDefault}</span>
                )}
              </p>
              <p>{one.regionName + one.address}</p>
              {(one.contactName !== null || one.contactPhone !== null) && (
                <p className={`${typography.quiet} ${css.muted}`}>
                  {one.contactName}
                  {one.contactPhone !== null && (
                    <a href={`tel:${one.contactPhone}`} aria-label={words.call(one.contactPhone)}>
                      {one.contactPhone}
                    </a>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </EditableSection>
  )
}
