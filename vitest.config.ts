import { defineConfig } from 'vitest/config'

/** Tests named so need a database and run on both; all others are pure and run once. */
const withDatabase = 'packages/server/src/**/*.db.test.ts'
/** What is about the embedded database itself runs on that one only. */
const embeddedOnly = 'packages/server/src/platform/db/embedded/**'

const onDatabase = (kind: 'pglite' | 'postgres', exclude: string[]) => ({
  extends: true as const,
  test: {
    name: `server-${kind}`,
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
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [withDatabase],
        },
      },
      onDatabase('pglite', []),
      onDatabase('postgres', [embeddedOnly]),
    ],
  },
})
