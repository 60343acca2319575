import { companyFactNames as names } from './company-fact-names.ts'
import type { RecordedFields } from './changes.ts'
import { toleranceLabel } from './tolerance-rule.ts'

/** The names of a company's recorded fields in its history and the audit log, and the formats of their values. */
export const companyChanges = {
  name: '名称',
  legalPerson: names.legalPerson,
  registeredOn: { label: names.registeredOn, kind: 'day' },
  registeredCapital: names.registeredCapital,
  regionCode: names.regionCode,
  address: names.address,
  businessScope: names.businessScope,
  licenceFileId: { label: names.licenceFileId, kind: 'file' },
  bankName: names.bankName,
  bankBranch: names.bankBranch,
  bankAccount: { label: names.bankAccount, kind: 'account' },
  qualifications: names.qualifications,
  shortName: '企业简称',
  introduction: '企业介绍',
  phone: '联系电话',
  website: '网址',
  logoFileId: { label: '企业标志', kind: 'file' },
  addresses: { label: '地址', kind: 'people' },
  contacts: { label: '联系人', kind: 'people' },
  tolerance: { label: toleranceLabel, kind: 'tolerance' },
} as const satisfies RecordedFields
