import type { ChangeRequestStatus, changeRequestMachine } from '@bdr/contract/change-requests/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const changeRequestCalls = {
  'changeRequests.list': '企业资料变更申请列表（平台）',
  'changeRequests.detail': '变更前后对照（平台）',
  'changeRequests.approve': '同意变更并生效（平台）',
  'changeRequests.refuse': '不同意变更（平台）',
} as const

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

/** The titles of its pages. */
export const changeRequestPages = {
  changeRequestList: '资料变更审核',
  changeRequestDetail: '变更对照',
} as const
