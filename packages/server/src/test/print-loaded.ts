import { createRequire } from 'node:module'

// imported before the server by a test: on a signal it prints the loaded CommonJS files
process.on('SIGUSR2', () =>
  process.stdout.write(`${JSON.stringify(Object.keys(createRequire(import.meta.url).cache))}\n`),
)
