import type { ActionOf } from '@bdr/contract/kernel/machine'
import type { QuotationStatus, quotationMachine } from '@bdr/contract/quotations/machine'
import type { OpportunityState } from '@bdr/contract/quotations/model'

/** Descriptions of the calls and their group for the API's documentation. */
export const quotationCalls = {
  quotations: '商机与报价',
  'quotations.list': '商机大厅：受邀的询价',
  'quotations.counts': '商机大厅各标签的数量',
  'quotations.detail': '询价内容、本企业的报价、问答',
  'quotations.see': '标记为已看过',
  'quotations.saveDraft': '暂存正在填写的报价，只有本企业可见',
  'quotations.workbook': '下载询价行工作簿，带有已暂存的报价，填好后可以上传',
  'quotations.import': '上传填好价格的工作簿，检查后填入报价',
  'quotations.submit': '提交报价，或提交报价的新版本',
  'quotations.withdraw': '撤回报价',
  'quotations.decline': '放弃报价',
  'quotations.ask': '就询价提问，提问者对其他商家不可见',
  'quotations.inquiryAttachments': '询价的附件，受邀商家看到的相同',
  'quotations.attachments': '随下一版报价提交的附件，只有本企业可见',
  'quotations.attach': '为报价添加已上传的附件',
  'quotations.detach': '从下一版报价移除附件，已提交的版本不变',
  'quotations.products': '可以为询价行选用的本企业商品：已通过审核且在架',
  'quotations.priceHistory': '本企业对相同物料报过的价格',
  'quotations.subscriptions': '本人订阅的类目与关键字',
  'quotations.subscribe': '修改本人订阅的类目与关键字',
} as const

/** The names of the actions in the audit log. */
export const quotationAudit = {
  'quotation.submit': '提交报价',
  'quotation.revise': '修改报价',
  'quotation.withdraw': '撤回报价',
  'quotation.decline': '放弃报价',
  'quotation.ask': '就询价提问',
  'quotation.attach': '添加报价附件',
  'quotation.detach': '移除报价附件',
} as const

export const quotationStatus: Readonly<Record<QuotationStatus, string>> = {
  draft: '未报价',
  submitted: '已报价',
  awarded: '已中标',
  lost: '未中标',
  withdrawn: '已撤回',
  expired: '已过期',
  declined: '已放弃',
}

export const quotationAction: Readonly<
  Record<
    | ActionOf<typeof quotationMachine>
    | 'ask'
    | 'invite'
    | 'extend'
    | 'answer'
    | 'cancel'
    | 'supplement'
    | 'attach'
    | 'detach',
    string
  >
> = {
  submit: '提交报价',
  revise: '修改报价',
  withdraw: '撤回报价',
  decline: '放弃报价',
  win: '中标',
  lose: '未中标',
  expire: '报价过期',
  ask: '提问',
  invite: '收到询价邀请',
  extend: '截止时间延长',
  answer: '提问得到答复',
  cancel: '询价取消',
  supplement: '询价补充附件',
  attach: '添加报价附件',
  detach: '移除报价附件',
}

/** The names of the hall's tabs. */
export const opportunityStateNames: Readonly<Record<OpportunityState, string>> = {
  unquoted: '未报价',
  quoted: '已报价',
  closed: '已截止',
  won: '已中标',
  lost: '未中标',
  declined: '已放弃',
}

/** The titles of its pages. */
export const quotationPages = {
  opportunityList: '商机大厅',
  opportunityDetail: '报价详情',
} as const

/** The names of its permissions, for people. */
export const quotationPermissions = {
  'opportunity:view': '查看商机与本企业的报价',
  'opportunity:quote': '提交、修改、撤回报价，提问',
} as const
