import { pages } from '@bdr/contract/navigation'
import { modulesOf, type Page } from '@bdr/contract/kernel/navigation'
import type { Plugin } from 'vite'

const name = 'virtual:console-pages'
/** The module that imports each page of the back office when it is first opened. */
export const consolePagesId = `\0${name}`

/** The pages of the back office by their modules, for the browser and for drawing them on the server. */
export function consolePages(): Plugin {
  return {
    name: 'console-pages',
    resolveId: (id) => (id === name ? consolePagesId : null),
    load(id) {
      if (id !== consolePagesId) return null
      const entries = (pages as readonly Page[])
        .filter(({ area }) => area === 'console')
        .flatMap(modulesOf)
        .map((module) => `${JSON.stringify(module)}: () => import('/src/${module}.tsx')`)
      return `export default { ${entries.join(', ')} }`
    },
  }
}
