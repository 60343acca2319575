import type { ActionOf } from '@bdr/contract/kernel/machine'
import type { SettleInStatus, settleInMachine } from '@bdr/contract/settle-in/machine'

export const settleInStatus: Readonly<Record<SettleInStatus, string>> = {
  submitted: '待审核',
  returned: '退回修改',
  approved: '已入驻',
  refused: '已拒绝',
  withdrawn: '已撤销',
}

/** Descriptions of the calls and their group for the API's documentation. */
export const settleInCalls = {
  settleIn: '入驻申请',
  settleInReview: '入驻审核',
  'settleIn.apply': '提交入驻申请，重复提交返回同一申请',
  'settleIn.options': '入驻申请的可选项：省份、银行、资质种类、各类目所需资质',
  'settleIn.enumerations': '入驻申请用到的枚举及其名称',
  'settleIn.progress': '该手机号的入驻申请：状态、记录、需修改之处',
  'settleIn.resubmit': '修改被退回的申请并重新提交',
  'settleIn.withdraw': '按统一社会信用代码撤销申请',
  'settleInReview.list': '入驻申请列表，附各状态数量（平台）',
  'settleInReview.detail': '入驻申请详情：材料、核对结果、可执行的操作、操作记录（平台）',
  'settleInReview.tick': '保存核对清单（平台）',
  'settleInReview.return': '退回修改，逐处写明意见（平台）',
  'settleInReview.refuse': '拒绝申请（平台）',
  'settleInReview.approve': '通过申请：建立商家与首个负责人账号并发送短信（平台）',
} as const

/** The names of the actions in the audit log. */
export const settleInAudit = {
  'settle-in.apply': '提交入驻申请',
  'settle-in.resubmit': '重新提交入驻申请',
  'settle-in.withdraw': '撤销入驻申请',
  'settle-in.tick': '勾选入驻审核清单',
  'settle-in.return': '退回入驻申请',
  'settle-in.refuse': '拒绝入驻申请',
  'settle-in.approve': '通过入驻申请',
} as const

export const settleInAction: Readonly<Record<ActionOf<typeof settleInMachine> | 'apply', string>> = {
  apply: '提交申请',
  return: '退回修改',
  resubmit: '重新提交',
  approve: '通过',
  refuse: '拒绝',
  withdraw: '撤销申请',
}

/** The titles of its pages. */
export const settleInPages = {
  settleInList: '入驻审核',
  settleInDetail: '入驻申请',
} as const

/** The names of its permissions, for people. */
export const settleInPermissions = {
  'settle-in:review': '审核入驻申请',
} as const
