import path from 'node:path'
import { pages } from '@bdr/contract/navigation'
import type { Page } from '@bdr/contract/kernel/navigation'
import { build, type Plugin } from 'vite'
import { cascadeLayers } from './cascade-layers.ts'
import { growsWithRoot } from './grows-with-root.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Builds what draws pages of the back office on the server, see `src/first-view.tsx`. It stands beside the
 * server's build: nobody waits for it when the server starts.
 */
export async function buildFirstView(serverFolder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [consolePages, laterInBrowser],
    // the same names of classes as in the browser's build
    css: { postcss: { plugins: [growsWithRoot(), cascadeLayers()] } },
    build: {
      ssr: path.join(root, 'src', 'first-view.tsx'),
      target: 'es2022',
      outDir: path.join(serverFolder, 'first-view'),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}

const pagesModule = 'virtual:console-pages'
const browserModule = 'virtual:only-in-browser'

/** The pages of the back office by their keys, each loaded when it is first drawn. */
const consolePages: Plugin = {
  name: 'console-pages',
  resolveId: (id) => (id === pagesModule || id === browserModule ? `\0${id}` : null),
  load(id) {
    if (id === `\0${browserModule}`)
      return `throw Object.assign(new Error('left to the browser'), { isLeft: true })`
    if (id !== `\0${pagesModule}`) return null
    const entries = (pages as readonly Page[])
      .filter(({ area }) => area === 'console')
      .map(({ key, module }) => `${JSON.stringify(key)}: () => import('/src/${module}.tsx')`)
    return `export default { ${entries.join(', ')} }`
  },
}

/** What a page loads later has styles of its own, which come with its scripts: until then its place is drawn. */
const laterInBrowser: Plugin = {
  name: 'later-in-browser',
  enforce: 'pre',
  resolveId: (_id, importer, { kind }) =>
    kind === 'dynamic-import' && importer !== `\0${pagesModule}` ? `\0${browserModule}` : null,
}
