import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './e2e/browser.ts'
import { styles } from './packages/web/build-plugins/styles.ts'

/** Tests whose names match need a database and run on both; all others are pure and run once. */
const withDatabase = 'packages/server/src/**/*.db.test.ts'
/** Tests of the embedded database itself only run on that one. */
const embeddedOnly = 'packages/server/src/platform/db/embedded/**'

/** Widgets that people press and type into are tested in a browser, with the styles they have there. */
const inBrowser = 'packages/web/src/**/*.browser.test.tsx'
const { executablePath, env } = await findBrowser()

const onDatabase = (kind: 'pglite' | 'postgres', exclude: string[]) => ({
  extends: true as const,
  test: {
    name: `server-${kind}`,
    // loading the server again for each file took a quarter of the time, and a test leaves nothing in its
    // modules
    isolate: false,
    // after several embedded databases in one process, V8 sometimes crashes while it frees their compiled
    // code (nodejs/node#64500)
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
    // each file with a database has a PostgreSQL in memory: more at a time would only compete for it
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
        // listed beforehand: a dependency discovered later would reload a test's page in the middle of it
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
              // a missing control is a failure, and should not make a test wait until its time limit
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
