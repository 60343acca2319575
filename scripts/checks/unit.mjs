import { join } from 'node:path'
import { node24 } from '../setup/node24.mjs'
import { projectFolder } from '../setup/project.mjs'
import { environmentFor, runHere } from '../setup/run.mjs'
import { countedRun } from './tally.mjs'
import { inTemporaryFolder } from './temporary-folder.mjs'
import { tool } from '../setup/tool.mjs'

const report = join(projectFolder, 'test-results', 'vitest.json')

/**
 * The test that makes every call as every kind of account. It runs with every focused check, since any change
 * may open a call to somebody who must not use it.
 */
const isolation = 'server/src/test/isolation.db.test'

/** Unit and API tests. `args` are passed to vitest; names of files, which select tests, come first. */
export function runUnitTests(args = []) {
  const narrowed = args.length > 0 && !args[0].startsWith('-')
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
        ...(narrowed ? [isolation] : []),
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
