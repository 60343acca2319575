import { parentPort } from 'node:worker_threads'

export type ReadReply<Result> = { readonly result: Result } | { readonly crash: string }

/** In a thread that reads files: one message in, one reply out. */
export function answerFiles<Result>(read: (bytes: Uint8Array) => Promise<Result>): void {
  const reply = (message: ReadReply<Result>) => parentPort!.postMessage(message)
  parentPort!.on('message', (bytes: Uint8Array) => {
    read(bytes).then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
}
