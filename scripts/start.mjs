import { mkdirSync } from 'node:fs'
import module from 'node:module'
import { node24, runsOnNode24 } from './setup/node24.mjs'
import { projectFolder } from './setup/project.mjs'
import { compileCache, environmentFor, runHere } from './setup/run.mjs'
import { setupOrExit } from './setup.mjs'

endWithNpm()
await setupOrExit()
process.chdir(projectFolder)
process.env.NODE_ENV ??= 'production'
mkdirSync(compileCache, { recursive: true })
// also of the threads and processes that the server starts
process.env.NODE_COMPILE_CACHE = compileCache

if (runsOnNode24()) {
  // In this very process: signals, exit code and terminal are the server's own.
  module.enableCompileCache(compileCache)
  await import('../packages/server/src/main.ts')
} else {
  const node = node24()
  process.exit(await runHere(node, ['packages/server/src/main.ts'], { env: environmentFor(node) }))
}

/**
 * `kill` of npm only reaches the shell between npm and this process, which ends without passing the signal
 * on. This process would continue and hold the port, so it stops when its parent is gone.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
