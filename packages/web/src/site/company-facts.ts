import type { CompanyFactName } from '@bdr/contract/content/company-facts'
import type { SiteFrame } from '@bdr/contract/site/data'

/** What somebody gave of the company; undefined for an example and for what nobody gave. */
export function givenFact({ facts }: SiteFrame, name: CompanyFactName): string | undefined {
  const fact = facts.find((one) => one.name === name)
  return fact === undefined || fact.isExample ? undefined : (fact.value ?? undefined)
}
