import type { StoredForm } from '@bdr/contract/settle-in/form'
import { qualificationKinds } from './categories.ts'
import { companyWords, contactWords, paperWords, settleInSteps } from './site-settle-in.ts'

const names: Readonly<Record<string, string>> = {
  company: settleInSteps.company,
  'company.name': companyWords.name,
  'company.uscc': companyWords.uscc,
  'company.legalPerson': companyWords.legalPerson,
  'company.registeredOn': companyWords.registeredOn,
  'company.registeredCapital': companyWords.registeredCapital,
  'company.regionCode': companyWords.region,
  'company.address': companyWords.address,
  'company.businessScope': companyWords.businessScope,
  'company.licenceFileId': companyWords.licence,
  bank: companyWords.bank,
  'bank.name': companyWords.bankName,
  'bank.branch': companyWords.bankBranch,
  'bank.account': companyWords.bankAccount,
  contact: settleInSteps.contact,
  'contact.name': contactWords.name,
  'contact.role': contactWords.role,
  'contact.email': contactWords.emailPlain,
  categoryIds: settleInSteps.categories,
  qualifications: settleInSteps.papers,
  'paper.number': paperWords.number,
  'paper.validUntil': paperWords.validUntil,
  'paper.fileId': paperWords.file,
}

/** What the place of an application's form is called that a remark or a finding is about. */
export function settleInPlaceName(path: string, form: StoredForm): string {
  const match = /^qualifications\[(\d+)\](?:\.(\w+))?$/.exec(path)
  const paper = match ? form.qualifications[Number(match[1])] : undefined
  if (!paper) return names[path] ?? path
  const field = names[`paper.${match![2]}`]
  const kind = qualificationKinds[paper.kind].label
  return field === undefined ? kind : `${kind} ${field}`
}
