import { stateLooks } from '@bdr/contract/entities'
import { readMerchant } from '@bdr/contract/merchants/calls'
import type { MerchantDetail } from '@bdr/contract/merchants/model'
import { pageUrl } from '@bdr/contract/navigation'
import { merchantActionWords, merchantDetail as words } from '@bdr/text/console-merchants'
import { merchantAction, merchantStatus } from '@bdr/text/labels'
import { pageTitles } from '@bdr/text/pages'
import { Link } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { MerchantActions } from './merchant-actions.tsx'
import { MerchantFacts } from './merchant-facts.tsx'
import css from './merchants.module.css'
import { Contacts, Owners, Papers } from './merchant-tables.tsx'

/** Everything operators see of a supplier. */
export default function MerchantDetailPage() {
  const id = useRecordId()
  const answer = useCall(readMerchant, { id: id ?? '' }, { enabled: id !== null, toast: false })
  const back = <Link to={pageUrl('merchantList')}>{words.backToList}</Link>
  return (
    <RecordState query={answer} missing={id === null} back={back} title={pageTitles.merchantDetail}>
      {(merchant) => <MerchantPage key={merchant.id} merchant={merchant} />}
    </RecordState>
  )
}

function MerchantPage({ merchant }: { merchant: MerchantDetail }) {
  const { name, code, status, staffCount, openOrders, categories, history } = merchant
  const frozen = status === 'frozen' ? newest(history, 'freeze') : undefined
  return (
    <>
      <PageHeader
        title={name}
        status={<StatusTag machine="merchant" status={status} />}
        facts={[code, words.staff(staffCount), words.openOrders(openOrders)]}
        actions={<MerchantActions merchant={merchant} />}
        stays
      />
      {frozen?.reason && (
        <p className={css.reason}>
          <strong>{merchantActionWords.freezeReason}</strong> {frozen.reason}
        </p>
      )}
      <MerchantFacts merchant={merchant} />
      <Section title={words.sections.owners} note={String(merchant.owners.length)}>
        <Owners owners={merchant.owners} />
      </Section>
      <Section title={words.sections.papers} note={String(merchant.qualifications.length)}>
        <Papers papers={merchant.qualifications} />
      </Section>
      <Section title={words.sections.categories} note={String(categories.length)}>
        {categories.length === 0 ? (
          <span className={css.quiet}>{words.noCategories}</span>
        ) : (
          <ul className={css.categories}>
            {categories.map((category) => (
              <li key={category.id}>{category.name}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.sections.contacts} note={String(merchant.contacts.length)}>
        <Contacts contacts={merchant.contacts} />
      </Section>
      <Section title={words.sections.history}>
        <HistoryTimeline
          entries={history}
          labels={merchantAction}
          stateLabels={merchantStatus}
          looks={stateLooks.merchant}
        />
      </Section>
    </>
  )
}

const newest = (history: MerchantDetail['history'], action: string) =>
  history.toSorted((a, b) => Number(b.id) - Number(a.id)).find((entry) => entry.action === action)
