import { pages, type Page } from '@bdr/contract/navigation'
import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const routeOf = (page: Page): RouteConfigEntry => route(page.path, `${page.module}.tsx`, { id: page.key })

const pagesOf = (area: Page['area']) => pages.filter((page) => page.area === area).map(routeOf)

export default [
  ...pagesOf('site'),
  layout('console/layout.tsx', pagesOf('console')),
  route('*', 'site/not-found/unknown.tsx'),
] satisfies RouteConfig
