import { readEnv } from './platform/env.ts'
import { startServer } from './start.ts'

// React and React Router select their production builds by this variable, however the process was started
process.env['NODE_ENV'] ??= 'production'

try {
  await startServer(readEnv(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
