import { parentPort } from 'node:worker_threads'
import type { ReadResult } from './model.ts'
import { readFile } from './read-file.ts'

export type ReadReply = { readonly result: ReadResult } | { readonly crash: string }

/** The thread that reads files: one message in, one reply out. */
parentPort!.on('message', (bytes: Uint8Array) => {
  readFile(bytes).then(
    (result) => reply({ result }),
    (error: unknown) =>
      reply({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const reply = (message: ReadReply) => parentPort!.postMessage(message)
