import type { MenuGroup } from '@bdr/contract/kernel/navigation'
import { pageAt, type PageKey } from '@bdr/contract/navigation'

export const brand = {
  name: '班德瑞',
  platform: '班德瑞商家平台',
} as const

/** What a page is called in the menu, the breadcrumb and the browser's tab. */
export const pageTitles: Readonly<Record<PageKey, string>> = {
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
  company: '走进班德瑞',
  about: '关于班德瑞',
  login: '登录',
  authRedirect: '登录确认',
  mobileResult: '登录结果',
  initialPassword: '设置新密码',
  settleApply: '供应商入驻',
  notFound: '页面不存在',
  noPermission: '没有权限',
  dashboard: '首页',
  orderList: '订单管理',
  orderDetail: '订单详情',
  deliveryNoteCreate: '创建送货单',
  deliveryNoteList: '送货单',
  deliveryNoteDetail: '送货单详情',
  orderImport: '导入订单',
  companyInfo: '企业信息',
  staffList: '子账号管理',
  staffImport: '批量导入子账号',
  postList: '岗位管理',
  settleInList: '入驻审核',
  settleInDetail: '入驻申请',
  merchantList: '商家管理',
  merchantDetail: '商家详情',
  categoryList: '类目管理',
  changeRequestList: '资料变更审核',
  changeRequestDetail: '变更对照',
  personalInfo: '个人账号信息',
  outbox: '发送记录',
  articleList: '新闻文章',
  articleEditor: '编辑文章',
  techniqueContentList: '技改方案',
  techniqueEditor: '编辑方案',
  entryList: '百科词条',
  entryEditor: '编辑词条',
  companyPageList: '公司介绍',
  companyPageEditor: '编辑公司介绍',
  consultationList: '访客咨询',
  consultationDetail: '咨询详情',
  importList: '导入记录',
  auditLog: '操作日志',
}

export const menuGroupTitles: Readonly<Record<MenuGroup, string>> = {
  home: '首页',
  orders: '订单',
  user: '商家信息',
  content: '官网内容',
  platform: '平台运营',
}

/** The title of the browser's tab for a page's path. */
export function documentTitle(path: string): string {
  const page = pageAt(path)
  if (!page || page.key === 'home') return brand.platform
  return `${pageTitles[page.key as PageKey]} - ${brand.platform}`
}
