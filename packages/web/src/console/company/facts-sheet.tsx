import type { CompanyDetail } from '@bdr/contract/company/replies'
import { companyFacts, companyPage as words, factWords } from '@bdr/text/company'
import { groupedAccount } from '../../lib/account-number.ts'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'

/** The reviewed facts, unchanged. */
export function FactsSheet({ company: { facts, regions, files, mayEdit } }: { company: CompanyDetail }) {
  const region = regions.find(({ code }) => code === facts.regionCode)?.name
  return (
    <Section title={words.sections.facts} note={mayEdit ? words.factsNote : undefined}>
      <Facts
        items={[
          { label: companyFacts.name, value: facts.name },
          { label: companyFacts.legalPerson, value: facts.legalPerson ?? words.absent },
          { label: companyFacts.registeredOn, value: facts.registeredOn ?? words.absent },
          { label: companyFacts.registeredCapital, value: facts.registeredCapital ?? words.absent },
          { label: companyFacts.address, value: (region ?? '') + (facts.address ?? '') || words.absent },
          { label: factWords.bankName, value: facts.bank?.name ?? words.absent },
          { label: factWords.bankBranch, value: facts.bank?.branch },
          { label: factWords.bankAccount, value: facts.bank && groupedAccount(facts.bank.account) },
          {
            label: companyFacts.licenceFileId,
            value:
              facts.licenceFileId === null ? (
                words.absent
              ) : (
                <StoredFileLink
                  label={companyFacts.licenceFileId}
                  file={files.find((file) => file.id === facts.licenceFileId)}
                />
              ),
          },
          { label: companyFacts.businessScope, value: facts.businessScope ?? words.absent, wide: true },
        ]}
      />
    </Section>
  )
}
