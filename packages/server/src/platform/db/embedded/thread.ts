import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../errors.ts'
import type { Exchange } from './wire-socket.ts'

/** Main thread → database thread: bytes of the wire protocol, or the request to close. */
export type ToThread = Uint8Array<ArrayBuffer> | 'close'
/** Database thread → main thread: ready, then one answer for each request in order, or the reason why it ended. */
export type FromThread = Uint8Array<ArrayBuffer> | 'ready' | { fatal: string }

export interface DatabaseThread {
  exchange: Exchange
  /** Writes a checkpoint and ends the thread. */
  close(): Promise<void>
}

interface Pending {
  resolve(answer: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

/** Large enough for PostgreSQL to detect too deep nesting itself (max_stack_depth) before WASM traps. */
const stackSizeMb = 16

/**
 * How many bytes of a WASM function run before V8 optimises it. With V8's default of 13 million the start alone
 * triggers the optimisation of PostgreSQL's largest functions, which takes a second of a core while everything else
 * starts.
 */
const optimiseAfterBytes = 200_000_000

/**
 * Starts PGlite on an initialised folder in a worker thread.
 * @param onLost called when the thread ended unexpectedly; its pending requests have been rejected
 */
export async function startThread(folder: string, onLost: (reason: Error) => void): Promise<DatabaseThread> {
  setFlagsFromString(`--wasm-tiering-budget=${optimiseAfterBytes}`)
  const worker = new Worker(new URL('./thread-main.ts', import.meta.url), {
    workerData: folder,
    execArgv: [],
    resourceLimits: { stackSizeMb },
  })
  const pending: Pending[] = []
  const ready = Promise.withResolvers<void>()
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let state: 'starting' | 'open' | 'closing' | 'ended' = 'starting'
  let reason = new DatabaseUnavailable('the embedded database has stopped')

  worker.on('message', (message: FromThread) => {
    if (message === 'ready') ready.resolve()
    else if (message instanceof Uint8Array) pending.shift()?.resolve(message)
    else reason = new DatabaseUnavailable(`${reason.message}: ${message.fatal}`)
  })
  worker.once('error', (cause: Error) => {
    reason = new DatabaseUnavailable(`${reason.message}: ${cause.message}`, { cause })
  })
  worker.once('exit', () => {
    const unexpected = state === 'open'
    state = 'ended'
    ready.reject(reason)
    for (const { reject } of pending.splice(0)) reject(reason)
    if (unexpected) onLost(reason)
  })

  await ready.promise
  state = 'open'
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        if (state === 'ended') return reject(reason)
        pending.push({ resolve, reject })
        worker.postMessage(request satisfies ToThread, [request.buffer])
      }),
    async close() {
      if (state === 'ended') return
      state = 'closing'
      worker.postMessage('close' satisfies ToThread)
      await exited
    },
  }
}
