import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const routeOf = (page: Page): RouteConfigEntry => route(page.path, `${page.module}.tsx`, { id: page.key })

const all: readonly Page[] = pages
const sitePages = all.filter((page) => page.area === 'site')
const consolePages = all.filter((page) => page.area === 'console')

/** The back office routes its pages itself, see `console/open-page.ts`. */
const consoleDocument = 'console/document.tsx'

export default [
  layout('site/layout/framed.tsx', sitePages.filter((page) => page.framed).map(routeOf)),
  layout('site/layout/alone.tsx', sitePages.filter((page) => !page.framed).map(routeOf)),
  ...consolePages.map(({ key, path }) => route(path, consoleDocument, { id: key })),
] satisfies RouteConfig
