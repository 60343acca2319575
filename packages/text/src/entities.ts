import { merged } from './merged.ts'
import { brand } from './brand.ts'
import { accountCalls, accountAudit } from './names/account.ts'
import {
  announcementStatus,
  announcementCalls,
  announcementAudit,
  announcementAction,
  announcementPages,
  announcementPermissions,
} from './names/announcements.ts'
import { auditCalls, auditPages, auditPermissions } from './names/audit.ts'
import { brandAction, brandAudit, brandCalls, brandPages, brandStatus } from './names/brands.ts'
import { categoryCalls, categoryAudit, categoryPages, categoryPermissions } from './names/categories.ts'
import {
  changeRequestStatus,
  changeRequestCalls,
  changeRequestAction,
  changeRequestPages,
} from './names/change-requests.ts'
import { companyCalls, companyAudit, companyPages, companyPermissions } from './names/company.ts'
import {
  consultationStatus,
  consultationCalls,
  consultationAudit,
  consultationAction,
  consultationPages,
  consultationPermissions,
} from './names/consultations.ts'
import {
  contentStatus,
  contentCalls,
  contentAudit,
  contentAction,
  contentPages,
  contentPermissions,
} from './names/content.ts'
import {
  deliveryNoteStatus,
  deliveryNoteCalls,
  deliveryNoteAudit,
  deliveryNoteAction,
  deliveryNotePages,
  deliveryNotePermissions,
} from './names/delivery-notes.ts'
import { fileCalls } from './names/files.ts'
import {
  inquiryStatus,
  inquiryCalls,
  inquiryAudit,
  inquiryAction,
  inquiryPages,
  inquiryPermissions,
} from './names/inquiries.ts'
import { importStateNames, importsCalls, importsPages, importsPermissions } from './names/imports.ts'
import {
  merchantStatus,
  merchantCalls,
  merchantAudit,
  merchantAction,
  merchantPages,
  merchantPermissions,
} from './names/merchants.ts'
import { listViewCalls } from './names/list-views.ts'
import { messageCalls } from './names/messages.ts'
import {
  orderStatus,
  orderLineStatus,
  orderCalls,
  orderAudit,
  orderAction,
  orderLineAction,
  orderPages,
  orderPermissions,
} from './names/orders.ts'
import { outboxState, outboxCalls, outboxAudit, outboxPages, outboxPermissions } from './names/outbox.ts'
import { postCalls, postAudit, postPages, postPermissions } from './names/posts.ts'
import {
  quotationStatus,
  quotationCalls,
  quotationAudit,
  quotationAction,
  quotationPages,
  quotationPermissions,
} from './names/quotations.ts'
import {
  productStatus,
  productCalls,
  productAudit,
  productAction,
  productPages,
  productPermissions,
  productReviewAction,
  productReviewStatus,
} from './names/products.ts'
import { sessionCalls, sessionAudit } from './names/session.ts'
import {
  settleInStatus,
  settleInCalls,
  settleInAudit,
  settleInAction,
  settleInPages,
  settleInPermissions,
} from './names/settle-in.ts'
import { smsCalls, smsAudit } from './names/sms.ts'
import { staffCalls, staffAudit, staffPages, staffPermissions } from './names/staff.ts'
import type { Permission } from '@bdr/contract/access'
import type { EntityKind, StatefulName, StateNamed } from '@bdr/contract/entities'
import type { MenuGroup } from '@bdr/contract/kernel/navigation'
import { type PageKey, pageAt } from '@bdr/contract/navigation'

/** The name of each kind of record, where several kinds are shown together. A missing one does not compile. */
export const entityNames: Readonly<Record<EntityKind, string>> = {
  order: '订单',
  'delivery-note': '送货单',
  quotation: '商机',
  inquiry: '询价',
  product: '商品',
  'product-review': '商品审核',
  company: '企业资料',
  person: '人员',
  post: '岗位',
  'audit-entry': '操作日志',
  content: '网站内容',
  consultation: '咨询',
  'settle-in': '入驻申请',
  merchant: '商家',
  category: '类目',
  brand: '品牌',
  'change-request': '资料变更',
  announcement: '公告',
  'import-job': '导入记录',
  'outbox-message': '发送记录',
}

