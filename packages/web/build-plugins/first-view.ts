import path from 'node:path'
import { build, type Plugin } from 'vite'
import { consolePages, consolePagesId } from './console-pages.ts'
import { styles } from './styles.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Builds the program that draws pages of the back office on the server, see `src/first-view.tsx`. It is
 * separate from the server's build, so that it does not delay the server's start.
 */
export async function buildFirstView(serverFolder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [consolePages(), laterInBrowser],
    // the same class names as in the browser's build
    css: styles,
    build: {
      ssr: path.join(root, 'src', 'first-view.tsx'),
      target: 'es2022',
      outDir: path.join(serverFolder, 'first-view'),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
}

const browserModuleId = '\0virtual:only-in-browser'

/**
 * Parts that a page loads later have styles of their own, which load with their scripts: until then a
 * placeholder is drawn.
 */
const laterInBrowser: Plugin = {
  name: 'later-in-browser',
  enforce: 'pre',
  resolveId: (_id, importer, { kind }) =>
    kind === 'dynamic-import' && importer !== consolePagesId ? browserModuleId : null,
  load: (id) =>
    id === browserModuleId ? `throw Object.assign(new Error('left to the browser'), { isLeft: true })` : null,
}
