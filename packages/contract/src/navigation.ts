import type { Permission } from './access.ts'

/**
 * Every page there is: menu, routes, guards, titles and breadcrumbs come from this list.
 * A page's words are in the text package under its key.
 */
export interface Page {
  readonly key: string
  readonly path: string
  /** who may open it */
  readonly access: Permission | 'signed-in' | 'public'
  /** `site` pages are rendered on the server; `console` pages in the browser after sign-in */
  readonly area: 'site' | 'console'
  /** the menu group it stands in; null keeps it out of the menu */
  readonly menu: MenuGroup | null
  /** the page above it in the breadcrumb, for pages that are not in the menu */
  readonly parent: string | null
  /** the module that draws it, below `web/src` without its extension */
  readonly module: string
  readonly icon: IconName | null
  /** `site`: whether the website's menu and footer stand around it */
  readonly framed?: true
  /** `site`: the query parameters it reads; a page load with others is answered as if it had none */
  readonly query?: readonly string[]
  /** `site`: keeps it out of search engines: it is about one visitor, or about nothing */
  readonly unlisted?: true
  /** `site`: has a form that works without script */
  readonly takesForm?: true
}

export const menuGroups = ['home', 'orders', 'user', 'content', 'platform'] as const
export type MenuGroup = (typeof menuGroups)[number]
export type IconName =
  | 'home'
  | 'orders'
  | 'order-list'
  | 'delivery-note'
  | 'platform'
  | 'import'
  | 'company'
  | 'staff'
  | 'posts'
  | 'review'
  | 'settle-in'
  | 'merchants'
  | 'categories'
  | 'content'
  | 'consultation'
  | 'outbox'
  | 'audit'

/** Anybody may read it, and the back office's menu knows nothing of it. */
const sitePage = <const P extends Omit<Page, 'access' | 'area' | 'menu' | 'icon'>>(row: P) =>
  ({ access: 'public', area: 'site', menu: null, icon: null, ...row }) as const
const consolePage = <const P extends Omit<Page, 'area'>>(row: P) => ({ area: 'console', ...row }) as const

