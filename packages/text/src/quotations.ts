import { fileNames } from './attachments.ts'
import type { InquiryStatus } from '@bdr/contract/inquiries/machine'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import { markup } from './markup.ts'
import { inquiryStatus } from './names/inquiries.ts'
import { offeredProductText } from './offered-product.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const quotationChanges = {
  deadline: { label: '报价截止', kind: 'instant' },
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const quotationInput = {
  deadlineFrom: '截止日期起',
  deadlineTo: '截止日期止',
  remark: '说明',
  region: '地区',
  draftVersion: '草稿版本',
  draft: '草稿',
  freight: '运费',
  taxIncluded: '含税',
  leadDays: '供货期',
  substitute: '替代品',
  priceBreaks: '阶梯价',
  alternatives: '替代报价',
  offer: '报价',
  from: '起始数量',
  keywords: '关键词',
  validUntil: '报价有效期',
  lineId: '询价行',
  skuId: '所报商品',
  product: '所报商品',
  productId: '商品',
  values: '规格取值',
  code: 'SKU 编码',
} as const

/** Its notices as HTML; values from records are escaped. They contain nothing about other merchants. */
export const quotationNotices = {
  invited: (p: { inquiryNo: string; title: string; buyer: string; deadline: string }) =>
    markup`收到 ${p.buyer} 的询价 <b>${p.inquiryNo}</b>：${p.title}，报价截止 ${p.deadline}。`,
  subscribed: (p: { inquiryNo: string; title: string; matched: string; deadline: string }) =>
    markup`您订阅的“${p.matched}”有新询价 <b>${p.inquiryNo}</b>：${p.title}，报价截止 ${p.deadline}。`,
  extended: (p: { inquiryNo: string; deadline: string; reason: string }) =>
    markup`询价 <b>${p.inquiryNo}</b> 的报价截止时间延到 ${p.deadline}。原因：${p.reason}`,
  answered: (p: { inquiryNo: string; answer: string }) =>
    markup`询价 <b>${p.inquiryNo}</b> 有新的答复：${p.answer}`,
  supplemented: (p: { inquiryNo: string; title: string; names: readonly string[] }) =>
    markup`询价 <b>${p.inquiryNo}</b>（${p.title}）补充了附件：${fileNames(p.names)}`,
  submitted: (p: { inquiryNo: string; by: string; number: number }) =>
    p.number === 1
      ? markup`${p.by} 提交了询价 <b>${p.inquiryNo}</b> 的报价。`
      : markup`${p.by} 修改了询价 <b>${p.inquiryNo}</b> 的报价（第 ${p.number} 版）。`,
  lost: (p: { inquiryNo: string; title: string }) =>
    markup`询价 <b>${p.inquiryNo}</b>（${p.title}）已有结果，您未中标。感谢参与报价。`,
  expired: (p: { inquiryNo: string; title: string }) =>
    markup`询价 <b>${p.inquiryNo}</b>（${p.title}）的报价有效期已过，报价自动失效。`,
  cancelled: (p: { inquiryNo: string; title: string; reason: string }) =>
    markup`询价 <b>${p.inquiryNo}</b>（${p.title}）已取消。原因：${p.reason}`,
}

/** Why a change of quotations is refused. */
export const quotationRefusals = {
  'quotation.deadlinePassed': '报价已截止，内容不能再变',
  'quotation.inquiryOver': (p: { status: InquiryStatus }) => `询价“${inquiryStatus[p.status]}”，不能再报价`,
  'quotation.draftChanged': (p: { by: string }) => `${p.by}刚刚也在填写这份报价并已保存`,
  'quotation.lineUnknown': '这一行不在此询价中',
  'quotation.lineTwice': (p: { lineNo: number }) => `第 ${p.lineNo} 行重复`,
  'quotation.partial': (p: { lines: readonly number[] }) =>
    `此询价要求全部报价，还缺第 ${p.lines.join('、')} 行`,
  'quotation.tooMuch': (p: { asked: Decimal }) => `不能超过询价数量 ${p.asked}`,
  'quotation.lessThanAsked': (p: { asked: Decimal }) => `此询价不接受部分数量，请按 ${p.asked} 报价`,
  'quotation.noSubstitute': '此询价不接受替代品',
  'quotation.productUnknown': '没有这个商品，或它不再是已通过审核的商品，请重新选择',
  'quotation.productOffShelf': (p: { code: string }) => `商品 ${p.code} 已下架，请上架后再报或重新选择`,
  'quotation.breaksNotRising': '阶梯数量要逐级增大',
  'quotation.moqAboveQuantity': '最小起订量大于报价数量',
  'quotation.validityPast': '有效期不能早于报价截止日',
  'quotation.categoryUnknown': '没有这个类目',
} as const

