import path from 'node:path'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import { chunks, frameEntry } from './chunks.ts'
import { consolePages } from './console-pages.ts'
import { pageFiles } from './page-files.ts'
import { runtimeWithLibraries } from './runtime-with-libraries.ts'
import { schemasLater } from './schemas-later.ts'
import { styles } from './styles.ts'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Builds the back office: one application that loads its pages itself and shares nothing with the website.
 * Writes `page-files.json` for the server.
 */
export async function buildConsole(clientFolder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      consolePages(),
      localesPlugin.vite({ locales: ['zh-CN'] }),
      schemasLater(),
      chunks(),
      runtimeWithLibraries(),
      pageFiles(),
    ],
    css: styles,
    // React has it itself since version 18: the shim would be one more file for each calendar, list and tree
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      target: 'es2022',
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      manifest: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { console: path.join(root, 'src', frameEntry) },
        // directives of libraries for frameworks whose components run on servers
        checks: { moduleLevelDirective: false },
      },
    },
  })
}
