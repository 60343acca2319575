import { createRequire } from 'node:module'

// imported before the server by a test: asked with a signal, it prints which CommonJS files are loaded by then
process.on('SIGUSR2', () =>
  process.stdout.write(`${JSON.stringify(Object.keys(createRequire(import.meta.url).cache))}\n`),
)
