import { readCompany } from '@bdr/contract/company/calls'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { changeForm } from '@bdr/text/company'
import { invalidate } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { FormRecord } from '../../ui/form/use-conflict.ts'

/** The company as its forms use it. */
export const companyRecord = ({ version, history }: CompanyDetail): FormRecord => ({
  version,
  changedBy: latestActor(history),
  reload: () => invalidate([readCompany]),
})

/** A missing choice or file has a message of its own instead of “required”. */
export function missing(path: string): string | undefined {
  if (path.endsWith('regionCode')) return changeForm.regionMissing
  return /fileId$/i.test(path) ? changeForm.fileMissing : undefined
}
