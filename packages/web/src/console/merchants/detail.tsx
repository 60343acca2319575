import { readMerchant } from '@bdr/contract/merchants/calls'
import type { MerchantDetail } from '@bdr/contract/merchants/replies'
import { merchantActionWords, merchantDetail as words } from '@bdr/text/merchants'
import { merchantAction } from '@bdr/text/names/merchants'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { merchantActions } from './merchant-actions.tsx'
import { MerchantFacts } from './merchant-facts.tsx'
import css from './merchants.module.css'
import { Contacts, Owners, Papers } from './merchant-tables.tsx'

/** Everything operators see of a supplier. */
export default function MerchantDetailPage() {
  return <RecordPage call={readMerchant}>{(merchant) => <MerchantView merchant={merchant} />}</RecordPage>
}

function MerchantView({ merchant }: { merchant: MerchantDetail }) {
  const { name, code, status, staffCount, openOrders, categories, history } = merchant
  const frozen = status === 'frozen' ? newest(history, 'freeze') : undefined
  const { bar, dialogs } = useRecordActions(merchantActions, merchant)
  return (
    <RecordView
      title={name}
      state={{ machine: 'merchant', status }}
      facts={[code, words.staff(staffCount), words.openOrders(openOrders)]}
      actions={bar}
      stays
      notice={
        frozen?.reason && (
          <p className={css.reason}>
            <strong>{merchantActionWords.freezeReason}</strong> {frozen.reason}
          </p>
        )
      }
      history={{ entries: history, labels: merchantAction }}
    >
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
      {dialogs}
    </RecordView>
  )
}

const newest = (history: MerchantDetail['history'], action: string) =>
  history.toSorted((a, b) => Number(b.id) - Number(a.id)).find((entry) => entry.action === action)
