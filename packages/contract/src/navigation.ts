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
}

export const menuGroups = ['home', 'orders', 'platform'] as const
export type MenuGroup = (typeof menuGroups)[number]
export type IconName = 'home' | 'orders' | 'order-list' | 'delivery-note' | 'platform' | 'import'

const page = <const P extends Page>(row: P) => row

export const pages = [
  page({
    key: 'home',
    path: '/',
    access: 'public',
    area: 'site',
    menu: null,
    parent: null,
    module: 'site/home/page',
    icon: null,
  }),
  page({
    key: 'login',
    path: '/login',
    access: 'public',
    area: 'site',
    menu: null,
    parent: null,
    module: 'site/login/page',
    icon: null,
  }),
  page({
    key: 'notFound',
    path: '/404',
    access: 'public',
    area: 'site',
    menu: null,
    parent: null,
    module: 'site/not-found/page',
    icon: null,
  }),
  page({
    key: 'noPermission',
    path: '/401',
    access: 'public',
    area: 'site',
    menu: null,
    parent: null,
    module: 'site/no-permission/page',
    icon: null,
  }),

  page({
    key: 'dashboard',
    path: '/dashboard',
    access: 'dashboard:view',
    area: 'console',
    menu: 'home',
    parent: null,
    module: 'console/dashboard/page',
    icon: 'home',
  }),
  page({
    key: 'orderList',
    path: '/orderPart/list',
    access: 'order:view',
    area: 'console',
    menu: 'orders',
    parent: null,
    module: 'console/orders/list',
    icon: 'order-list',
  }),
  page({
    key: 'orderDetail',
    path: '/orderPart/orderDetail',
    access: 'order:view',
    area: 'console',
    menu: null,
    parent: 'orderList',
    module: 'console/orders/detail',
    icon: null,
  }),
  page({
    key: 'deliveryNoteCreate',
    path: '/orderPart/createDeliveryOrder',
    access: 'delivery-note:create',
    area: 'console',
    menu: null,
    parent: 'orderList',
    module: 'console/delivery-notes/form',
    icon: null,
  }),
  page({
    key: 'deliveryNoteList',
    path: '/orderPart/deliveryList',
    access: 'delivery-note:view',
    area: 'console',
    menu: 'orders',
    parent: null,
    module: 'console/delivery-notes/list',
    icon: 'delivery-note',
  }),
  page({
    key: 'deliveryNoteDetail',
    path: '/orderPart/deliveryOrderDetail',
    access: 'delivery-note:view',
    area: 'console',
    menu: null,
    parent: 'deliveryNoteList',
    module: 'console/delivery-notes/detail',
    icon: null,
  }),
  page({
    key: 'orderImport',
    path: '/platform/orders/import',
    access: 'order:import',
    area: 'console',
    menu: 'platform',
    parent: null,
    module: 'console/orders/import',
    icon: 'import',
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
