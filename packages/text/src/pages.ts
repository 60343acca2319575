import { pageAt, type MenuGroup, type PageKey } from '@bdr/contract/navigation'

export const brand = {
  name: '班德瑞',
  platform: '班德瑞商家平台',
} as const

/** What a page is called in the menu, the breadcrumb and the browser's tab. */
export const pageTitles: Readonly<Record<PageKey, string>> = {
  home: '首页',
  login: '登录',
  notFound: '页面不存在',
  noPermission: '没有权限',
  dashboard: '首页',
  orderList: '订单管理',
  orderDetail: '订单详情',
  deliveryNoteCreate: '创建送货单',
  deliveryNoteList: '送货单',
  deliveryNoteDetail: '送货单详情',
  orderImport: '导入订单',
}

export const menuGroupTitles: Readonly<Record<MenuGroup, string>> = {
  home: '首页',
  orders: '订单',
  platform: '平台运营',
}

/** The title of the browser's tab for a page's path. */
export function documentTitle(path: string): string {
  const page = pageAt(path)
  if (!page || page.key === 'home') return brand.platform
  return `${pageTitles[page.key as PageKey]} - ${brand.platform}`
}
