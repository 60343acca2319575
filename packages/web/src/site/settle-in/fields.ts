import { settleInLimits } from '@bdr/contract/settle-in/form'
import { companyWords, contactWords } from '@bdr/text/site-settle-in'

/** What a text field of the form is called, how long it may be, and whether it may stay empty. */
interface TextField {
  readonly label: string
  readonly max?: number
  /** chosen from a list */
  readonly chosen?: true
  readonly optional?: true
}

/** Every text the form asks for, by its place in what is sent. */
export const textFields = {
  'company.name': { label: companyWords.name, max: settleInLimits.companyName },
  'company.uscc': { label: companyWords.uscc, max: 40 },
  'company.legalPerson': { label: companyWords.legalPerson },
  'company.registeredOn': { label: companyWords.registeredOn },
  'company.registeredCapital': {
    label: companyWords.registeredCapital,
    max: settleInLimits.registeredCapital,
  },
  'company.regionCode': { label: companyWords.region, chosen: true },
  'company.address': { label: companyWords.address, max: settleInLimits.address },
  'company.businessScope': { label: companyWords.businessScope, max: settleInLimits.businessScope },
  'bank.name': { label: companyWords.bankName, max: settleInLimits.bankName },
  'bank.branch': { label: companyWords.bankBranch, max: settleInLimits.bankBranch },
  'bank.account': { label: companyWords.bankAccount },
  'contact.name': { label: contactWords.name },
  'contact.role': { label: contactWords.role, chosen: true },
  'contact.email': { label: contactWords.email, optional: true },
} as const satisfies Record<string, TextField>

export type TextKey = keyof typeof textFields
export const textKeys = Object.keys(textFields) as TextKey[]

export const textField = (key: TextKey): TextField => textFields[key]
