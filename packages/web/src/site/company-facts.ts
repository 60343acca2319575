import type { CompanyFactName } from '@bdr/contract/content/company-facts'
import type { SiteFrame } from '@bdr/contract/site/data'

/** A fact about the company; undefined for examples and for facts that nobody has entered. */
export function givenFact({ facts }: SiteFrame, name: CompanyFactName): string | undefined {
  const fact = facts.find((one) => one.name === name)
  return fact === undefined || fact.isExample ? undefined : (fact.value ?? undefined)
}
