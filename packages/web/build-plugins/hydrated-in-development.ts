import path from 'node:path'
import type { Plugin } from 'vite'
import { frameEntry } from './chunks.ts'

const source = path.resolve(import.meta.dirname, '../src')

/**
 * In development, vite itself serves the modules of islands and of the back office. The code that reloads a
 * component in place must run before the first of them.
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
