import { node24 } from './setup/node24.mjs'
import { environmentFor, runHere } from './setup/run.mjs'
import { setupOrExit } from './setup.mjs'

// Pages are built on request, in the server's own process.
await setupOrExit({ web: false })
const node = node24()
const env = environmentFor(node, { NODE_ENV: 'development' })
// Listed explicitly, because watching all imports would include the files that the page builder writes.
const watched = ['server', 'contract', 'text'].map((name) => `--watch-path=packages/${name}/src`)
const options = [...watched, '--watch-preserve-output']
process.exit(await runHere(node, [...options, 'packages/server/src/main.ts'], { env }))
