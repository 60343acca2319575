import { qualificationKind } from './qualifications.ts'
import { companyFactNames as names } from './company-fact-names.ts'
import { markup } from './markup.ts'
import type { PresentFacts } from '@bdr/contract/company/model'

/** The names of the calls' input fields, for messages about faults. */
export const companyInput = {
  facts: '企业资料',
  bank: names.bankName,
  branch: names.bankBranch,
  account: names.bankAccount,
  name: '名称',
  addresses: '地址',
  contacts: '联系人',
  role: '身份',
  label: '名称',
  contactName: '联系人',
  contactPhone: '联系电话',
  isDefault: '设为默认',
  licenceFileId: names.licenceFileId,
  shortName: '企业简称',
  introduction: '企业介绍',
  website: '网址',
  logoFileId: '企业标志',
  qualifications: names.qualifications,
  kind: '种类',
  number: '证书编号',
  validUntil: '有效期至',
  legalPerson: names.legalPerson,
  registeredOn: names.registeredOn,
  registeredCapital: names.registeredCapital,
  businessScope: names.businessScope,
} as const

/** The name of the timeline entry for a change that took effect at once. */
export const companyAction = {
  'update-profile': '修改企业简介',
  'update-addresses': '修改地址',
  'update-contacts': '修改联系人',
  'apply-change': '资料变更生效',
} as const

export const companyFacts: Readonly<Record<keyof PresentFacts, string>> = {
  name: '企业名称',
  legalPerson: names.legalPerson,
  registeredOn: names.registeredOn,
  registeredCapital: names.registeredCapital,
  regionCode: names.regionCode,
  address: names.address,
  businessScope: names.businessScope,
  licenceFileId: names.licenceFileId,
  bank: names.bank,
  qualifications: names.qualifications,
}

/** The names of the changed fields in one line. */
export const factNames = (fields: readonly string[]): string =>
  fields.map((field) => companyFacts[field as keyof PresentFacts]).join('、')

/** A qualification on one line. */
export const paperLine = (paper: { kind: string; number: string; validUntil: string | null }): string => {
  const known: Readonly<Record<string, string | undefined>> = qualificationKind
  const kind = known[paper.kind] ?? paper.kind
  return paper.validUntil === null
    ? `${kind} ${paper.number}`
    : `${kind} ${paper.number}（有效期至 ${paper.validUntil}）`
}

/** Notices to a company about its qualifications and change requests, as HTML. */
export const companyNotices = {
  paperEnds: (p: { kind: string; number: string; validUntil: string; daysLeft: number }) =>
    p.daysLeft < 0
      ? markup`资质 <b>${p.kind}</b>（${p.number}）已于 ${p.validUntil} 到期，请尽快更新。`
      : markup`资质 <b>${p.kind}</b>（${p.number}）将于 ${p.validUntil} 到期，还有 ${String(p.daysLeft)} 天，请及时更新。`,
  changeRequested: (p: { merchant: string; fields: string }) =>
    markup`${p.merchant} 申请变更企业资料：${p.fields}，请审核。`,
  changeApproved: (p: { fields: string }) => markup`企业资料变更已通过并生效：${p.fields}。`,
  changeRefused: (p: { fields: string; reason: string }) =>
    markup`企业资料变更未通过：${p.fields}。原因：${p.reason}`,
}

/** Words of a company's own page, and of the review of its change requests. */
export const companyPage = {
  code: (code: string) => `商家编号 ${code}`,
  uscc: (uscc: string) => `统一社会信用代码 ${uscc}`,
  absent: '未填写',
  requestChange: '申请变更',
  noCompanyTitle: '当前账号不属于任何商家',
  noCompanyHint: '企业信息由商家自己维护，平台在“资料变更审核”中审核变更。',
  toReviews: '前往资料变更审核',
  sections: {
    profile: '企业简介',
    facts: '登记信息与账户',
    papers: '资质证书',
    categories: '供应类目',
    addresses: '地址',
    contacts: '联系人',
    requests: '变更申请',
    history: '操作记录',
  },
  factsNote: '变更需平台审核，审核期间仍以现有信息为准',
  atOnceNote: '修改后立即生效',
  reviewedNote: '增加、更新或移除需平台审核',
  noPapers: '还没有资质证书',
  noCategories: '还没有供应类目',
  noAddresses: '还没有地址',
  noContacts: '还没有联系人',
  isDefault: '默认',
  edit: '修改',
  editOf: (section: string) => `修改${section}`,
  save: '保存',
  cancel: '取消',
  saved: (section: string) => `${section}已保存`,
  call: (name: string) => `拨打 ${name}`,
} as const

/** Words of a company's details and of the comparison of two versions. */
export const factWords = {
  bankName: '开户银行',
  bankBranch: '开户支行',
  bankAccount: '银行账号',
  kind: '证书种类',
  number: '证书编号',
  validUntil: '有效期至',
  endless: '长期有效',
  file: '证书文件',
  state: '有效期状态',
  daysLeft: (days: number) => (days === 0 ? '今天到期' : `即将到期，还有 ${days} 天`),
  expiredFor: (days: number) => `已过期 ${days} 天`,
  valid: '有效',
  openFile: (name: string) => `在新窗口查看${name}`,
  fileGone: '文件不在了',
} as const

