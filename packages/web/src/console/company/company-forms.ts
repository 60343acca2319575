import { readCompany } from '@bdr/contract/company/calls'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { changeForm } from '@bdr/text/company'
import { invalidate } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { FormRecord } from '../../ui/form/use-conflict.ts'

/** The company as its forms see it. */
export const companyRecord = ({ version, history }: CompanyDetail): FormRecord => ({
  version,
  changedBy: latestActor(history),
  reload: () => invalidate([readCompany]),
})

/** What is chosen or brought is not “required” in words, it is asked for. */
export function missing(path: string): string | undefined {
  if (path.endsWith('regionCode')) return changeForm.regionMissing
  return /fileId$/i.test(path) ? changeForm.fileMissing : undefined
}
