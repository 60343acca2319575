import { normalizeUscc, usccFault } from '@bdr/contract/kernel/uscc'
import { cityOf } from '@bdr/contract/regions/model'
import {
  settleInFormRefusals as refusals,
  companyWords,
  paperWords,
  settleInFaults as faults,
} from '@bdr/text/settle-in'
import { fieldFaults, type FormFaults } from '../../ui/form/faults.ts'
import { valueAt } from '../../ui/form/paths.ts'
import type { Paper, SettleInValues } from './draft.ts'
import { textField, textKeys } from './fields.ts'
import { paperPlace, stepOf, type StepKey } from './places.ts'

type Faults = Readonly<Record<string, string>>

export interface CheckContext {
  readonly proved: boolean
  readonly agreementVersion: string
  readonly mostCategories: number
  /** Today's date in China, `2026-11-20` */
  readonly today: string
}

/** What is wrong with a partly typed code; null while it may still become valid. */
export function usccProblem(typed: string): string | null {
  const fault = usccFault(normalizeUscc(typed))
  if (fault === null) return null
  return fault === 'uscc' ? faults.uscc : faults.usccCheck
}

/** The page's own faults of a form, by place. */
export function checkForm(values: SettleInValues, context: CheckContext): FormFaults {
  const { company, categoryIds } = values
  const found: Record<string, string> = {}
  for (const key of textKeys) {
    const { label, chosen, optional, format } = textField(key)
    const text = String(valueAt(values, key)).trim()
    if (text === '' && !optional) found[key] = chosen ? faults.notChosen(label) : faults.missing(label)
    const wrong = text === '' ? null : (format?.(text) ?? null)
    if (wrong !== null) found[key] = wrong
  }
  const code = company.uscc.trim()
  const problem = code === '' ? null : usccProblem(code)
  if (problem !== null) found['company.uscc'] = problem
  // the codes of provinces and cities end in zeros
  if (company.regionCode !== '' && company.regionCode === cityOf(company.regionCode))
    found['company.regionCode'] = refusals['settleIn.regionUnknown']
  if (company.registeredOn > context.today)
    found['company.registeredOn'] = refusals['settleIn.registeredInFuture']
  if (company.licenceFileId === null)
    found['company.licenceFileId'] = faults.noFile(companyWords.licenceFileId)
  if (!context.proved) found['contact.mobile'] = faults.notProved
  if (categoryIds.length === 0) found['categoryIds'] = faults.noCategory
  if (categoryIds.length > context.mostCategories)
    found['categoryIds'] = faults.tooManyCategories(context.mostCategories)
  for (const [key, paper] of Object.entries(values.papers))
    Object.assign(found, checkPaper(key, paper, context.today))
  if (values.agreementVersion !== context.agreementVersion) found['agreementVersion'] = faults.notAccepted
  return fieldFaults(found)
}

function checkPaper(key: string, { number, validUntil, endless, fileId }: Paper, today: string): Faults {
  const found: Record<string, string> = {}
  if (number.trim() === '') found[paperPlace(key, 'number')] = faults.missing(paperWords.number)
  if (!endless && validUntil === '')
    found[paperPlace(key, 'validUntil')] = faults.missing(paperWords.validUntil)
  if (!endless && validUntil !== '' && validUntil < today)
    found[paperPlace(key, 'validUntil')] = refusals['settleIn.qualificationExpired']
  if (fileId === null) found[paperPlace(key, 'fileId')] = faults.noFile(paperWords.file)
  return found
}

/** The places of a step that have faults. */
export const faultyPlaces = ({ fields }: FormFaults, step: StepKey): string[] =>
  Object.keys(fields).filter((place) => stepOf(place) === step)
