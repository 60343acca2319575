import { node24 } from './setup/node24.mjs'
import { environmentFor, runHere } from './setup/run.mjs'
import { tool } from './setup/tool.mjs'
import { setupOrExit } from './setup.mjs'

/**
 * Sends random requests until one is answered with a server fault, or the given number is reached: `npm run
 * fuzz -- 50000`.
 */
const [limit = 'Infinity'] = process.argv.slice(2)

await setupOrExit()
const node = node24()
const seed = String(Math.floor(Math.random() * 2 ** 31))
console.log(`› 随机请求，种子 ${seed}；按 Ctrl-C 结束`)
process.exit(
  await runHere(
    node,
    [tool('vitest'), 'run', 'fuzz/requests', '--project=server-pglite', '--disableConsoleIntercept'],
    { env: environmentFor(node, { NODE_ENV: 'test', FUZZ_SEED: seed, FUZZ_REQUESTS: limit }) },
  ),
)
