import { receiptPagePath } from './delivery-notes/receipt-link.ts'
import { entities } from './entities.ts'
import { innerPage, menuPage, sitePage, type Page } from './kernel/navigation.ts'

/**
 * All pages. Menu, routes, guards, titles and breadcrumbs come from this list. The back office's pages come from the
 * entities, except the few below that show no record.
 */
const sitePages = [
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
    query: ['industry', 'keyword', 'pageNum', 'part', 'sent'],
    takesForm: true,
    takesPhoto: true,
  }),
  sitePage({
    key: 'techniqueDetail',
    path: '/techTransformDetail',
    parent: 'techniqueList',
    module: 'site/techniques/detail',
    framed: true,
    query: ['id', 'sent', 'preview'],
    takesForm: true,
    takesPhoto: true,
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
    key: 'consultationProgress',
    path: '/consultationProgress',
    parent: 'techniqueList',
    module: 'site/techniques/progress',
    framed: true,
    query: ['number'],
    takesForm: true,
  }),
  sitePage({
    key: 'siteSearch',
    path: '/search',
    parent: 'home',
    module: 'site/search/page',
    framed: true,
    query: ['keyword'],
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
    key: 'goodsReceipt',
    path: receiptPagePath,
    parent: null,
    module: 'site/goods-receipt/page',
    unlisted: true,
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
] as const

const ownPages = [
  menuPage({
    key: 'dashboard',
    path: '/dashboard',
    access: 'dashboard:view',
    menu: 'home',
    module: 'console/dashboard/page',
    icon: 'M3 9.5L10 4l7 5.5M5 8.5V16h10V8.5M8.5 16v-4.5h3V16',
  }),
  innerPage({
    key: 'personalInfo',
    path: '/user/userInfo',
    access: 'signed-in',
    parent: null,
    module: 'console/account/page',
  }),
] as const

type KnownPage =
  | (typeof sitePages)[number]
  | (typeof ownPages)[number]
  | (typeof entities)[number]['pages'][number]
type RecordPage = Extract<KnownPage, { readonly recordPage: object }>['recordPage']
export type PageKey = KnownPage['key'] | RecordPage['key']

export const pages: readonly (Page & { readonly key: PageKey })[] = [
  ...sitePages,
  ...ownPages,
  ...entities.flatMap((one): readonly KnownPage[] => one.pages),
]

/** The pages that a path is where its address names a record. */
const recordPages: readonly Page[] = pages.flatMap((page: Page) =>
  page.recordPage === undefined ? [] : [{ ...page, ...page.recordPage, menu: null, icon: null }],
)

export const pageByKey = (key: PageKey): Page =>
  [...pages, ...recordPages].find((candidate) => candidate.key === key)!

/** The page of an address. @param search its query, with or without `?` */
export function pageAt(path: string, search = ''): Page | undefined {
  const isAt = (candidate: Page) => candidate.path === path
  const ofRecord = new URLSearchParams(search).has('id') ? recordPages.find(isAt) : undefined
  return ofRecord ?? pages.find(isAt)
}

/** A page with the pages above it, from the top. */
export function trailTo(page: Page): Page[] {
  const parent = pages.find((candidate) => candidate.key === page.parent)
  return parent ? [...trailTo(parent), page] : [page]
}

/** The address of a page with the given query, such as the id of the record it shows. */
export const pageUrl = (key: PageKey, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return pageByKey(key).path + (search === '' ? '' : `?${search}`)
}
