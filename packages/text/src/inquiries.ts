import type { ValueBand } from '@bdr/contract/inquiries/model'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import { markup } from './markup.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const inquiryChanges = {
  title: '标题',
  buyerName: '采购方',
  industry: '行业',
  category: '类别',
  regionCode: '所在地区',
  shipTo: '收货地址',
  valueBand: '金额范围',
  deadline: { label: '报价截止', kind: 'instant' },
  terms: '商务条款',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const inquiryInput = {
  answer: '答复',
  days: '天数',
  until: '截止日期',
  limit: '条数',
  questionId: '提问',
  awards: '定标',
  quotationId: '报价',
  deadlineFrom: '截止日期起',
  deadlineTo: '截止日期止',
  allowPartial: '可部分报价',
  allowSubstitute: '可报替代品',
  consultationId: '咨询',
  byCategory: '按类目邀请',
  inquiryId: '询价',
  merchantIds: '商家',
  lineId: '询价行',
} as const

export const valueBandNames: Readonly<Record<ValueBand, string>> = {
  'under-50k': '5 万元以下',
  '50k-200k': '5–20 万元',
  '200k-1m': '20–100 万元',
  'over-1m': '100 万元以上',
}

/** Notices to operators as HTML; values from records are escaped. */
export const inquiryNotices = {
  closed: (p: { inquiryNo: string; title: string; quoted: number }) =>
    markup`询价 <b>${p.inquiryNo}</b>（${p.title}）报价已截止，收到 ${p.quoted} 家报价，请比价定标。`,
  asked: (p: { inquiryNo: string; merchant: string; text: string }) =>
    markup`${p.merchant} 就询价 <b>${p.inquiryNo}</b> 提问：${p.text}`,
}

/** Why a change of inquiries is refused. */
export const inquiryRefusals = {
  'inquiry.deadlinePast': '截止时间要晚于现在',
  'inquiry.deadlineEarlier': '只能延后，不能早于原来的截止时间',
  'inquiry.nobodyInvited': '还没有受邀的商家，请按类目或按名称至少邀请一家',
  'inquiry.merchantUnknown': '没有这个商家，或已冻结，不能邀请',
  'inquiry.categoryUnknown': '没有这个类目',
  'inquiry.regionUnknown': '没有这个地区',
  'inquiry.sealed': '报价截止后才能导出比价，截止前看不到各家报价',
  'inquiry.noOffers': '没有收到报价，请流标或取消',
  'inquiry.attachmentsKept': '询价已发布，附件不能移除；有更正请另外添加',
  'inquiry.questionAnswered': '这个问题已经答复',
  'award.quotationUnknown': '这家的报价已撤回、过期，或不在此询价中',
  'award.lineNotQuoted': (p: { lineNo: number }) => `第 ${p.lineNo} 行这家没有报价`,
  'award.tooMuch': (p: { lineNo: number; asked: Decimal }) =>
    `第 ${p.lineNo} 行定标数量超过询价数量 ${p.asked}`,
  'award.moreThanQuoted': (p: { lineNo: number; quoted: Decimal }) =>
    `第 ${p.lineNo} 行定标数量超过这家的报价数量 ${p.quoted}`,
  'award.belowMoq': (p: { lineNo: number; moq: Decimal }) =>
    `第 ${p.lineNo} 行定标数量低于这家的最小起订量 ${p.moq}`,
  'award.twice': (p: { lineNo: number }) => `第 ${p.lineNo} 行对同一家重复定标`,
  'award.notValid': (p: { merchant: string; validUntil: string }) =>
    `${p.merchant}的报价有效期到 ${p.validUntil}，已过期`,
} as const

/** The names of an inquiry's fields, on its pages and in the export. */
export const inquiryFields = {
  inquiryNo: '询价编号',
  title: '询价标题',
  status: '状态',
  buyer: '采购方',
  industry: '行业',
  category: '官网栏目',
  categories: '物料类目',
  region: '交货地区',
  shipTo: '交货地址',
  valueBand: '金额范围',
  lineCount: '行数',
  invited: '受邀商家',
  quoted: '已报价',
  deadline: '报价截止',
  publishedAt: '发布时间',
  createdAt: '创建时间',
  terms: '商务条款',
  allowPartial: '部分报价',
  allowSubstitute: '替代品',
  materialCode: '物料编码',
  materialName: '物料名称',
  specification: '规格型号',
  brand: '品牌要求',
  unit: '单位',
  quantity: '数量',
  requiredDate: '需求日期',
  note: '行备注',
  consultation: '来自咨询',
} as const

