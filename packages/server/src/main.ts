import { startServer } from './start.ts'
import { readEnv } from './platform/env.ts'

try {
  await startServer(readEnv(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
