import { node24 } from '../setup/node24.mjs'
import { environmentFor, runQuietly } from '../setup/run.mjs'
import { tool } from '../setup/tool.mjs'

/** The checks that do not run the product. Each counts as one test. */
const staticChecks = [
  { name: '类型', run: () => [tool('typescript', 'tsc'), '-p', '.'] },
  { name: '代码规则与引用边界', run: () => [tool('oxlint'), '--report-unused-disable-directives'] },
  { name: '无用代码与依赖', run: () => [tool('knip'), '--no-progress'] },
  { name: '格式', run: () => [tool('oxfmt'), '--check', '.'] },
]

/**
 * The type checker is a Go program that spends a third of its time on garbage collection unless it may use
 * some gigabytes.
 */
const roomForTypes = { GOGC: 'off', GOMEMLIMIT: '4GiB' }

/** Runs all of them, even if one fails, and shows the output of the failed ones. */
export async function runStaticChecks() {
  const node = node24()
  const tally = { passed: 0, failed: 0, skipped: 0 }
  for (const check of staticChecks) {
    const start = performance.now()
    const { code, output } = await runQuietly(node, check.run(), { env: environmentFor(node, roomForTypes) })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (code === 0) tally.passed += 1
    else tally.failed += 1
    console.log(code === 0 ? `✓ ${check.name}（${seconds} 秒）` : `\n${output.trim()}\n✗ ${check.name}`)
  }
  return tally
}