/** The name of the exported list. */
export const inquiryExport = { name: '询价列表' } as const

/** The note of an order that was created from a quotation. */
export const awardOrderNote = (p: { inquiryNo: string; number: number; freight: Decimal | null }): string =>
  `按询价 ${p.inquiryNo} 的第 ${p.number} 版报价${p.freight === null ? '' : `，另计含税运费 ${p.freight} 元`}`

export const inquiryList = {
  keywordHint: '编号、标题、采购方、物料、规格',
  title: '询价管理',
  label: '询价',
  tabs: '按状态查看',
  all: '全部',
  create: '编写询价',
  deadline: '截止日期',
  openQuestions: (count: number) => `${count} 个问题待答复`,
  quotedOf: (quoted: number, invited: number) => `${quoted} / ${invited}`,
  empty: { title: '还没有询价', hint: '编写询价，按类目或名称邀请商家报价，截止后比价定标' },
} as const

export const inquiryForm = {
  titleNew: '编写询价',
  titleEdit: (inquiryNo: string) => `修改询价 ${inquiryNo}`,
  sections: { head: '基本信息', lines: '询价明细', terms: '报价要求' },
  source: (number: string) => `来自访客咨询 ${number}`,
  sourceHint: '保存后，咨询记为“已联系”，两边互相能打开。访客的姓名、手机号和照片不会给供应商。',
  /**
   * the initial title of an inquiry created from a consultation request; suppliers see it, so it names neither company
   * nor person
   */
  titleOf: (company: string | null, about: string | null) =>
    [company, about ?? '现场询价'].filter(Boolean).join('：'),
  lead: '先保存为草稿，发布时再选择邀请哪些商家。发布后除截止时间外不能再改。',
  /** opens the dialog whose words are in `inquiry-import.ts` and load with it */
  byFile: '从 Excel 导入明细',
  addCategory: '添加类目',
  categoriesHint: '按类目邀请时，经营这些类目及其上下级类目的商家会受邀',
  removeCategory: (name: string) => `移除类目 ${name}`,
  regionHint: '商家可按地区筛选',
  valueBandHint: '商家看到范围，看不到预算',
  noBand: '不公开',
  choose: '请选择',
  deadlineDay: '截止日',
  deadlineTime: '截止时刻',
  deadlineHint: '北京时间，24 小时制',
  allowPartial: '接受部分报价（可以不报某些行，或少报数量）',
  allowSubstitute: '接受替代品牌、型号',
  termsHint: '付款、包装、验收、质保等要求，受邀商家可见',
  addLine: '加一行',
  removeLine: (nth: number) => `移除第 ${nth} 行`,
  remove: '移除',
  nth: (nth: number) => `第 ${nth} 行`,
  pasteHint: '可从 Excel 复制多行，粘贴到任一行的“物料名称”：名称、规格、单位、数量、需求日期',
  pasted: (count: number) => `已粘贴 ${count} 行`,
  of: (field: string, nth: number) => `第 ${nth} 行${field}`,
  save: '保存草稿',
  saved: '草稿已保存，可以发布了',
  state: (count: number) => `共 ${count} 行`,
  notDraftTitle: '询价已发布',
  notDraftHint: '发布后除截止时间外不能再改',
  toInquiry: '查看询价',
} as const

export const inquiryDetail = {
  title: (title: string) => title,
  sections: {
    facts: '询价内容',
    lines: '询价明细',
    invitations: '受邀商家',
    compare: '比价',
    questions: '提问与答复',
    awards: '定标结果',
  },
  lineCount: (count: number) => `共 ${count} 行`,
  invitedCount: (invited: number, quoted: number) => `邀请 ${invited} 家，${quoted} 家已报价`,
  sealed: '截止前看不到各家报价，以保证公平。',
  noAttachments: '还没有附件',
  attachmentsOfDraft: '图纸、技术文件等，发布后所有受邀商家都能看到',
  attachmentsStay: '所有受邀商家都能看到；补充的附件会通知他们，已发布的不能移除',
  deadline: '报价截止',
  invitedBy: { category: '按类目', name: '按名称' },
  merchant: '商家',
  status: '状态',
  seen: '查看时间',
  notSeen: '未查看',
  quotedAt: '报价时间',
  nobody: '还没有邀请商家',
  accepted: '接受',
  notAccepted: '不接受',
  answer: '答复',
  answerLabel: '答复内容',
  answerHint: '所有受邀商家都能看到问题和答复，看不到是谁问的',
  answered: '已答复，受邀商家已收到通知',
  noQuestions: '还没有商家提问',
  explanation: '说明',
} as const

