import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildConsole } from './build-plugins/console.ts'
import { buildFirstView } from './build-plugins/first-view.ts'
import { buildIslands } from './build-plugins/islands.ts'
import { precompress } from './build-plugins/precompress.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // no page requests routes: in the browser this framework has no router
  routeDiscovery: { mode: 'initial' },
  // one file per page: its loader and its component are needed together
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client')
    await buildConsole(client)
    await buildIslands(client)
    await buildFirstView(path.join(reactRouterConfig.buildDirectory, 'server'))
    await precompress(client)
  },
} satisfies Config