/** The name of every state, by machine. */
export const stateNames: { readonly [Name in StatefulName]: Readonly<Record<StateNamed<Name>, string>> } = {
  order: orderStatus,
  'order-line': orderLineStatus,
  'delivery-note': deliveryNoteStatus,
  quotation: quotationStatus,
  inquiry: inquiryStatus,
  product: productStatus,
  'product-review': productReviewStatus,
  brand: brandStatus,
  content: contentStatus,
  consultation: consultationStatus,
  'settle-in': settleInStatus,
  merchant: merchantStatus,
  'change-request': changeRequestStatus,
  announcement: announcementStatus,
  import: importStateNames,
  outbox: outboxState,
}

/** The description of every call and every group of calls, by name. */
export const callDescriptions: Readonly<Record<string, string>> = merged(
  {
    dashboard: '首页',
    corporateInfo: '工商信息',
    regions: '行政区划',
    search: '查找',
    'dashboard.stats': '首页待办数量',
    'dashboard.agenda': '首页：最急的待办，资质到期与新商家的起步',
    'dashboard.figures': '首页：本月订单额、准时率、答复用时',
    'corporateInfo.search': '按名称或统一社会信用代码查找工商登记企业',
    'regions.read': '省、市、区县的可选项',
    'search.find': '按编号或名称查找',
  },
  sessionCalls,
  accountCalls,
  auditCalls,
  companyCalls,
  changeRequestCalls,
  staffCalls,
  postCalls,
  merchantCalls,
  categoryCalls,
  settleInCalls,
  orderCalls,
  importsCalls,
  listViewCalls,
  deliveryNoteCalls,
  inquiryCalls,
  quotationCalls,
  productCalls,
  brandCalls,
  messageCalls,
  contentCalls,
  consultationCalls,
  announcementCalls,
  fileCalls,
  smsCalls,
  outboxCalls,
)

/** The names of the actions in the audit log. A test fails if an entry's action has no name here. */
export const auditActions: Readonly<Record<string, string>> = merged(
  {
    'access.refused': '无权限的操作被拒绝',
    'access.unproved': '未能验证身份的操作被拒绝',
    'access.limited': '操作过于频繁被拒绝',
  },
  sessionAudit,
  accountAudit,
  smsAudit,
  staffAudit,
  postAudit,
  companyAudit,
  orderAudit,
  deliveryNoteAudit,
  inquiryAudit,
  quotationAudit,
  productAudit,
  brandAudit,
  merchantAudit,
  settleInAudit,
  categoryAudit,
  contentAudit,
  consultationAudit,
  announcementAudit,
  outboxAudit,
)

/** Actions that are no longer recorded, for existing entries. */
export const retiredAuditActions: Readonly<Record<string, string>> = {
  'company.decide': '审核企业资料变更',
  'product.apply-brand': '申请品牌',
}

/** The name for the first part of an action: `staff.` stands for everything that concerns sub-accounts. */
export const auditKinds: Readonly<Record<string, string>> = {
  session: '登录与密码',
  account: '个人账号',
  access: '访问限制',
  sms: '短信验证码',
  staff: '子账号',
  post: '岗位',
  company: '企业信息',
  order: '订单',
  'delivery-note': '送货单',
  inquiry: '询价',
  quotation: '报价',
  product: '商品',
  brand: '品牌',
  merchant: '商家',
  'settle-in': '入驻申请',
  category: '类目',
  content: '官网内容',
  consultation: '访客咨询',
  announcement: '平台公告',
  outbox: '发送记录',
}

/** The names of the actions of each machine. */
const actionNames = {
  announcement: announcementAction,
  brand: brandAction,
  'change-request': changeRequestAction,
  consultation: consultationAction,
  content: contentAction,
  'delivery-note': deliveryNoteAction,
  inquiry: inquiryAction,
  quotation: quotationAction,
  merchant: merchantAction,
  order: orderAction,
  'order-line': orderLineAction,
  product: productAction,
  'product-review': productReviewAction,
  'settle-in': settleInAction,
} satisfies Partial<Record<StatefulName, Words>>

