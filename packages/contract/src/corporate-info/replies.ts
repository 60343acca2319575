import { z } from 'zod'
import { companyStandings, maxCompaniesFound } from './model.ts'

export const companyStanding = z.enum(companyStandings)
export type CompanyStanding = z.output<typeof companyStanding>

/** A company as the register has it. */
export const registeredCompany = z.object({
  uscc: z.string(),
  name: z.string(),
  legalPerson: z.string(),
  registeredOn: z.string().nullable(),
  registeredCapital: z.string().nullable(),
  regionCode: z.string().nullable(),
  /** `江苏省无锡市宜兴市` */
  regionName: z.string().nullable(),
  address: z.string().nullable(),
  businessScope: z.string().nullable(),
  standing: companyStanding,
})
export type RegisteredCompany = z.output<typeof registeredCompany>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'corporateInfo.search': z.array(registeredCompany).max(maxCompaniesFound),
}
