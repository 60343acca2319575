import type { InquiryStatus, inquiryMachine } from '@bdr/contract/inquiries/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const inquiryCalls = {
  inquiries: '询价',
  'inquiries.trend': '询价趋势，按日（公开，不含采购方与价格）',
  'inquiries.rows': '最新询价（公开，不含采购方与价格）',
  'inquiries.list': '询价列表（平台）',
  'inquiries.counts': '询价列表各状态的数量（平台）',
  'inquiries.detail': '询价详情：明细、邀请、问答；截止后含各家报价（平台）',
  'inquiries.create': '新建询价草稿（平台）',
  'inquiries.update': '修改询价草稿（平台）',
  'inquiries.candidates': '可以邀请的商家（平台）',
  'inquiries.publish': '发布询价并邀请商家（平台）',
  'inquiries.invite': '追加邀请商家（平台）',
  'inquiries.extend': '延长报价截止时间（平台）',
  'inquiries.answer': '答复提问，所有受邀商家可见（平台）',
  'inquiries.attachments': '询价的附件（平台）',
  'inquiries.attach': '为询价添加已上传的附件，发布后通知所有受邀商家（平台）',
  'inquiries.detach': '移除询价草稿的附件（平台）',
  'inquiries.template': '下载询价明细模板',
  'inquiries.import': '上传询价明细工作簿，检查后填入询价',
  'inquiries.comparison': '导出比价表：逐行各家的价格、金额、供货期，标出最低价、替代品和未报',
  'inquiries.award': '按行定标并生成采购订单，全部成功或全部不变（平台）',
  'inquiries.fail': '流标（平台）',
  'inquiries.cancel': '取消询价（平台）',
} as const

/** The names of the actions in the audit log. */
export const inquiryAudit = {
  'inquiry.create': '新建询价',
  'inquiry.edit': '修改询价草稿',
  'inquiry.publish': '发布询价',
  'inquiry.invite': '邀请商家报价',
  'inquiry.extend': '延长报价截止时间',
  'inquiry.answer': '答复报价提问',
  'inquiry.attach': '添加询价附件',
  'inquiry.detach': '移除询价附件',
  'inquiry.award': '定标',
  'inquiry.fail': '询价流标',
  'inquiry.cancel': '取消询价',
} as const

export const inquiryStatus: Readonly<Record<InquiryStatus, string>> = {
  draft: '草稿',
  open: '报价中',
  closed: '已截止',
  awarded: '已定标',
  failed: '已流标',
  cancelled: '已取消',
}

export const inquiryAction: Readonly<
  Record<ActionOf<typeof inquiryMachine> | 'create' | 'attach' | 'detach', string>
> = {
  create: '新建询价',
  edit: '修改草稿',
  publish: '发布',
  invite: '追加邀请',
  extend: '延长截止时间',
  answer: '答复提问',
  close: '报价截止',
  award: '定标',
  fail: '流标',
  cancel: '取消询价',
  attach: '添加附件',
  detach: '移除附件',
}

/** The titles of its pages. */
export const inquiryPages = {
  inquiryList: '询价管理',
  inquiryForm: '编写询价',
  inquiryDetail: '询价详情',
} as const

/** The names of its permissions, for people. */
export const inquiryPermissions = {
  'inquiry:manage': '发布询价，邀请、答复、比价、定标',
} as const