/** The names of an opportunity's fields, on its pages and in the export. */
export const opportunityFields = {
  state: '状态',
  category: '类别',
  invitedAt: '收到时间',
  total: '含税报价',
} as const

/** The name of the exported list. */
export const opportunityExport = { name: '商机列表' } as const

/** Words of the time left for quoting. */
export const opportunityList = {
  keywordHint: '编号、标题、采购方、物料、规格',
  title: '商机大厅',
  label: '受邀的询价',
  tabs: '按报价状态查看',
  all: '全部',
  unread: '未读',
  hasDraft: '有暂存',
  view: { label: '显示方式', table: '列表', pictures: '卡片' },
  subscribe: '订阅设置',
  deadline: '截止日期',
  category: '物料类目',
  empty: {
    title: '还没有收到询价',
    hint: '平台按类目或名称邀请您报价后，会出现在这里并发通知。请确认企业信息里的经营类目齐全。',
  },
} as const

export const opportunityDetail = {
  title: (title: string) => title,
  deadline: '报价截止',
  notQuoted: '未报',
  total: (amount: string) => `报价 ${amount}`,
  sections: {
    inquiry: '询价内容',
    askedAttachments: '询价附件',
    asked: '询价明细',
    quote: '填写报价',
    versions: '报价记录',
    questions: '提问与答复',
    awards: '中标明细',
  },
  lineCount: (count: number) => `共 ${count} 行`,
  quotationNo: '报价编号',
  accepted: '接受',
  notAccepted: '不接受',
  lastMinutes: '截止前最后几分钟：以服务器收到并处理完的时间为准，请尽快提交。',
  closed: '报价已截止，内容不能再变。结果出来后会通知您。',
  lost: '此询价已有结果，未中标。感谢参与报价。',
  cancelled: '此询价已取消，不需要再报价。',
  startRevising: '修改报价',
  stopRevising: '不修改了',
  startAgain: '重新报价',
  declined: '已放弃报价，截止前可以重新报价。',
  withdrawn: '报价已撤回，截止前可以重新提交。',
  version: (number: number) => `第 ${number} 版`,
  counts: '当前有效',
  versionFacts: (p: { by: string; at: string }) => `${p.by}，${p.at}`,
  validUntil: (day: string) => `有效期至 ${day}`,
  freight: (amount: string) => `含税运费 ${amount}`,
  net: '不含税',
  tax: '税额',
  gross: '含税合计',
  changedSince: (number: number) => `与第 ${number} 版相比`,
  noChange: '内容没有变化',
  lineOf: (lineNo: number, name: string) => `第 ${lineNo} 行 ${name}`,
  added: '新增报价',
  removed: '不再报价',
  ask: '提问',
  askLabel: '向平台提问',
  askHint: '所有受邀商家都能看到问题和答复，看不到是谁问的。请不要写出贵司名称。',
  asked: '问题已提交',
  own: '我司提问',
  waiting: '等待答复',
  noQuestions: '还没有问答',
  explanation: '说明',
} as const

