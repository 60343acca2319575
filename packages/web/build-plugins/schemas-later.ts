import path from 'node:path'
import type { Plugin } from 'vite'

const later = path.resolve(import.meta.dirname, '../src/lib/schemas-later.ts')

/**
 * In the browser zod comes when a page is used: what imports it gets `src/lib/schemas-later.ts`, which
 * fetches zod itself by another of its names. The server draws with zod as it is.
 */
export function schemasLater(): Plugin {
  return {
    name: 'schemas-later',
    enforce: 'pre',
    // while developing, one server answers browsers and draws pages
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (name) => (name === 'zod' ? later : null),
  }
}
