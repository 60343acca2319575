import path from 'node:path'
import type { Plugin } from 'vite'

const consoleFolder = path.resolve(import.meta.dirname, '../src/console')
const layout = path.join(consoleFolder, 'layout.tsx')

/**
 * The console works in the browser only, so the server's build leaves it out: the server starts without
 * its widgets. The layout alone is rendered there; what draws first views is a build of its own, see
 * `first-view.ts`.
 */
export function consoleStaysInBrowser(): Plugin {
  return {
    name: 'console-stays-in-browser',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'ssr') return null
      const file = path.normalize(id.split('?')[0]!)
      const isConsole = file.startsWith(consoleFolder + path.sep) && file !== layout
      if (!isConsole) return null
      return file.endsWith('.css') ? '' : 'export default function OnlyInBrowser() { return null }'
    },
  }
}
