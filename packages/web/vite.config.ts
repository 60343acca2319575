import localesPlugin from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './build-plugins/cascade-layers.ts'
import { growsWithRoot } from './build-plugins/grows-with-root.ts'
import { consoleStaysInBrowser } from './build-plugins/console-stays-in-browser.ts'
import { islandsInDevelopment } from './build-plugins/islands.ts'
import { kitPage } from './build-plugins/kit-page.ts'
import { missingPagesAreFaults } from './build-plugins/missing-pages-are-faults.ts'

const base = [
  /node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/]/,
  /[\\/]src[\\/](document\.|lib[\\/](?!query|format|push)|ui[\\/](tokens|toasts|console-outline|site[\\/](brand|fault|notice-page)))/,
  /[\\/]contract[\\/]src[\\/](session|access|errors|guard|navigation|paths|kernel[\\/]call)/,
  /[\\/]text[\\/]src[\\/](client|pages|shell|site)\.ts$/,
]

/** The frame, the pieces pages are made of, and what both need. */
const console = [
  /node_modules[\\/](@tanstack|big\.js)[\\/]/,
  // what stands in folders of its own comes with the pages, panels and dialogs that need it
  /[\\/]src[\\/](console[\\/](shell[\\/](?![\w-]+[\\/](drawer|panel)[\\/])|layout)|lib[\\/]|ui[\\/](kit|console|data)[\\/][\w.-]+$)/,
  // of contract and words what shell and orders need; each other domain's stay with its pages
  /[\\/](contract|text)[\\/]src[\\/](console-)?orders[\\/.](?!import)/,
  // the order pages share so little that a file of its own would cost more than it saves
  /[\\/]src[\\/]console[\\/]orders[\\/](due|due-day|orders\.module)\./,
]

/** What forms are made of. */
const forms = [/[\\/]src[\\/]ui[\\/]file-field[\\/]/]

/**
 * A few files instead of dozens: what every page needs, and what the back office's pages share. Each page
 * keeps a file of its own; what some share comes in files that the bundler makes. The higher priority
 * claims a module, with all it imports.
 */
const chunks = [
  { name: 'base', test: anyOf(base), priority: 3 },
  { name: 'console', test: anyOf(console), priority: 2 },
  { name: 'forms', test: anyOf(forms), priority: 1 },
]

function anyOf(expressions: readonly RegExp[]): RegExp {
  return new RegExp(expressions.map((expression) => expression.source).join('|'))
}

export default defineConfig({
  plugins: [
    reactRouter(),
    consoleStaysInBrowser(),
    localesPlugin.vite({ locales: ['zh-CN'] }),
    islandsInDevelopment(),
    kitPage(),
    missingPagesAreFaults(),
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
