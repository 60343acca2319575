import path from 'node:path'
import type { Plugin } from 'vite'

const consoleFolder = path.resolve(import.meta.dirname, '../src/console')
const layout = path.join(consoleFolder, 'layout.tsx')

/**
 * The console is drawn in the browser only, so the server's build leaves it out: no widgets in the
 * server's memory, no second of loading it at start. The layout alone is rendered there.
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
