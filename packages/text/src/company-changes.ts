import type { RecordedFields } from './changes.ts'
import { toleranceLabel } from './tolerance-rule.ts'

/** The names of a company's recorded fields in its history and the audit log, and the formats of their values. */
export const companyChanges = {
  name: '名称',
  legalPerson: '法定代表人',
  registeredOn: { label: '成立日期', kind: 'day' },
  registeredCapital: '注册资本',
  regionCode: '所在地区',
  address: '详细地址',
  businessScope: '经营范围',
  licenceFileId: { label: '营业执照', kind: 'file' },
  bankName: '开户银行',
  bankBranch: '开户支行',
  bankAccount: { label: '银行账号', kind: 'account' },
  qualifications: '资质证书',
  shortName: '企业简称',
  introduction: '企业介绍',
  phone: '联系电话',
  website: '网址',
  logoFileId: { label: '企业标志', kind: 'file' },
  addresses: { label: '地址', kind: 'people' },
  contacts: { label: '联系人', kind: 'people' },
  tolerance: { label: toleranceLabel, kind: 'tolerance' },
} as const satisfies RecordedFields
