import localesPlugin from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './build-plugins/cascade-layers.ts'
import { growsWithRoot } from './build-plugins/grows-with-root.ts'
import { consoleStaysInBrowser } from './build-plugins/console-stays-in-browser.ts'
import { islandsInDevelopment } from './build-plugins/islands.ts'
import { kitPage } from './build-plugins/kit-page.ts'
import { missingPagesAreFaults } from './build-plugins/missing-pages-are-faults.ts'
import { pageFiles } from './build-plugins/page-files.ts'

/** Only what a page needs to be drawn; what it loads later comes in files that the bundler makes. */
const initial: { tags: ['$initial'] } = { tags: ['$initial'] }

/**
 * A few files instead of dozens, by the role of a folder; `page-files.test.ts` says what each page
 * loads by that. The higher priority claims a module, with all it imports.
 */
const chunks = [
  // what is drawn and sent with, on every page
  {
    name: 'base',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|zod|@tanstack|big\.js)[\\/]/,
    priority: 4,
    ...initial,
  },
  // the frame, and the pieces pages are made of
  {
    name: 'console',
    test: /[\\/]src[\\/](console[\\/]shell[\\/]|lib[\\/]|ui[\\/]((kit|data|console)[\\/])?[\w.-]+$)/,
    priority: 3,
    ...initial,
  },
  // what forms are made of
  { name: 'forms', test: /[\\/]src[\\/]ui[\\/](form|file-field)[\\/]/, priority: 2, ...initial },
  // what many pages say and ask
  { name: 'words', test: /[\\/](contract|text)[\\/]src[\\/]/, minShareCount: 10, priority: 1, ...initial },
  // what pages of one domain say and ask
  { name: domainOf, minShareCount: 2, priority: 0, ...initial },
]

/** The domain of a module of contract or words, by its folder or its name; null for any other module. */
function domainOf(id: string): string | null {
  const [, domain] = /[\\/](?:contract|text)[\\/]src[\\/](?:console-)?([\w-]+)[\\/.]/.exec(id) ?? []
  return domain ?? null
}

export default defineConfig({
  plugins: [
    reactRouter(),
    consoleStaysInBrowser(),
    localesPlugin.vite({ locales: ['zh-CN'] }),
    islandsInDevelopment(),
    kitPage(),
    missingPagesAreFaults(),
    pageFiles(),
  ],
  css: { postcss: { plugins: [growsWithRoot(), cascadeLayers()] } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  // known beforehand, so that the first page load of a development server does not start over
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react-router/dom', '@tanstack/react-query', 'zod', 'big.js'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
