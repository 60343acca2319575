import { z } from 'zod'
import { email, optionalText } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'

/** What only the company itself can say. What each is for stands in `content/site/company-facts.json`. */
export const companyFactNames = [
  'legalName',
  'uscc',
  'address',
  'phone',
  'email',
  'serviceHours',
  'filingNumber',
  'publicAccountUrl',
] as const
export type CompanyFactName = (typeof companyFactNames)[number]

export const companyFactLength = 200

/** An empty field is a fact that is not given. */
const given = <Fact extends z.ZodType<string, string>>(fact: Fact) =>
  optionalText(companyFactLength).pipe(fact.nullable())

/** What an operator says of the company; null for what is not said. */
export const companyFacts = z.strictObject({
  legalName: optionalText(companyFactLength),
  uscc: given(uscc),
  address: optionalText(companyFactLength),
  phone: optionalText(companyFactLength),
  email: given(email),
  serviceHours: optionalText(companyFactLength),
  filingNumber: optionalText(companyFactLength),
  publicAccountUrl: given(z.url({ protocol: /^https?$/ })),
})
export type CompanyFacts = z.output<typeof companyFacts>
