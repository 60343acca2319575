import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openPglite } from './pglite.ts'
import { sessionOf } from './session.ts'
import type { FromThread, ToThread } from './thread.ts'

const port = parentPort!
/** Ends the thread at once, in the middle of the query: nothing may be written after a PANIC. */
function die(reason: string): never {
  post({ fatal: reason })
  process.exit(1)
}

const pglite = await openPglite(workerData as string, die)
const exchange = sessionOf(pglite)

function post(message: FromThread): void {
  port.postMessage(message, message instanceof Uint8Array ? [message.buffer] : [])
}

post('ready')
/** Requests are processed one after the other; PGlite could not process them in parallel anyway. */
for await (const [message] of on(port, 'message') as AsyncIterable<[ToThread]>) {
  if (message === 'close') break
  post(await exchange(message))
}
await pglite.close()
port.close()
