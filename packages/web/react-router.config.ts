import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildFirstView } from './build-plugins/first-view.ts'
import { buildIslands } from './build-plugins/islands.ts'
import { precompress } from './build-plugins/precompress.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // a dozen routes: the list is smaller than the request that would ask for it
  routeDiscovery: { mode: 'initial' },
  // one file per page: loader and page are needed together
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await buildIslands(client)
    await buildFirstView(path.join(reactRouterConfig.buildDirectory, 'server'))
    await precompress(client)
  },
} satisfies Config
