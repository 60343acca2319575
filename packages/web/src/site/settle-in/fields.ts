import { typedUsccLength } from '@bdr/contract/kernel/uscc'
import { emailLength, emailPattern } from '@bdr/contract/kernel/field'
import { cleanPersonName, personNameFlaw, personNameLength } from '@bdr/contract/kernel/person-name'
import { bankAccountPattern, normalizeBankAccount, settleInLimits } from '@bdr/contract/settle-in/form'
import { fieldFormats, personNameText } from '@bdr/text/field-formats'
import { companyWords, contactWords } from '@bdr/text/settle-in'

/** The name of a text field, its maximal length, and whether it may stay empty. */
interface TextField {
  readonly label: string
  readonly max?: number
  /** chosen from a list */
  readonly chosen?: true
  readonly optional?: true
  readonly format?: Format
}

/** What is wrong with a text; null if nothing is. */
type Format = (text: string) => string | null

const personName: Format = (text) => {
  const flaw = personNameFlaw(cleanPersonName(text))
  return flaw && personNameText(flaw)
}
const bankAccount: Format = (text) =>
  bankAccountPattern.test(normalizeBankAccount(text)) ? null : fieldFormats.bankAccount
const email: Format = (text) => (emailPattern.test(text) ? null : fieldFormats.email)

/** Every text field of the form, by its path in the input. */
export const textFields = {
  'company.name': { label: companyWords.name, max: settleInLimits.companyName },
  'company.uscc': { label: companyWords.uscc, max: typedUsccLength },
  'company.legalPerson': { label: companyWords.legalPerson, max: personNameLength, format: personName },
  'company.registeredOn': { label: companyWords.registeredOn },
  'company.registeredCapital': {
    label: companyWords.registeredCapital,
    max: settleInLimits.registeredCapital,
  },
  'company.regionCode': { label: companyWords.regionCode, chosen: true },
  'company.address': { label: companyWords.address, max: settleInLimits.address },
  'company.businessScope': { label: companyWords.businessScope, max: settleInLimits.businessScope },
  'bank.name': { label: companyWords.bankName, max: settleInLimits.bankName },
  'bank.branch': { label: companyWords.bankBranch, max: settleInLimits.bankBranch },
  'bank.account': { label: companyWords.bankAccount, max: settleInLimits.bankAccount, format: bankAccount },
  'contact.name': { label: contactWords.name, max: personNameLength, format: personName },
  'contact.role': { label: contactWords.role, chosen: true },
  'contact.email': { label: contactWords.email, max: emailLength, optional: true, format: email },
} as const satisfies Record<string, TextField>

export type TextKey = keyof typeof textFields
export const textKeys = Object.keys(textFields) as TextKey[]

export const textField = (key: TextKey): TextField => textFields[key]
