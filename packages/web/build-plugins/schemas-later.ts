import path from 'node:path'
import type { Plugin } from 'vite'

const later = path.resolve(import.meta.dirname, '../src/lib/schemas-later.ts')

/**
 * In the browser zod loads when a page is used: modules that import it get `src/lib/schemas-later.ts`, which
 * loads zod itself under another of its names. The server draws with zod itself.
 */
export function schemasLater(): Plugin {
  return {
    name: 'schemas-later',
    enforce: 'pre',
    // in development, one server serves browsers and draws pages
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (name) => (name === 'zod' ? later : null),
  }
}
