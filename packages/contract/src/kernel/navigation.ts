import type { Permission } from '../access.ts'

/** A page, as menu, routes, guards, titles and breadcrumbs need it. Its words are in the text package under its key. */
export interface Page {
  readonly key: string
  readonly path: string
  /** who may open it */
  readonly access: Permission | 'signed-in' | 'public'
  /** `site` pages are rendered on the server; `console` pages in the browser after sign-in */
  readonly area: 'site' | 'console'
  /** the menu group that lists it; null if the menu does not list it */
  readonly menu: MenuGroup | null
  /** the page above it in the breadcrumb, for pages outside the menu */
  readonly parent: string | null
  /** path of the module that renders it, below `web/src`, without extension */
  readonly module: string
  /** the page that its path is where the address names a record by `id`; absent where that is the same */
  readonly recordPage?: { readonly key: string; readonly parent: string; readonly module: string }
  /** only for pages in the menu: the icon as the path of a 20 × 20 SVG drawn with lines of 1.5 */
  readonly icon: string | null
  /** `site`: whether it has the website's menu and footer */
  readonly framed?: true
  /** `site`: the query parameters it reads; a page load with any others is answered as if there were none */
  readonly query?: readonly string[]
  /** `site`: excludes it from search engines, because it concerns a single visitor or has no content of its own */
  readonly unlisted?: true
  /** `site`: has a form that works without script */
  readonly takesForm?: true
  /** `site`: whether its form may contain a photograph */
  readonly takesPhoto?: true
}

/** The groups of the menu in their order: for everybody their own daily work comes first. */
export const menuGroups = ['home', 'platform', 'orders', 'opportunity', 'product', 'user', 'content'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A public page, which the back office's menu does not list. */
export const sitePage = <const P extends Omit<Page, 'access' | 'area' | 'menu' | 'icon'>>(row: P) =>
  ({ access: 'public', area: 'site', menu: null, icon: null, ...row }) as const

/** A page of the back office that the menu lists. */
export const menuPage = <
  const P extends Omit<Page, 'area' | 'parent'> & { readonly menu: MenuGroup; readonly icon: string },
>(
  row: P,
) => ({ area: 'console', parent: null, ...row }) as const

/** A page of the back office that is below another one, or reached only from the top bar. */
export const innerPage = <const P extends Omit<Page, 'area' | 'menu' | 'icon'>>(row: P) =>
  ({ area: 'console', menu: null, icon: null, ...row }) as const

/** The modules that render the pages of its path. */
export const modulesOf = ({ module, recordPage }: Page): readonly string[] =>
  recordPage === undefined ? [module] : [module, recordPage.module]
