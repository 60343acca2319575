import { node24 } from './setup/node24.mjs'
import { environmentFor, runHere } from './setup/run.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
const node = node24()
process.exit(await runHere(node, ['bench/main.ts', ...process.argv.slice(2)], { env: environmentFor(node) }))