/** The machines that have words. A life cycle of any other machine does not compile. */
export type LifecycleName = keyof typeof actionNames

/** The names of a state and an action of a machine. */
export function lifecycleWords(machine: LifecycleName, state: string, action: string) {
  const actions: Words = actionNames[machine]
  return { state: stateLabel(machine, state), action: actions[action] ?? action }
}

/** The name of a state of a machine. */
export function stateLabel(machine: LifecycleName, state: string): string {
  const states: Words = stateNames[machine]
  return states[state] ?? state
}

type Words = Readonly<Record<string, string>>

/** The name of each page, for the menu, the breadcrumb and the browser's tab. */
export const pageTitles: Readonly<Record<PageKey, string>> = merged(
  {
    home: '首页',
    solidWaste: '固废行业',
    waterPlants: '水务行业',
    thermalPower: '火电行业',
    techniqueList: '技改服务',
    techniqueDetail: '技改方案',
    standardisation: '物料标准化服务',
    visualManagement: '目视化管理服务',
    encyclopedia: '行业百科',
    dataApplication: '数字化应用',
    newsList: '新闻中心',
    newsDetail: '新闻',
    siteSearch: '全站搜索',
    consultationProgress: '咨询进度',
    company: '走进班德瑞',
    about: '关于班德瑞',
    login: '登录',
    authRedirect: '登录确认',
    mobileResult: '操作结果',
    goodsReceipt: '收货签收',
    initialPassword: '设置新密码',
    settleApply: '供应商入驻',
    notFound: '页面不存在',
    noPermission: '没有权限',
    dashboard: '首页',
    personalInfo: '个人账号信息',
  },
  orderPages,
  deliveryNotePages,
  quotationPages,
  inquiryPages,
  productPages,
  companyPages,
  staffPages,
  postPages,
  settleInPages,
  merchantPages,
  categoryPages,
  brandPages,
  changeRequestPages,
  announcementPages,
  outboxPages,
  contentPages,
  consultationPages,
  importsPages,
  auditPages,
)

export const menuGroupTitles: Readonly<Record<MenuGroup, string>> = {
  home: '首页',
  orders: '订单',
  opportunity: '商机',
  product: '商品',
  user: '商家信息',
  content: '官网内容',
  platform: '平台运营',
}

/** The title of the browser's tab for an address. */
export function documentTitle({ pathname, search }: { pathname: string; search: string }): string {
  const page = pageAt(pathname, search)
  if (!page || page.key === 'home') return brand.platform
  return `${pageTitles[page.key as PageKey]} - ${brand.platform}`
}

/** The subject of a permission: the part before the colon. */
export type PermissionArea = Permission extends `${infer Area}:${string}` ? Area : never

export const permissionAreas: Readonly<Record<PermissionArea, string>> = {
  dashboard: '首页',
  order: '采购订单',
  'delivery-note': '送货单',
  opportunity: '商机',
  inquiry: '询价',
  product: '商品',
  merchant: '商家',
  'settle-in': '入驻申请',
  category: '物料类目',
  company: '企业信息',
  staff: '子账号',
  post: '岗位',
  'second-factor': '账号安全',
  content: '官网内容',
  consultation: '咨询',
  announcement: '公告',
  outbox: '发送记录',
  import: '导入',
  audit: '操作日志',
}

/** The name of each permission, for people. */
export const permissionLabels: Readonly<Record<Permission, string>> = merged(
  {
    'dashboard:view': '查看首页待办',
    'second-factor:use': '使用两步验证',
  },
  orderPermissions,
  deliveryNotePermissions,
  inquiryPermissions,
  quotationPermissions,
  productPermissions,
  merchantPermissions,
  settleInPermissions,
  categoryPermissions,
  companyPermissions,
  staffPermissions,
  postPermissions,
  contentPermissions,
  consultationPermissions,
  announcementPermissions,
  outboxPermissions,
  importsPermissions,
  auditPermissions,
)
