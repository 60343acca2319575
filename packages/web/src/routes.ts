import type { Page } from '@bdr/contract/kernel/navigation'
import { pages } from '@bdr/contract/navigation'
import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const routeOf = (page: Page): RouteConfigEntry => route(page.path, `${page.module}.tsx`, { id: page.key })

const all: readonly Page[] = pages
const sitePages = all.filter((page) => page.area === 'site')
const consolePages = all.filter((page) => page.area === 'console')

export default [
  layout('site/layout/framed.tsx', sitePages.filter((page) => page.framed).map(routeOf)),
  layout('site/layout/alone.tsx', sitePages.filter((page) => !page.framed).map(routeOf)),
  layout('console/layout.tsx', consolePages.map(routeOf)),
  route('*', 'site/not-found/unknown.tsx'),
] satisfies RouteConfig
