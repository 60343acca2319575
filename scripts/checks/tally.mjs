import { readFileSync, rmSync } from 'node:fs'

/**
 * Runs tests that write a JSON report and reads its counts. A run that fails without a failed test (no
 * report, an unhandled error, a file that does not load) counts as one failure.
 */
export async function countedRun(report, run, readCounts) {
  rmSync(report, { force: true })
  const code = await run()
  const tally = countsIn(report, readCounts)
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  return tally
}

function countsIn(report, readCounts) {
  try {
    return readCounts(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

export const addTallies = (tallies) =>
  tallies.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    skipped: sum.skipped + each.skipped,
  }))

/** `12 passed, 0 failed`, and the number of skipped tests if there are any. */
export const tallyLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : '')

/** Prints the line as the last one and sets the exit code. */
export function finish(tallies) {
  const total = addTallies(tallies)
  console.log(`\n${tallyLine(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
