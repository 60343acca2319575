import { join } from 'node:path'
import { node24 } from '../setup/node24.mjs'
import { projectFolder } from '../setup/project.mjs'
import { environmentFor, runHere } from '../setup/run.mjs'
import { countedRun } from './tally.mjs'
import { inTemporaryFolder } from './temporary-folder.mjs'
import { tool } from '../setup/tool.mjs'

const report = join(projectFolder, 'test-results', 'playwright.json')

/** Runs journeys in a real browser. `args` are passed to playwright unchanged. */
export function runBrowserTests(args = []) {
  const node = node24()
  const run = (temporary) =>
    runHere(node, [tool('@playwright/test', 'playwright'), 'test', '-c', 'e2e', ...args], {
      // as the product runs: what a journey draws itself, React draws several times slower in development
      env: environmentFor(node, { NODE_ENV: 'production', ...temporary }),
    })
  return countedRun(
    report,
    () => inTemporaryFolder(run),
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  )
}
