import { searchCompanies } from '@bdr/contract/corporate-info/calls'
import { companySearchesPerAddress } from '@bdr/contract/corporate-info/model'
import type { RegisteredCompany } from '@bdr/contract/corporate-info/replies'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { networkOf } from '../../platform/network.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { loadRegions, type Regions } from '../regions/regions.ts'
import type { CompanyRegistry, Registration } from './registry.ts'

export function corporateInfoRoutes(registry: CompanyRegistry): BoundCall[] {
  return [
    bind(searchCompanies, async ({ db, input, caller }) => {
      await countAttempt(db, `corporate-info:${networkOf(caller.address)}`, companySearchesPerAddress)
      const [found, regions] = await Promise.all([registry.search(db, input.keyword), loadRegions()])
      return found.map((company) => presentCompany(company, regions))
    }),
  ]
}

export const presentCompany = (company: Registration, regions: Regions): RegisteredCompany => ({
  ...company,
  regionName: company.regionCode === null ? null : regions.nameOf(company.regionCode),
})
