import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './e2e/browser.ts'
import { styles } from './packages/web/build-plugins/styles.ts'

/** Tests named so need a database and run on both; all others are pure and run once. */
const withDatabase = 'packages/server/src/**/*.db.test.ts'
/** What is about the embedded database itself runs on that one only. */
const embeddedOnly = 'packages/server/src/platform/db/embedded/**'

/** What people press and type into is tested in a browser, with the styles it has there. */
const inBrowser = 'packages/web/src/**/*.browser.test.tsx'
const { executablePath, env } = await findBrowser()

const onDatabase = (kind: 'pglite' | 'postgres', exclude: string[]) => ({
  extends: true as const,
  test: {
    name: `server-${kind}`,
    // loading the server anew for each file took a quarter of the time: a test leaves nothing in its modules
    isolate: false,
    // with one embedded database after another in a process, V8 now and then fails as it frees what it has
    // compiled of them (nodejs/node#64500), and ends it
    execArgv: kind === 'pglite' ? ['--no-wasm-code-gc'] : [],
    include: [withDatabase],
    exclude,
    env: { TEST_DATABASE: kind },
    globalSetup: 'packages/server/src/test/database-setup.ts',
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    // each file with a database holds a PostgreSQL in memory: more at a time only fight for it
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [withDatabase, inBrowser],
        },
      },
      {
        extends: true,
        css: styles,
        // named beforehand: what turns up later would load a test's page again in the middle of it
        optimizeDeps: {
          include: [
            ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router'],
            ...['@tanstack/react-query', 'react-hook-form', 'zod', 'big.js', '@internationalized/date'],
            ...['react-aria-components/*', 'react-aria/PortalProvider'],
          ],
        },
        test: {
          name: 'browser',
          include: [inBrowser],
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath, env, args: ['--no-sandbox'] },
              contextOptions: { locale: 'zh-CN' },
              // a control that is not there is a fault, and no reason to wait for the test's end
              actionTimeout: 5_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
      onDatabase('pglite', []),
      onDatabase('postgres', [embeddedOnly]),
    ],
  },
})