export const pages = [
  sitePage({
    key: 'home',
    path: '/',
    parent: null,
    module: 'site/home/page',
    framed: true,
  }),
  sitePage({
    key: 'solidWaste',
    path: '/solidWaste',
    parent: 'home',
    module: 'site/solutions/solid-waste',
    framed: true,
    query: ['actIndex'],
  }),
  sitePage({
    key: 'waterPlants',
    path: '/waterEle',
    parent: 'home',
    module: 'site/solutions/water',
    framed: true,
    query: ['actIndex'],
  }),
  sitePage({
    key: 'thermalPower',
    path: '/fireEle',
    parent: 'home',
    module: 'site/solutions/thermal-power',
    framed: true,
    query: ['actIndex'],
  }),
  sitePage({
    key: 'techniqueList',
    path: '/techTransformList',
    parent: 'home',
    module: 'site/techniques/list',
    framed: true,
    query: ['industry', 'keyword', 'pageNum', 'sent'],
    takesForm: true,
  }),
  sitePage({
    key: 'techniqueDetail',
    path: '/techTransformDetail',
    parent: 'techniqueList',
    module: 'site/techniques/detail',
    framed: true,
    query: ['id', 'sent', 'preview'],
    takesForm: true,
  }),
  sitePage({
    key: 'standardisation',
    path: '/goodsStand',
    parent: 'home',
    module: 'site/standardisation/page',
    framed: true,
    query: ['actIndex', 'category', 'specification', 'material', 'pressure'],
  }),
  sitePage({
    key: 'visualManagement',
    path: '/mshPage',
    parent: 'home',
    module: 'site/visual-management/page',
    framed: true,
    query: ['actIndex'],
  }),
  sitePage({
    key: 'encyclopedia',
    path: '/industryEcologicalService',
    parent: 'home',
    module: 'site/encyclopedia/page',
    framed: true,
    query: ['letter', 'category', 'keyword', 'entry', 'preview'],
  }),
  sitePage({
    key: 'dataApplication',
    path: '/dataApply',
    parent: 'home',
    module: 'site/data-apply/page',
    framed: true,
    query: ['actIndex'],
  }),
  sitePage({
    key: 'newsList',
    path: '/newsCenter',
    parent: 'home',
    module: 'site/news/list',
    framed: true,
    query: ['column', 'keyword', 'pageNum'],
  }),
  sitePage({
    key: 'newsDetail',
    path: '/newsDetail',
    parent: 'newsList',
    module: 'site/news/detail',
    framed: true,
    query: ['id', 'preview'],
  }),
  sitePage({
    key: 'company',
    path: '/viewIntoBdr',
    parent: 'home',
    module: 'site/about/company',
    framed: true,
    query: ['actIndex', 'pageNum', 'preview'],
  }),
  sitePage({
    key: 'about',
    path: '/aboutBdr',
    parent: null,
    module: 'site/about/alone',
    query: ['preview'],
  }),
  sitePage({
    key: 'login',
    path: '/login',
    parent: null,
    module: 'site/login/page',
  }),
  sitePage({
    key: 'authRedirect',
    path: '/auth-redirect',
    parent: null,
    module: 'site/auth-redirect/page',
    unlisted: true,
  }),
  sitePage({
    key: 'mobileResult',
    path: '/mobileResult',
    parent: null,
    module: 'site/mobile-result/page',
    unlisted: true,
    query: ['result'],
  }),
  sitePage({
    key: 'initialPassword',
    path: '/initialPassword',
    parent: null,
    module: 'site/sign-in/initial-password-page',
    unlisted: true,
  }),
  sitePage({
    key: 'settleApply',
    path: '/settleApply',
    parent: 'home',
    module: 'site/settle-in/page',
  }),
  sitePage({
    key: 'notFound',
    path: '/404',
    parent: null,
    module: 'site/not-found/page',
    unlisted: true,
  }),
  sitePage({
    key: 'noPermission',
    path: '/401',
    parent: null,
    module: 'site/no-permission/page',
    unlisted: true,
  }),

  consolePage({
    key: 'dashboard',
    path: '/dashboard',
    access: 'dashboard:view',
    menu: 'home',
    parent: null,
    module: 'console/dashboard/page',
    icon: 'home',
  }),
  consolePage({
    key: 'orderList',
    path: '/orderPart/list',
    access: 'order:view',
    menu: 'orders',
    parent: null,
    module: 'console/orders/list',
    icon: 'order-list',
  }),
  consolePage({
    key: 'orderDetail',
    path: '/orderPart/orderDetail',
    access: 'order:view',
    menu: null,
    parent: 'orderList',
    module: 'console/orders/detail',
    icon: null,
  }),
  consolePage({
    key: 'deliveryNoteCreate',
    path: '/orderPart/createDeliveryOrder',
    access: 'delivery-note:create',
    menu: null,
    parent: 'orderList',
    module: 'console/delivery-notes/form',
    icon: null,
  }),
  consolePage({
    key: 'deliveryNoteList',
    path: '/orderPart/deliveryList',
    access: 'delivery-note:view',
    menu: 'orders',
    parent: null,
    module: 'console/delivery-notes/list',
    icon: 'delivery-note',
  }),
  consolePage({
    key: 'deliveryNoteDetail',
    path: '/orderPart/deliveryOrderDetail',
    access: 'delivery-note:view',
    menu: null,
    parent: 'deliveryNoteList',
    module: 'console/delivery-notes/detail',
    icon: null,
  }),
  consolePage({
    key: 'orderImport',
    path: '/platform/orders/import',
    access: 'order:import',
    menu: 'platform',
    parent: null,
    module: 'console/orders/import',
    icon: 'import',
  }),
  consolePage({
    key: 'companyInfo',
    path: '/user/companyInfo',
    access: 'company:view',
    menu: 'user',
    parent: null,
    module: 'console/company/page',
    icon: 'company',
  }),
  consolePage({
    key: 'staffList',
    path: '/user/list',
    access: 'staff:view',
    menu: 'user',
    parent: null,
    module: 'console/staff/list',
    icon: 'staff',
  }),
  consolePage({
    key: 'staffImport',
    path: '/user/import',
    access: 'staff:manage',
    menu: null,
    parent: 'staffList',
    module: 'console/staff/import',
    icon: null,
  }),
  consolePage({
    key: 'postList',
    path: '/user/postManage',
    access: 'staff:view',
    menu: 'user',
    parent: null,
    module: 'console/posts/list',
    icon: 'posts',
  }),
  consolePage({
    key: 'auditLog',
    path: '/user/auditLog',
    access: 'audit:view',
    menu: 'user',
    parent: null,
    module: 'console/audit/list',
    icon: 'audit',
  }),
  consolePage({
    key: 'articleList',
    path: '/platform/articles',
    access: 'content:manage',
    menu: 'content',
    parent: null,
    module: 'console/content/articles',
    icon: 'content',
  }),
  consolePage({
    key: 'articleEditor',
    path: '/platform/articles/edit',
    access: 'content:manage',
    menu: null,
    parent: 'articleList',
    module: 'console/content/article-editor',
    icon: null,
  }),
  consolePage({
    key: 'techniqueContentList',
    path: '/platform/techniques',
    access: 'content:manage',
    menu: 'content',
    parent: null,
    module: 'console/content/techniques',
    icon: 'content',
  }),
  consolePage({
    key: 'techniqueEditor',
    path: '/platform/techniques/edit',
    access: 'content:manage',
    menu: null,
    parent: 'techniqueContentList',
    module: 'console/content/technique-editor',
    icon: null,
  }),
  consolePage({
    key: 'entryList',
    path: '/platform/encyclopedia',
    access: 'content:manage',
    menu: 'content',
    parent: null,
    module: 'console/content/entries',
    icon: 'content',
  }),
  consolePage({
    key: 'entryEditor',
    path: '/platform/encyclopedia/edit',
    access: 'content:manage',
    menu: null,
    parent: 'entryList',
    module: 'console/content/entry-editor',
    icon: null,
  }),
  consolePage({
    key: 'companyPageList',
    path: '/platform/companyPages',
    access: 'content:manage',
    menu: 'content',
    parent: null,
    module: 'console/content/company-pages',
    icon: 'content',
  }),
  consolePage({
    key: 'companyPageEditor',
    path: '/platform/companyPages/edit',
    access: 'content:manage',
    menu: null,
    parent: 'companyPageList',
    module: 'console/content/company-page-editor',
    icon: null,
  }),
  consolePage({
    key: 'consultationList',
    path: '/platform/consultations',
    access: 'consultation:manage',
    menu: 'content',
    parent: null,
    module: 'console/consultations/list',
    icon: 'consultation',
  }),
  consolePage({
    key: 'consultationDetail',
    path: '/platform/consultationDetail',
    access: 'consultation:manage',
    menu: null,
    parent: 'consultationList',
    module: 'console/consultations/detail',
    icon: null,
  }),
  consolePage({
    key: 'settleInList',
    path: '/platform/settle-in',
    access: 'settle-in:review',
    menu: 'platform',
    parent: null,
    module: 'console/settle-in/list',
    icon: 'settle-in',
  }),
  consolePage({
    key: 'settleInDetail',
    path: '/platform/settle-in/detail',
    access: 'settle-in:review',
    menu: null,
    parent: 'settleInList',
    module: 'console/settle-in/detail',
    icon: null,
  }),
  consolePage({
    key: 'merchantList',
    path: '/platform/merchants',
    access: 'merchant:manage',
    menu: 'platform',
    parent: null,
    module: 'console/merchants/list',
    icon: 'merchants',
  }),
  consolePage({
    key: 'merchantDetail',
    path: '/platform/merchants/detail',
    access: 'merchant:manage',
    menu: null,
    parent: 'merchantList',
    module: 'console/merchants/detail',
    icon: null,
  }),
  consolePage({
    key: 'categoryList',
    path: '/platform/categories',
    access: 'category:manage',
    menu: 'platform',
    parent: null,
    module: 'console/categories/list',
    icon: 'categories',
  }),
  consolePage({
    key: 'changeRequestList',
    path: '/platform/changeRequests',
    access: 'merchant:manage',
    menu: 'platform',
    parent: null,
    module: 'console/change-requests/list',
    icon: 'review',
  }),
  consolePage({
    key: 'changeRequestDetail',
    path: '/platform/changeRequestDetail',
    access: 'merchant:manage',
    menu: null,
    parent: 'changeRequestList',
    module: 'console/change-requests/detail',
    icon: null,
  }),
  consolePage({
    key: 'personalInfo',
    path: '/user/userInfo',
    access: 'signed-in',
    menu: null,
    parent: null,
    module: 'console/account/page',
    icon: null,
  }),
  consolePage({
    key: 'outbox',
    path: '/platform/outbox',
    access: 'outbox:view',
    menu: 'platform',
    parent: null,
    module: 'console/outbox/list',
    icon: 'outbox',
  }),
] as const

export type PageKey = (typeof pages)[number]['key']

export const pageByKey = (key: PageKey): Page => pages.find((candidate) => candidate.key === key)!

export const pageAt = (path: string): Page | undefined => pages.find((candidate) => candidate.path === path)

/** A page's address with the record it shows. */
export const pageUrl = (key: PageKey, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return pageByKey(key).path + (search === '' ? '' : `?${search}`)
}
