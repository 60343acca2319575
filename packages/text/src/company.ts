import type { ChangeRequestStatus, changeRequestMachine } from '@bdr/contract/change-requests/machine'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { ActionOf } from '@bdr/contract/kernel/machine'
import { qualificationKinds } from './categories.ts'

export const changeRequestStatus: Readonly<Record<ChangeRequestStatus, string>> = {
  submitted: '审核中',
  approved: '已生效',
  refused: '未通过',
  withdrawn: '已撤回',
}

export const changeRequestAction: Readonly<Record<ActionOf<typeof changeRequestMachine> | 'submit', string>> =
  {
    submit: '提交变更',
    approve: '同意',
    refuse: '不同意',
    withdraw: '撤回',
  }

/** What a company has changed at once, in its timeline. */
export const companyAction = {
  'update-profile': '修改企业简介',
  'update-addresses': '修改地址',
  'update-contacts': '修改联系人',
  'apply-change': '资料变更生效',
} as const

export const companyFacts: Readonly<Record<keyof PresentFacts, string>> = {
  name: '企业名称',
  legalPerson: '法定代表人',
  registeredOn: '成立日期',
  registeredCapital: '注册资本',
  regionCode: '所在地区',
  address: '详细地址',
  businessScope: '经营范围',
  licenceFileId: '营业执照',
  bank: '对公账户',
  qualifications: '资质证书',
}

/** The changed fields in one line. */
export const factNames = (fields: readonly string[]): string =>
  fields.map((field) => companyFacts[field as keyof PresentFacts]).join('、')

/** A qualification in one line. */
export const paperLine = (paper: { kind: string; number: string; validUntil: string | null }): string => {
  const known: Readonly<Record<string, { label: string } | undefined>> = qualificationKinds
  const kind = known[paper.kind]?.label ?? paper.kind
  return paper.validUntil === null
    ? `${kind} ${paper.number}`
    : `${kind} ${paper.number}（有效期至 ${paper.validUntil}）`
}
