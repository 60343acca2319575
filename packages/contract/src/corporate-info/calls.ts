import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { biz } from '../paths.ts'
import { companyKeywordLength } from './model.ts'

/** Companies by part of their name or by their code. Public, so each address may ask only so often. */
export const searchCompanies = call({
  name: 'corporateInfo.search',
  method: 'GET',
  path: `${biz}/corporate-info/search`,
  access: 'public',
  overlay: false,
  silent: true,
  input: () =>
    z.strictObject({
      keyword: z.string().trim().min(companyKeywordLength.min).max(companyKeywordLength.max),
    }),
})
