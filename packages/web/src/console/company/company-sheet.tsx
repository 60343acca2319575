import { stateLooks } from '@bdr/contract/entities'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { companyAction, companyPage as words } from '@bdr/text/company'
import { merchantAction, merchantStatus } from '@bdr/text/names/merchants'
import { useState } from 'react'
import { useViewer } from '../../lib/session.ts'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { Addresses } from './addresses.tsx'
import { changeUrlOf } from './change-url.ts'
import css from './company.module.css'
import { Contacts } from './contacts.tsx'
import { unsentPart, type EditablePart } from './company-drafts.ts'
import type { Editing } from './editable-section.tsx'
import { FactsSheet } from './facts-sheet.tsx'
import { Papers } from './papers.tsx'
import { Profile } from './profile.tsx'
import { RequestBanner } from './request-banner.tsx'
import { Requests } from './requests.tsx'
import { UnsentChange } from './unsent-change.tsx'

const actionLabels = { ...merchantAction, ...companyAction }

/** A change of the company's facts leaves its state as it is. */
const withoutState = (entry: HistoryEntry): HistoryEntry =>
  Object.hasOwn(companyAction, entry.action) ? { ...entry, from: entry.to } : entry

/** What a company is, from what it says of itself to what happened to it. */
export function CompanySheet({ company }: { company: CompanyDetail }) {
  const { user } = useViewer()
  const { mayEdit } = company
  const [part, setPart] = useState<EditablePart | null>(() => (mayEdit ? unsentPart(user.uid) : null))
  const editing: Editing = { mayEdit, part, open: setPart, close: () => setPart(null) }
  const pending = company.changeRequests.some((request) => request.status === 'submitted')
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
          <p className={css.nothing}>{words.noCategories}</p>
        ) : (
          <ul className={css.categories}>
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
          stateLabels={merchantStatus}
          looks={stateLooks.merchant}
        />
      </Section>
    </>
  )
}
