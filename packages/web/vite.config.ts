import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanAntd } from './build-plugins/antd/plugin.ts'
import { consoleStaysInBrowser } from './build-plugins/console-stays-in-browser.ts'

const base = [
  /node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/]/,
  /[\\/]src[\\/](lib[\\/](?!query|format|push)|ui[\\/](?!console[\\/]))/,
  /[\\/]contract[\\/]src[\\/](session|access|errors|guard|navigation|paths|kernel[\\/]call)/,
  /[\\/]text[\\/]src[\\/](client|pages|shell|site)\.ts$/,
]
const console = [
  /node_modules/,
  /[\\/]src[\\/](console[\\/]shell[\\/](?![\w-]+[\\/](drawer|panel)[\\/])|ui[\\/]console[\\/]|lib[\\/])/,
  /[\\/](contract|text)[\\/]src[\\/](?!search|settings)/,
  // the order pages share so little that a file of its own would cost more than it saves
  /[\\/]src[\\/]console[\\/]orders[\\/](due|due-day|orders\.module)\./,
]

/**
 * A few files instead of dozens: what every page needs, and what the console's pages share. Each
 * page keeps a file of its own. The higher priority claims a module, with all it imports.
 */
const chunks = [
  { name: 'base', test: anyOf(base), priority: 2 },
  { name: 'console', test: anyOf(console), priority: 1 },
]

function anyOf(expressions: readonly RegExp[]): RegExp {
  return new RegExp(expressions.map((expression) => expression.source).join('|'))
}

const antdFolder = path.dirname(fileURLToPath(import.meta.resolve('antd/package.json')))

export default defineConfig({
  plugins: [
    reactRouter(),
    consoleStaysInBrowser(),
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
