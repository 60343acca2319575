import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages, type PageKey } from '@bdr/contract/navigation'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanAntd } from './build-plugins/antd/plugin.ts'
import { consoleStaysInBrowser } from './build-plugins/console-stays-in-browser.ts'
import { islandsInDevelopment } from './build-plugins/islands.ts'
import { kitPage } from './build-plugins/kit-page.ts'
import { leanContract } from './build-plugins/lean-contract.ts'
import { missingPagesAreFaults } from './build-plugins/missing-pages-are-faults.ts'
import { pagesWithoutAntd } from './build-plugins/pages-without-antd.ts'
import { plainPages } from './src/console/plain-pages.ts'

const base = [
  /node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/]/,
  /[\\/]src[\\/](document\.|lib[\\/](?!query|format|push)|ui[\\/](tokens|toasts|console-outline|site[\\/](brand|fault|notice-page)))/,
  /[\\/]contract[\\/]src[\\/](session|access|errors|guard|navigation|paths|kernel[\\/]call)/,
  /[\\/]text[\\/]src[\\/](client|pages|shell|site)\.ts$/,
]
const console = [
  /node_modules[\\/](@tanstack|big\.js)[\\/]/,
  /[\\/]src[\\/](console[\\/](shell[\\/](?!antd-settings|theme\.|[\w-]+[\\/](drawer|panel)[\\/])|layout)|lib[\\/])/,
  // what lists are made of; pieces on antd must stay out, and out they stay that are not named here
  /[\\/]src[\\/]ui[\\/]console[\\/](cell-text|choice-tabs|data-table|link-button|list-card|list-filters|list-table|page-header|prefetch-list|status-tag|use-table-query)\./,
  // of contract and words what shell and orders need; each other domain's stay with its pages
  /[\\/](contract|text)[\\/]src[\\/](console-)?orders[\\/.](?!import)/,
  // the order pages share so little that a file of its own would cost more than it saves
  /[\\/]src[\\/]console[\\/]orders[\\/](due|due-day|orders\.module)\./,
]
const forms = [
  // the editor of rich texts stays a file of its own, the comparison of texts with the page that compares
  /node_modules[\\/](?!(@tiptap|prosemirror-[\w-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|@floating-ui|fast-equals|use-sync-external-store|diff)[\\/])/,
  /[\\/]src[\\/](ui[\\/]console[\\/]|console[\\/](with-antd|shell[\\/](antd-settings|theme)\.))/,
]

/**
 * A few files instead of dozens: what every page needs, what lists are drawn with, and what the
 * console's other pages share, antd above all. Each page keeps a file of its own. The higher
 * priority claims a module, with all it imports.
 */
const chunks = [
  { name: 'base', test: anyOf(base), priority: 3 },
  { name: 'console', test: anyOf(console), priority: 2 },
  { name: 'forms', test: anyOf(forms), priority: 1 },
]

function anyOf(expressions: readonly RegExp[]): RegExp {
  return new RegExp(expressions.map((expression) => expression.source).join('|'))
}

const modulesOf = (keys: readonly PageKey[]) =>
  pages
    .filter((page) => keys.some((key) => key === page.key))
    .map((page) => path.join(import.meta.dirname, 'src', `${page.module}.tsx`))

const antdFolder = path.dirname(fileURLToPath(import.meta.resolve('antd/package.json')))

export default defineConfig({
  plugins: [
    reactRouter(),
    consoleStaysInBrowser(),
    localesPlugin.vite({ locales: ['zh-CN'] }),
    leanContract(),
    islandsInDevelopment(),
    kitPage(),
    missingPagesAreFaults(),
    pagesWithoutAntd(modulesOf(plainPages)),
    leanAntd({ antd: antdFolder, sources: path.join(import.meta.dirname, 'src') }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  // known beforehand, so that the first page load of a development server does not start over
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: [
      'react-router/dom',
      'antd',
      'antd/es/locale/zh_CN',
      'dayjs',
      'dayjs/locale/zh-cn',
      '@tanstack/react-query',
      'zod',
      'big.js',
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