export const compareWords = {
  attachments: '附件',
  line: '询价行',
  lowest: '最低',
  notQuoted: '未报',
  substitute: '替代',
  product: '商品',
  lessOffered: (quantity: string) => `可供 ${quantity}`,
  leadDays: (days: number) => `${days} 天`,
  total: '含税合计',
  freight: '含税运费',
  validUntil: '有效期至',
  quoted: '报价行数',
  quotedOf: (quoted: number, all: number) => `${quoted} / ${all}`,
  remark: '报价说明',
  noOffers: '没有收到有效报价',
  export: '导出比价表',
  start: '开始定标',
  stop: '退出定标',
  awardOf: (merchant: string, lineNo: number) => `定给 ${merchant} 的第 ${lineNo} 行数量`,
  wholeTo: '整单定给这家',
  lowestEach: '每行定给最低价',
  clear: '清空',
  rest: (quantity: string) => `还有 ${quantity} 未定`,
  over: (quantity: string) => `超出 ${quantity}`,
  chosen: (orders: number, amount: string) => `将生成 ${orders} 张采购订单，含税 ${amount}`,
  nothing: '在表格里填写定给各家的数量',
  award: '确认定标',
  won: (quantity: string) => `定标 ${quantity}`,
  question: (inquiryNo: string) => `确认询价 ${inquiryNo} 的定标？`,
  effect: '定标后立即生成采购订单并通知中标商家确认；未中标商家只会知道没有中标。此操作不能撤回。',
  toMerchant: (p: { merchant: string; lines: number; amount: string }) =>
    `${p.merchant}：${p.lines} 行，含税 ${p.amount}`,
  unawarded: (lines: number) => `有 ${lines} 行没有定完，不再采购。`,
  ok: '定标并生成订单',
  done: '已定标，采购订单已生成',
} as const

/** The name of the exported comparison and its columns. The columns of a merchant start with its name. */
export const comparisonExport = {
  name: (inquiryNo: string) => `${inquiryNo}-比价`,
  fileName: (inquiryNo: string) => `${inquiryNo}-比价.xlsx`,
  asked: '询价数量',
  lowest: '最低含税单价',
  lowestBy: '最低价商家',
  of: (merchant: string, column: string) => `${merchant} ${column}`,
  price: '含税单价',
  amount: '含税金额',
  leadDays: '供货期（天）',
  quantity: '报价数量',
  offer: '品牌 / 替代品',
  remark: '标记与说明',
  awarded: '定标数量',
  substituted: (offer: string) => `替代：${offer}`,
} as const

/** Words of the actions on an inquiry and their confirmations. */
export const inquiryActionWords = {
  back: '返回',
  reasonPlaceholder: '请写明原因',
  publish: {
    title: (inquiryNo: string) => `发布询价 ${inquiryNo}`,
    lead: '发布后受邀商家立即收到通知，截止前可以报价。除截止时间外，内容不能再改。',
    ok: '发布',
    done: '已发布，受邀商家已收到通知',
  },
  invite: {
    title: (inquiryNo: string) => `追加邀请：${inquiryNo}`,
    lead: '新受邀的商家会收到通知；已受邀的不受影响。',
    ok: '邀请',
    done: '已邀请',
  },
  byCategory: (count: number) => `邀请经营相关类目的 ${count} 家商家`,
  byName: '按名称邀请',
  findMerchant: '输入商家名称或编号',
  noMerchant: '没有这个商家，或已受邀、已冻结',
  matches: '类目相符',
  extend: {
    title: (inquiryNo: string) => `延长 ${inquiryNo} 的截止时间`,
    lead: '受邀商家会收到通知。只能延后，不能提前。',
    deadline: '新的截止时间',
    reason: '原因',
    ok: '延长',
    done: '截止时间已延长',
  },
  fail: {
    title: (inquiryNo: string) => `询价 ${inquiryNo} 流标？`,
    effect: '不定标，不生成订单。报价的商家会知道没有中标，不知道原因。',
    ok: '流标',
    done: '已流标',
  },
  cancel: {
    title: (inquiryNo: string) => `取消询价 ${inquiryNo}？`,
    effect: '受邀商家会收到取消通知和原因，不能再报价。',
    ok: '取消询价',
    done: '询价已取消',
  },
} as const
