import type { ActionOf } from '@bdr/contract/kernel/machine'
import type { MerchantStatus, merchantMachine } from '@bdr/contract/merchants/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const merchantCalls = {
  merchants: '商家',
  'merchants.options': '按编码或名称查找商家（平台）',
  'merchants.list': '商家列表，附各状态数量（平台）',
  'merchants.detail': '商家详情：资料、资质、负责人、可执行的操作、操作记录（平台）',
  'merchants.freeze': '冻结商家，其人员的登录立即失效（平台）',
  'merchants.setTolerance': '设定一家商家的超交规则（平台）',
  'merchants.reinstate': '恢复商家，其人员可按原状态登录（平台）',
} as const

/** The names of the actions in the audit log. */
export const merchantAudit = {
  'merchant.freeze': '冻结商家',
  'merchant.reinstate': '恢复商家',
  'merchant.setTolerance': '设定商家超交规则',
} as const

export const merchantStatus: Readonly<Record<MerchantStatus, string>> = {
  active: '正常',
  frozen: '已冻结',
}

export const merchantAction: Readonly<
  Record<ActionOf<typeof merchantMachine> | 'settle-in' | 'setTolerance', string>
> = {
  'settle-in': '入驻',
  freeze: '冻结',
  reinstate: '恢复',
  setTolerance: '设定超交规则',
}

/** The titles of its pages. */
export const merchantPages = {
  merchantList: '商家管理',
  merchantDetail: '商家详情',
} as const

/** The names of its permissions, for people. */
export const merchantPermissions = {
  'merchant:view-all': '查看全部商家',
  'merchant:manage': '冻结、恢复商家，审核资料变更',
} as const
