import { z } from 'zod'

/** Companies a search answers at most: more letters find the one meant. */
export const mostCompaniesFound = 10
/** A form that searches while somebody types asks a few times; whoever copies the register asks thousands. */
export const companySearchesPerAddress = { limit: 60, seconds: 60 } as const
export const companyKeywordLength = { min: 2, max: 50 }

/** 存续, 在业 and the like are one: it does business. */
export const companyStandings = ['active', 'revoked', 'cancelled'] as const
export const companyStanding = z.enum(companyStandings)
export type CompanyStanding = z.output<typeof companyStanding>

/** A company as the register knows it. */
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
