import localesPlugin from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { consolePages } from './build-plugins/console-pages.ts'
import { hydratedInDevelopment } from './build-plugins/hydrated-in-development.ts'
import { kitPage } from './build-plugins/kit-page.ts'
import { schemasLater } from './build-plugins/schemas-later.ts'
import { styles } from './build-plugins/styles.ts'

/**
 * The website, and in development everything that browsers run; `build-plugins/` builds the back office and
 * the islands.
 */
export default defineConfig({
  plugins: [
    reactRouter(),
    consolePages(),
    localesPlugin.vite({ locales: ['zh-CN'] }),
    hydratedInDevelopment(),
    kitPage(),
    schemasLater(),
  ],
  css: styles,
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  // listed beforehand, so that the first page load of a development server does not restart the bundling
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react-router', '@tanstack/react-query', 'zod/v4', 'big.js'],
  },
})
