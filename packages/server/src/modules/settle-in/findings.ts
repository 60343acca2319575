import { daysUntil } from '@bdr/contract/kernel/days'
import { expiresSoonDays, type FindingKind } from '@bdr/contract/settle-in/model'
import type { Executor } from '../../platform/db/executor.ts'
import type { CompanyRegistry, Registration } from '../corporate-info/registry.ts'
import { formContext } from './context.ts'
import { isMobileTaken, merchantsLike, type ApplicationRow } from './queries.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { missingPapers, type Finding, type FormContext } from './rules.ts'

/** The data that a review reads in addition to the application. */
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

const blocking = (kind: FindingKind, what: Refusal): Finding => ({ kind, blocking: true, what })
const warning = (kind: FindingKind, what: Refusal): Finding => ({ kind, blocking: false, what })

/** Findings about an application that can still be decided. */
export function findingsOf(
  application: Pick<ApplicationRow, 'uscc' | 'form'>,
  facts: ReviewFacts,
): Finding[] {
  return [
    ...duplicateFindings(application, facts),
    ...registryFindings(application.form.company, facts.registered),
    ...categoryFindings(application.form, facts),
    ...paperFindings(application.form, facts.today),
  ]
}

type Form = ApplicationRow['form']

function duplicateFindings(
  { uscc }: Pick<ApplicationRow, 'uscc'>,
  { merchants, mobileTaken }: ReviewFacts,
): Finding[] {
  return [
    ...merchants.map(({ code, uscc: other }) =>
      other === uscc
        ? blocking('merchant-exists', fault(['company', 'uscc'], 'finding.merchantExists', { code }))
        : blocking('name-taken', fault(['company', 'name'], 'finding.nameTaken', { code })),
    ),
    ...(mobileTaken ? [blocking('mobile-taken', fault(['contact'], 'finding.mobileTaken'))] : []),
  ]
}

function registryFindings(company: Form['company'], registered: Registration | null): Finding[] {
  if (!registered) return [warning('registry-unknown', fault(['company', 'uscc'], 'finding.registryUnknown'))]
  const { standing } = registered
  const compared = ['name', 'legalPerson', 'registeredOn'] as const
  const differing = compared.filter(
    (field) => registered[field] !== null && registered[field] !== company[field],
  )
  return [
    ...(standing === 'active'
      ? []
      : [
          blocking('registry-standing', fault(['company', 'uscc'], 'finding.registryStanding', { standing })),
        ]),
    ...differing.map((field) =>
      warning(
        'registry-differs',
        fault(['company', field], 'finding.registryDiffers', { registered: registered[field]! }),
      ),
    ),
  ]
}

function categoryFindings(form: Form, { catalogue }: ReviewFacts): Finding[] {
  return [
    ...form.categoryIds
      .filter((id) => !catalogue.isOpenLeaf(id))
      .map((id) => {
        const path = catalogue.pathOf(id).map((category) => category.name)
        return blocking('category-gone', fault(['categoryIds'], 'finding.categoryGone', { path }))
      }),
    ...missingPapers(form, catalogue).map((paper) =>
      blocking('qualification-missing', fault(['qualifications'], 'finding.qualificationMissing', paper)),
    ),
  ]
}

function paperFindings(form: Form, today: string): Finding[] {
  return form.qualifications.flatMap(({ validUntil }, index) => {
    if (validUntil === null) return []
    const path = ['qualifications', index, 'validUntil']
    const days = daysUntil(validUntil, today)
    if (days < 0) return [blocking('qualification-expired', fault(path, 'finding.qualificationExpired'))]
    return days <= expiresSoonDays
      ? [warning('qualification-expires-soon', fault(path, 'finding.qualificationExpiresSoon', { days }))]
      : []
  })
}
