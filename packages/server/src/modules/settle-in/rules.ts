import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { GuardedActionOf } from '@bdr/contract/kernel/machine'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import { settleInMachine, type SettleInStatus } from '@bdr/contract/settle-in/machine'
import {
  applicantActions,
  checklistItems,
  type ApplicantAction,
  type ChecklistItem,
  type FindingKind,
} from '@bdr/contract/settle-in/model'
import { allOf, fault, refusal, type FieldPath, type Refusal } from '../../platform/refusals.ts'
import { notNow, type Actions, type Lifecycle } from '../../platform/transition.ts'
import type { Catalogue } from '../categories/catalogue.ts'
import type { Regions } from '../regions/regions.ts'

export const settleInLifecycle: Lifecycle<typeof settleInMachine> = {
  machine: settleInMachine,
  table: 'settle_in_application',
  history: 'settle-in',
}

/** The data against which a form is checked. */
export interface FormContext {
  readonly catalogue: Catalogue
  readonly regions: Regions
  /** `2026-11-20` */
  readonly today: string
}

export interface MissingPaper {
  readonly kind: QualificationKind
  /** the first chosen category that requires it */
  readonly category: string
}

/** The categories a company sells in, and its qualifications for them. */
interface Range {
  readonly categoryIds: readonly string[]
  readonly qualifications: readonly { readonly kind: string; readonly number: string }[]
}

/** The qualifications that the chosen categories require and the company does not have. */
export function missingPapers(form: Range, catalogue: Catalogue): MissingPaper[] {
  const submittedKinds = new Set<string>(form.qualifications.map((paper) => paper.kind))
  const missing = new Map<QualificationKind, string>()
  for (const id of form.categoryIds)
    for (const kind of catalogue.kindsOf(id))
      if (!submittedKinds.has(kind) && !missing.has(kind)) missing.set(kind, catalogue.byId.get(id)!.name)
  return [...missing].map(([kind, category]) => ({ kind, category }))
}

export const missingPaper = (paper: MissingPaper, path: FieldPath = []): Refusal =>
  fault(path, 'settleIn.qualificationMissing', paper)

/** The faults of the qualifications as a whole: repeated or missing ones. */
export function paperFaults(range: Range, catalogue: Catalogue, at: readonly string[] = []): Refusal[] {
  const { qualifications } = range
  const twice = qualifications.flatMap(({ kind, number }, index) =>
    qualifications.findIndex((paper) => paper.kind === kind && paper.number === number) === index
      ? []
      : [fault([...at, 'qualifications', index, 'number'], 'settleIn.qualificationTwice')],
  )
  const missing = missingPapers(range, catalogue).map((paper) =>
    missingPaper(paper, [...at, 'qualifications']),
  )
  return [...twice, ...missing]
}

/** All faults of a form that its schema cannot find, with paths. */
export function formFaults(form: SettleInForm, { catalogue, regions, today }: FormContext): Refusal[] {
  const faults: Refusal[] = []
  if (form.company.registeredOn > today)
    faults.push(fault(['company', 'registeredOn'], 'settleIn.registeredInFuture'))
  if (!regions.isDistrict(form.company.regionCode))
    faults.push(fault(['company', 'regionCode'], 'settleIn.regionUnknown'))
  form.categoryIds.forEach((id, index) => {
    const at = ['categoryIds', index]
    if (!catalogue.isOpenLeaf(id)) faults.push(fault(at, 'settleIn.categoryUnknown'))
    else if (form.categoryIds.indexOf(id) !== index) faults.push(fault(at, 'settleIn.categoryTwice'))
  })
  form.qualifications.forEach(({ validUntil }, index) => {
    if (validUntil !== null && validUntil < today)
      faults.push(fault(['qualifications', index, 'validUntil'], 'settleIn.qualificationExpired'))
  })
  return [...faults, ...paperFaults(form, catalogue)]
}

/** The actions an applicant can perform, and the reasons why the others are impossible. */
export function applicantActionsIn(status: SettleInStatus): Actions<ApplicantAction> {
  const isNow = (action: ApplicantAction) =>
    (settleInMachine.actions[action].from as readonly SettleInStatus[]).includes(status)
  return {
    allowed: applicantActions.filter(isNow),
    blocked: applicantActions
      .filter((action) => !isNow(action))
      .map((action) => ({ action, why: notNow(settleInLifecycle, status, action) })),
  }
}

/** A result of the automatic checks. */
export interface Finding {
  readonly kind: FindingKind
  /** whether it prevents the approval */
  readonly blocking: boolean
  readonly what: Refusal
}

/** The reason why an action is refused, besides the state; null if it is not. */
export const settleInGuards: Record<
  GuardedActionOf<typeof settleInMachine>,
  (review: { findings: readonly Finding[]; checklist: readonly ChecklistItem[] }) => Refusal | null
> = {
  approve: ({ findings, checklist }) => {
    const blocking = findings.filter((finding) => finding.blocking).map((finding) => finding.what)
    const open = checklistItems.length - checklist.length
    return allOf(blocking) ?? (open > 0 ? refusal('settleIn.checklistOpen', { open }) : null)
  },
}
