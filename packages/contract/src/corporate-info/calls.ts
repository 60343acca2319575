import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { biz } from '../paths.ts'
import { companyKeywordLength } from './model.ts'

/**
 * Companies found by part of their name or by their code. The call is public, so its rate is limited for each network
 * address.
 */
export const searchCompanies = call({
  name: 'corporateInfo.search',
  method: 'GET',
  path: `${biz}/corporate-info/search`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  silent: true,
  input: () =>
    z.strictObject({
      keyword: z.string().trim().min(companyKeywordLength.min).max(companyKeywordLength.max),
    }),
})
