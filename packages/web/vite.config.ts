import localesPlugin from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './build-plugins/cascade-layers.ts'
import { chunks } from './build-plugins/chunks.ts'
import { frameStyleOnce } from './build-plugins/frame-style-once.ts'
import { growsWithRoot } from './build-plugins/grows-with-root.ts'
import { consoleStaysInBrowser } from './build-plugins/console-stays-in-browser.ts'
import { islandsInDevelopment } from './build-plugins/islands.ts'
import { kitPage } from './build-plugins/kit-page.ts'
import { missingPagesAreFaults } from './build-plugins/missing-pages-are-faults.ts'
import { noJsonSchema } from './build-plugins/no-json-schema.ts'
import { runtimeWithLibraries } from './build-plugins/runtime-with-libraries.ts'
import { pageFiles } from './build-plugins/page-files.ts'

export default defineConfig({
  plugins: [
    reactRouter(),
    consoleStaysInBrowser(),
    localesPlugin.vite({ locales: ['zh-CN'] }),
    islandsInDevelopment(),
    kitPage(),
    missingPagesAreFaults(),
    noJsonSchema(),
    chunks(),
    frameStyleOnce(),
    runtimeWithLibraries(),
    pageFiles(),
  ],
  css: { postcss: { plugins: [growsWithRoot(), cascadeLayers()] } },
  // React has it itself since 18: what stands in for it is one more file for each calendar, list and tree
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  // known beforehand, so that the first page load of a development server does not start over
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react-router/dom', '@tanstack/react-query', 'zod', 'big.js'],
  },
})
