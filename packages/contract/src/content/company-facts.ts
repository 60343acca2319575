import { z } from 'zod'
import { email, optionalText } from '../kernel/field.ts'
import { uscc } from '../kernel/uscc.ts'

/**
 * Facts that only the company itself can provide. `content/site/company-facts.json` describes what each is used for.
 */
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

/** Turns an empty field into null: the fact is not provided. */
const given = <Fact extends z.ZodType<string, string>>(fact: Fact) =>
  optionalText(companyFactLength).pipe(fact.nullable())

/** The facts an operator provides about the company; null for one that is not provided. */
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
