import { companyStanding } from '@bdr/contract/corporate-info/replies'
import { settleInForm } from '@bdr/contract/settle-in/form'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'

const company = settleInForm.shape.company
  .omit({ licenceFileId: true })
  .extend({ standing: companyStanding.default('active') })

/** An invented company in the demo's register, marked as such. */
export type DemoCompany = z.output<typeof company>

/** All companies by the names used in other files of the demo. */
export const demoCompanies: Readonly<Record<string, DemoCompany>> = readYaml(
  'demo/companies.yaml',
  z.record(z.string(), company),
)

/** A company by its name in `companies.yaml`. */
export const knownCompany = z.string().transform((name, context) => {
  const known = demoCompanies[name]
  if (known !== undefined) return known
  context.addIssue({ code: 'custom', message: `no company ${name} in companies.yaml` })
  return z.NEVER
})