export const quotationForm = {
  /** opens the dialog whose words are in `quotation-import.ts` and load with it */
  byFile: '用 Excel 填写',
  material: '物料',
  unitPrice: '单价',
  basis: '价格口径',
  included: '含税',
  excluded: '不含税',
  taxRate: '税率',
  leadDays: '供货期',
  days: '天',
  brand: '品牌',
  brandAsked: (brand: string) => `要求 ${brand}`,
  amount: '含税金额',
  quantity: '报价数量',
  quantityHint: (asked: string) => `询价 ${asked}`,
  moq: '最小起订量',
  substitute: '替代品',
  substituteHint: '与要求不同时写明型号、材质',
  remark: '行说明',
  more: '更多',
  less: '收起',
  moreOf: (lineNo: number) => `更多：第 ${lineNo} 行的数量、起订量、替代品、阶梯价与备选`,
  of: (field: string, lineNo: number) => `第 ${lineNo} 行${field}`,
  needed: (day: string) => `${day} 前到货`,
  product: '所报商品',
  ownProduct: '选用我司商品',
  ownProductOf: (lineNo: number) => `第 ${lineNo} 行选用我司商品`,
  productHint: '已通过审核且在架的商品；只填写还空着的品牌、单价、税率、起订量和供货期',
  otherUnit: (p: { own: string; asked: string }) =>
    `该商品以“${p.own}”计价，询价以“${p.asked}”计，单价和起订量请自行填写`,
  findProduct: '名称、型号或编码',
  noProduct: '没有符合的已上架商品',
  productOf: offeredProductText,
  breaks: '阶梯价',
  breakFrom: '数量达到',
  breakOf: (line: number, nth: number) => `第 ${line} 行第 ${nth} 级`,
  addBreak: '加一级阶梯价',
  alternatives: '备选方案',
  alternativeOf: (line: number, nth: number) => `第 ${line} 行备选 ${nth}`,
  offer: '备选型号',
  addAlternative: '加一个备选',
  remove: '移除',
  removeOf: (what: string, nth: number) => `移除第 ${nth} 个${what}`,
  validUntil: '报价有效期至',
  freight: '运费（含税）',
  yuan: '元',
  quoteRemark: '报价说明',
  attachments: '报价附件',
  noAttachments: '样本、资质、检测报告等可以随报价提交；截止前平台看不到。',
  attachmentsGo: '随本次提交的报价一起生效',
  fillAll: '应用到全部行',
  fillTax: '统一税率与口径',
  fillLead: '统一供货期',
  quotedLines: (quoted: number, all: number) => `已报 ${quoted} / ${all} 行`,
  totals: (p: { net: string; tax: string; gross: string }) =>
    `不含税 ${p.net}，税额 ${p.tax}，含税合计 ${p.gross}`,
  submit: '提交报价',
  revise: '提交新版本',
  submitted: (number: number) => (number === 1 ? '报价已提交' : `第 ${number} 版报价已提交`),
  resumed: (by: string, at: string) => `接着 ${by} 于 ${at} 保存的草稿填写`,
  priceMissing: '请填写单价',
  nothingQuoted: '请至少填写一行单价',
  history: '我司历史报价',
  takeLast: '套用最近一次',
  historyAt: '报价时间',
  historyPrice: '含税单价',
  historyQuantity: '数量',
  historyResult: '结果',
  noHistory: '没有报过这种物料',
  chart: (p: { count: number; from: string; to: string }) =>
    `${p.count} 次报价的含税单价，最低 ${p.from}，最高 ${p.to}`,
} as const

/** Words of the actions on a quotation and their confirmations. */
export const quotationActionWords = {
  withdraw: {
    title: (inquiryNo: string) => `撤回询价 ${inquiryNo} 的报价？`,
    effect: '撤回后平台看不到这份报价，截止前可以重新提交。',
    ok: '撤回报价',
    done: '报价已撤回',
  },
  decline: {
    title: (inquiryNo: string) => `放弃询价 ${inquiryNo}？`,
    effect: '平台会知道贵司不参与报价和原因，其他商家不知道。截止前可以改变主意。',
    ok: '放弃报价',
    done: '已放弃报价',
  },
  back: '返回',
  reasonPlaceholder: '例如：产能已满、无此规格、交期达不到',
} as const

export const subscriptionWords = {
  title: '订阅设置',
  lead: '不订阅时，收到的每个询价都通知您。订阅后，只通知与您选择的类目或关键字相符的询价；大厅里始终能看到全部。',
  categories: '类目',
  addCategory: '添加类目',
  keywords: '关键字',
  keywordsHint: '物料、规格、采购方的任意几个字，用逗号隔开',
  save: '保存',
  saved: '订阅已保存',
} as const
