import { join } from 'node:path'
import { node24 } from '../setup/node24.mjs'
import { projectFolder } from '../setup/project.mjs'
import { environmentFor, runHere } from '../setup/run.mjs'
import { countedRun } from './tally.mjs'
import { inTemporaryFolder } from './temporary-folder.mjs'
import { tool } from '../setup/tool.mjs'

const report = join(projectFolder, 'test-results', 'vitest.json')

/** Unit and API tests. `args` go to vitest as they are. */
export function runUnitTests(args = []) {
  const node = node24()
  const run = (temporary) =>
    runHere(
      node,
      [
        tool('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { env: environmentFor(node, { NODE_ENV: 'test', ...temporary }) },
    )
  return countedRun(
    report,
    () => inTemporaryFolder(run),
    (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    }),
  )
}
