import type { MerchantDetail } from '@bdr/contract/merchants/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { merchantDetail as words } from '@bdr/text/merchants'
import { toleranceFrom, toleranceLabel, toleranceText } from '@bdr/text/tolerance-rule'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { groupedAccount } from '../../lib/account-number.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'
import typography from '../../ui/typography.module.css'
import css from './merchants.module.css'

/** The reviewed facts of the company, and its bank account. */
export function MerchantFacts({ merchant }: { merchant: MerchantDetail }) {
  const { licence, bank, settleIn } = merchant
  return (
    <div className={css.pair}>
      <Section title={words.sections.company}>
        <Facts
          items={[
            { label: words.uscc, value: merchant.uscc },
            { label: words.shortName, value: merchant.shortName },
            { label: words.legalPerson, value: merchant.legalPerson },
            { label: words.registeredOn, value: merchant.registeredOn },
            { label: words.registeredCapital, value: merchant.registeredCapital },
            { label: words.region, value: merchant.regionName },
            { label: words.address, value: merchant.address, wide: true },
            { label: words.businessScope, value: merchant.businessScope, wide: true },
            { label: words.introduction, value: merchant.introduction, wide: true },
            { label: words.phone, value: merchant.phone },
            { label: words.website, value: merchant.website },
            { label: words.licence, value: licence && <OpenFile file={licence} name={words.licence} /> },
            {
              label: words.settleIn,
              value: settleIn && (
                <Link to={pageUrl('settleInDetail', { id: settleIn.id })}>{settleIn.applicationNo}</Link>
              ),
            },
            {
              label: words.changeRequests,
              value: (
                <Link to={pageUrl('changeRequestList', { keyword: merchant.code })}>
                  {words.showChangeRequests}
                </Link>
              ),
            },
            { label: words.createdAt, value: formatInstant(merchant.createdAt) },
            {
              label: toleranceLabel,
              value: `${toleranceText(merchant.tolerance)}（${toleranceFrom(merchant.tolerance)}）`,
            },
          ]}
        />
      </Section>
      <Section title={words.sections.bank}>
        {bank === null ? (
          <span className={typography.quiet}>{words.noBank}</span>
        ) : (
          <Facts
            items={[
              { label: words.bankName, value: bank.name },
              { label: words.bankBranch, value: bank.branch },
              { label: words.bankAccount, value: groupedAccount(bank.account) },
            ]}
          />
        )}
      </Section>
    </div>
  )
}

export const OpenFile = ({ file, name }: { file: { url: string }; name: string }) => (
  <a href={file.url} target="_blank" rel="noreferrer" aria-label={words.openOf(name)}>
    {words.open}
  </a>
)
