import { normalizeUscc, usccFault } from '@bdr/contract/kernel/uscc'
import { cityOf } from '@bdr/contract/regions/model'
import { settleInRefusals } from '@bdr/text/refusals/settle-in'
import { companyWords, paperWords, settleInFaults as faults } from '@bdr/text/site-settle-in'
import type { Draft, Paper } from './draft.ts'
import { textField, textKeys } from './fields.ts'
import { paperPlace, stepOf, type StepKey } from './places.ts'

/** What is wrong, by place. */
export type Faults = Readonly<Record<string, string>>

export interface CheckContext {
  readonly proved: boolean
  readonly agreementVersion: string
  readonly mostCategories: number
  /** `2026-11-20` in China */
  readonly today: string
}

/** What is wrong with a code as far as it was typed; null while it may still become right. */
export function usccProblem(typed: string): string | null {
  const fault = usccFault(normalizeUscc(typed))
  if (fault === null) return null
  return fault === 'uscc' ? faults.uscc : faults.usccCheck
}

/** Everything the page itself has against a draft. */
export function checkDraft(draft: Draft, context: CheckContext): Faults {
  const { texts } = draft
  const found: Record<string, string> = {}
  for (const key of textKeys) {
    const { label, chosen, optional, format } = textField(key)
    const text = texts[key].trim()
    if (text === '' && !optional) found[key] = chosen ? faults.notChosen(label) : faults.missing(label)
    if (text !== '' && format && !format.fits(text)) found[key] = format.fault
  }
  const code = texts['company.uscc'].trim()
  const problem = code === '' ? null : usccProblem(code)
  if (problem !== null) found['company.uscc'] = problem
  const region = texts['company.regionCode']
  // a province's or a city's code ends in zeros
  if (region !== '' && region === cityOf(region))
    found['company.regionCode'] = settleInRefusals['settleIn.regionUnknown']
  if (texts['company.registeredOn'] > context.today)
    found['company.registeredOn'] = settleInRefusals['settleIn.registeredInFuture']
  if (draft.licence === null) found['company.licenceFileId'] = faults.noFile(companyWords.licence)
  if (!context.proved) found['contact.mobile'] = faults.notProved
  if (draft.categoryIds.length === 0) found['categoryIds'] = faults.noCategory
  if (draft.categoryIds.length > context.mostCategories)
    found['categoryIds'] = faults.tooManyCategories(context.mostCategories)
  for (const paper of draft.papers) Object.assign(found, checkPaper(paper, context.today))
  if (draft.accepted !== context.agreementVersion) found['agreementVersion'] = faults.notAccepted
  return found
}

function checkPaper({ key, number, validUntil, endless, file }: Paper, today: string): Faults {
  const found: Record<string, string> = {}
  if (number.trim() === '') found[paperPlace(key, 'number')] = faults.missing(paperWords.number)
  if (!endless && validUntil === '')
    found[paperPlace(key, 'validUntil')] = faults.missing(paperWords.validUntil)
  if (!endless && validUntil !== '' && validUntil < today)
    found[paperPlace(key, 'validUntil')] = settleInRefusals['settleIn.qualificationExpired']
  if (file === null) found[paperPlace(key, 'fileId')] = faults.noFile(paperWords.file)
  return found
}

/** The faults of one step. */
export const faultsOf = (found: Faults, step: StepKey): [place: string, fault: string][] =>
  Object.entries(found).filter(([place]) => stepOf(place) === step)
