import { toleranceLabel } from './tolerance-rule.ts'
import { companyFactNames } from './company-fact-names.ts'
import { settleInSteps, companyWords, paperWords, contactWords } from './settle-in.ts'

/** The names of the calls' input fields, for messages about faults. */
export const merchantInput = {
  chosenId: '已选商家',
  tolerance: toleranceLabel,
  mode: '方式',
  share: '超交比例',
} as const

/** Words of the list of merchants. */
export const merchantList = {
  title: '商家管理',
  label: '商家',
  tabs: '按状态',
  all: '全部',
  keyword: '查找',
  keywordHint: '名称、商家编码或信用代码',
  name: '商家',
  code: '商家编码',
  status: '状态',
  region: '地区',
  staff: '可登录人数',
  firstExpiry: '最早到期的证书',
  createdAt: '入驻时间',
  cardStaff: (count: number) => `${count} 人可登录`,
  expired: '已过期',
  empty: { title: '还没有商家', hint: '入驻申请通过后，商家会出现在这里。' },
} as const

/** Words of the page of one merchant. */
export const merchantDetail = {
  staff: (count: number) => `${count} 人可登录`,
  openOrders: (count: number) => `${count} 张未结订单`,
  sections: {
    company: settleInSteps.company,
    bank: companyWords.bank,
    owners: '企业负责人账号',
    contacts: '联系人',
    categories: settleInSteps.categories,
    papers: settleInSteps.papers,
  },
  name: companyWords.name,
  shortName: '简称',
  uscc: companyWords.uscc,
  legalPerson: companyWords.legalPerson,
  registeredOn: companyWords.registeredOn,
  registeredCapital: companyWords.registeredCapital,
  region: companyWords.regionCode,
  address: companyWords.address,
  businessScope: companyWords.businessScope,
  introduction: '企业简介',
  phone: '电话',
  website: '网址',
  licence: companyWords.licenceFileId,
  settleIn: '入驻申请',
  changeRequests: '资料变更',
  showChangeRequests: '查看变更申请',
  createdAt: '入驻时间',
  bankName: companyWords.bankName,
  bankBranch: companyWords.bankBranch,
  bankAccount: companyWords.bankAccount,
  noBank: '没有登记对公账户',
  paperKind: '证书',
  paperNumber: paperWords.number,
  validUntil: paperWords.validUntil,
  endless: paperWords.endless,
  file: paperWords.file,
  open: '查看',
  openOf: (name: string) => `在新窗口查看${name}`,
  expired: '已过期',
  expiresIn: (days: number) => `${days} 天后到期`,
  noPapers: { title: '没有登记资质证书' },
  noCategories: '没有登记经营类目',
  contactName: contactWords.name,
  role: contactWords.role,
  mobile: contactWords.mobile,
  email: contactWords.emailPlain,
  noContacts: { title: '没有登记联系人' },
  account: '账号',
  enabled: '状态',
  states: { enabled: '启用', disabled: '停用' },
  lastSignIn: '最近登录',
  never: '从未登录',
  noOwners: { title: '没有企业负责人账号' },
} as const

export const merchantActionWords = {
  freezeTitle: (name: string) => `冻结“${name}”？`,
  freezeEffect: (people: number) =>
    `${people} 个账号的登录立即失效，在恢复之前都不能再登录。数据和账号保持不变。`,
  freezeOrders: (orders: number) => `该商家还有 ${orders} 张未结订单，冻结期间无人能确认或发货。`,
  freezeReason: '冻结原因',
  freezeConfirm: '冻结商家',
  frozen: (name: string) => `已冻结${name}`,
  reinstateTitle: (name: string) => `恢复“${name}”？`,
  reinstateEffect: '冻结前启用的账号可以重新登录，停用的账号仍然停用。',
  reinstateReason: '恢复原因',
  reinstateConfirm: '恢复商家',
  toleranceSaved: '超交规则已保存，已通知商家',
  reinstated: (name: string) => `已恢复${name}`,
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const merchantExport = { name: '商家', uscc: companyFactNames.uscc } as const
