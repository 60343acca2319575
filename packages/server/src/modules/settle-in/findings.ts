import { daysUntil } from '@bdr/contract/kernel/days'
import { expiresSoonDays, type Finding } from '@bdr/contract/settle-in/model'
import { categoryPath, qualificationKinds } from '@bdr/text/categories'
import { say } from '@bdr/text/refusals'
import { companyStanding } from '@bdr/text/settle-in'
import type { Executor } from '../../platform/db/executor.ts'
import type { CompanyRegistry, Registration } from '../corporate-info/registry.ts'
import { formContext } from './context.ts'
import { isMobileTaken, merchantsLike, type ApplicationRow } from './queries.ts'
import { missingPapers, type FormContext } from './rules.ts'

/** What a review looks up beside the application. */
export interface ReviewFacts extends FormContext {
  readonly registered: Registration | null
  readonly merchants: readonly { readonly code: string; readonly uscc: string; readonly name: string }[]
  readonly mobileTaken: boolean
}

export async function reviewFacts(
  db: Executor,
  registry: CompanyRegistry,
  application: ApplicationRow,
  today: string,
): Promise<ReviewFacts> {
  const { uscc, form, mobile } = application
  const [context, registered, merchants, mobileTaken] = await Promise.all([
    formContext(db, today),
    registry.byCode(db, uscc),
    merchantsLike(db, { uscc, name: form.company.name }),
    isMobileTaken(db, mobile),
  ])
  return { ...context, registered, merchants, mobileTaken }
}

const blocking = (kind: Finding['kind'], path: string | null, message: string): Finding => ({
  kind,
  blocking: true,
  path,
  message,
})
const warning = (kind: Finding['kind'], path: string | null, message: string): Finding => ({
  ...blocking(kind, path, message),
  blocking: false,
})

/** What stands out about an application that can still be decided on. */
export function findingsOf(
  application: Pick<ApplicationRow, 'uscc' | 'form'>,
  facts: ReviewFacts,
): Finding[] {
  return [
    ...takenFindings(application, facts),
    ...registryFindings(application.form.company, facts.registered),
    ...categoryFindings(application.form, facts),
    ...paperFindings(application.form, facts.today),
  ]
}

type Form = ApplicationRow['form']

function takenFindings(
  { uscc }: Pick<ApplicationRow, 'uscc'>,
  { merchants, mobileTaken }: ReviewFacts,
): Finding[] {
  return [
    ...merchants.map((merchant) =>
      merchant.uscc === uscc
        ? blocking('merchant-exists', 'company.uscc', say('finding.merchantExists', merchant))
        : blocking('name-taken', 'company.name', say('finding.nameTaken', merchant)),
    ),
    ...(mobileTaken ? [blocking('mobile-taken', 'contact', say('finding.mobileTaken'))] : []),
  ]
}

function registryFindings(company: Form['company'], registered: Registration | null): Finding[] {
  if (!registered) return [warning('registry-unknown', 'company.uscc', say('finding.registryUnknown'))]
  const compared = ['name', 'legalPerson', 'registeredOn'] as const
  const differing = compared.filter(
    (field) => registered[field] !== null && registered[field] !== company[field],
  )
  return [
    ...(registered.standing === 'active'
      ? []
      : [
          blocking(
            'registry-standing',
            'company.uscc',
            say('finding.registryStanding', { standing: companyStanding[registered.standing] }),
          ),
        ]),
    ...differing.map((field) =>
      warning(
        'registry-differs',
        `company.${field}`,
        say('finding.registryDiffers', { registered: registered[field]! }),
      ),
    ),
  ]
}

function categoryFindings(form: Form, { catalogue }: ReviewFacts): Finding[] {
  return [
    ...form.categoryIds
      .filter((id) => !catalogue.isOpenLeaf(id))
      .map((id) => {
        const name = categoryPath(catalogue.pathOf(id).map((category) => category.name))
        return blocking('category-gone', 'categoryIds', say('finding.categoryGone', { name }))
      }),
    ...missingPapers(form, catalogue).map(({ kind, category }) =>
      blocking(
        'qualification-missing',
        'qualifications',
        say('finding.qualificationMissing', { kind: qualificationKinds[kind].label, category }),
      ),
    ),
  ]
}

function paperFindings(form: Form, today: string): Finding[] {
  return form.qualifications.flatMap(({ validUntil }, index) => {
    if (validUntil === null) return []
    const path = `qualifications[${index}].validUntil`
    const days = daysUntil(validUntil, today)
    if (days < 0) return [blocking('qualification-expired', path, say('finding.qualificationExpired'))]
    return days <= expiresSoonDays
      ? [warning('qualification-expires-soon', path, say('finding.qualificationExpiresSoon', { days }))]
      : []
  })
}
