import path from 'node:path'
import type { Plugin } from 'vite'
import { frameEntry } from './chunks.ts'

const source = path.resolve(import.meta.dirname, '../src')

/**
 * While developing, vite answers for the modules of islands and of the back office itself. What reloads a
 * component in place must be there before the first of them.
 */
export function hydratedInDevelopment(): Plugin {
  const isFirst = (id: string) =>
    id === path.join(source, frameEntry) || id.startsWith(path.join(source, 'islands') + path.sep)
  return {
    name: 'hydrated-in-development',
    apply: 'serve',
    transform: (code, id) =>
      isFirst(path.normalize(id))
        ? { code: `import 'virtual:react-router/inject-hmr-runtime'\n${code}`, map: null }
        : null,
  }
}
