import type { ConsultationStatus, consultationMachine } from '@bdr/contract/consultations/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const consultationCalls = {
  consultations: '技改咨询',
  'consultations.request': '提交技改咨询（公开）',
  'consultations.list': '技改咨询列表（平台）',
  'consultations.detail': '一条技改咨询（平台）',
  'consultations.handle': '登记联系、邀请入驻、关闭或重新打开（平台）',
} as const

/** The names of the actions in the audit log. */
export const consultationAudit = {
  'consultation.request': '访客提交咨询',
  'consultation.contact': '登记咨询联系',
  'consultation.invite': '邀请访客入驻',
  'consultation.convert': '咨询转为询价',
  'consultation.close': '关闭咨询',
  'consultation.reopen': '重新打开咨询',
} as const

export const consultationStatus: Readonly<Record<ConsultationStatus, string>> = {
  new: '待联系',
  contacted: '已联系',
  closed: '已关闭',
}

export const consultationAction: Readonly<Record<ActionOf<typeof consultationMachine> | 'request', string>> =
  {
    request: '提交咨询',
    contact: '登记联系',
    invite: '邀请入驻',
    convert: '转询价',
    close: '关闭',
    reopen: '重新打开',
  }

/** The titles of its pages. */
export const consultationPages = {
  consultationList: '访客咨询',
  consultationDetail: '咨询详情',
} as const

/** The names of its permissions, for people. */
export const consultationPermissions = {
  'consultation:manage': '处理咨询',
} as const