export const diffWords = {
  label: '变更前后对照',
  field: '项目',
  before: '现有信息',
  after: '申请变更为',
  nothing: '未填写',
  added: '新增',
  removed: '移除',
  renewed: '更新',
  same: '不变',
  unchanged: (count: number) => `未变更的 ${count} 项`,
} as const

export const profileWords = {
  logo: '企业标志',
  logoHint: '显示在送货单上。',
  shortName: '企业简称',
  shortNameHint: '用于列表和消息中的称呼。',
  introduction: '企业介绍',
  introductionHint: '主营产品、产能、服务区域，采购方可见。',
  phone: '联系电话',
  phoneHint: '固定电话或手机号，如 0510-87000000。',
  website: '网址',
  websiteHint: '如 https://www.example.com',
} as const

export const addressWords = {
  label: '名称',
  labelHint: '如：发货仓库、工厂',
  region: '所在地区',
  address: '详细地址',
  contactName: '联系人',
  contactPhone: '联系电话',
  default: '默认地址',
  add: '添加地址',
  remove: '移除',
  nth: (number: number, label: string) => (label === '' ? `第 ${number} 个地址` : label),
  removeOf: (name: string) => `移除${name}`,
  full: (limit: number) => `最多 ${limit} 个地址`,
} as const

export const contactWords = {
  name: '姓名',
  role: '身份',
  mobile: '手机号',
  phone: '固定电话',
  email: '邮箱',
  choose: '请选择',
  add: '添加联系人',
  remove: '移除',
  nth: (number: number, name: string) => (name === '' ? `第 ${number} 位联系人` : name),
  removeOf: (name: string) => `移除${name}`,
  full: (limit: number) => `最多 ${limit} 位联系人`,
} as const

export const changeForm = {
  title: '申请变更企业资料',
  fact: '修改需要变更的项目，提交后由平台审核，审核通过后生效',
  back: '返回企业信息',
  sections: { licence: '营业执照与登记信息', bank: '对公账户', papers: '资质证书' },
  licenceHint: '正本或副本的照片或扫描件，四角完整、文字清晰。',
  capitalHint: '按营业执照填写，如：500 万元人民币',
  accountHint: '开户名应与企业名称一致。',
  was: (before: string) => `已修改，原为：${before}`,
  wasNothing: '已填写，原为空',
  originalFile: '查看原文件',
  fileMissing: '请上传文件',
  regionMissing: '请选择到区县',
  choose: '请选择',
  addPaper: '添加证书',
  fullPapers: (limit: number) => `最多 ${limit} 份证书`,
  newPaper: '新增证书',
  renew: '更新',
  renewOf: (kind: string) => `更新${kind}`,
  remove: '移除',
  removeOf: (kind: string) => `移除${kind}`,
  undo: '撤销',
  undoOf: (kind: string) => `撤销对${kind}的修改`,
  willRemove: '将移除',
  willRenew: '将更新',
  willAdd: '将新增',
  papersHint: '没有变化的证书无需重新上传',
  changes: (names: string) => `将变更：${names}`,
  nothingChanged: '还没有修改任何项目',
  storedHint: '填写的内容保存在本机，可以随时离开再继续',
  uploading: '文件正在上传，请稍候',
  submit: '提交审核',
  submitted: '变更申请已提交，等待平台审核',
  draftTitle: '有一份填写中的变更申请，尚未提交',
  resume: '继续填写',
  giveUp: '放弃',
  giveUpTitle: '放弃填写中的变更申请？',
  giveUpEffect: '已填写的内容将从本机删除，企业资料不变。',
} as const

export const requestBanner = {
  pending: '资料变更正在审核中',
  pendingNote: (by: string, at: string) => `${by} 于 ${at} 提交。审核期间仍以现有信息为准，通过后自动生效。`,
  refused: '资料变更未通过',
  refusedNote: (by: string, at: string) => `${by} 于 ${at} 提交。`,
  reason: (reason: string) => `审核意见：${reason}`,
  editAndResubmit: '修改后重新提交',
  read: '知道了',
  showDiff: '查看变更内容',
  withdrawTitle: '撤回这份资料变更？',
  withdrawEffect: (fields: string) => `${fields} 的变更不再审核，现有信息不变。撤回后可以修改再提交。`,
  withdrawn: '已撤回资料变更',
} as const

export const requestRows = {
  fields: '变更内容',
  state: '状态',
  requestedBy: '提交人',
  createdAt: '提交时间',
  reason: '审核意见',
  label: '变更申请',
} as const

/** Why a change of a company's data is refused. */
export const companyRefusals = {
  'company.nothingChanged': '没有需要审核的变更',
  'company.changePending': '已有一份资料变更在审核中，请先撤回或等待审核完成',
  'company.changeOutdated': '提交后企业资料已发生变化，请退回由企业重新提交',
  'company.nameTaken': '已有同名企业',
  'company.regionUnknown': '请选择到区县',
  'company.severalDefaults': '只能有一个默认地址',
  'company.qualificationExpired': '有效期已过',
} as const
