import type { Permission } from '../access.ts'

/** One page: what menu, routes, guards, titles and breadcrumbs know of it. Its words stand in the text package under its key. */
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
  /** of a page in the menu: its icon, the path of an SVG of 20 × 20 drawn with lines of 1.5 */
  readonly icon: string | null
  /** `site`: whether the website's menu and footer stand around it */
  readonly framed?: true
  /** `site`: the query parameters it reads; a page load with others is answered as if it had none */
  readonly query?: readonly string[]
  /** `site`: keeps it out of search engines: it is about one visitor, or about nothing */
  readonly unlisted?: true
  /** `site`: has a form that works without script */
  readonly takesForm?: true
  /** `site`: a photograph may come with its form */
  readonly takesPhoto?: true
}

export const menuGroups = ['home', 'orders', 'opportunity', 'product', 'user', 'content', 'platform'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** Anybody may read it, and the back office's menu knows nothing of it. */
export const sitePage = <const P extends Omit<Page, 'access' | 'area' | 'menu' | 'icon'>>(row: P) =>
  ({ access: 'public', area: 'site', menu: null, icon: null, ...row }) as const

/** A page of the back office that the menu lists. */
export const menuPage = <
  const P extends Omit<Page, 'area' | 'parent'> & { readonly menu: MenuGroup; readonly icon: string },
>(
  row: P,
) => ({ area: 'console', parent: null, ...row }) as const

/** A page of the back office below another, or reached from the top bar alone. */
export const innerPage = <const P extends Omit<Page, 'area' | 'menu' | 'icon'>>(row: P) =>
  ({ area: 'console', menu: null, icon: null, ...row }) as const
