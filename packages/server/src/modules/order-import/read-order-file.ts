import { Worker } from 'node:worker_threads'
import { importLimits } from '@bdr/contract/orders/import'
import { refuse, refusedResult } from './faults.ts'
import type { ReadResult } from './model.ts'
import type { ReadReply } from './read-worker.ts'

/** What the reading thread may use; with its buffers it stays below 300 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 } as const

/** Milliseconds a thread without work is kept, since starting one costs more than most files. */
const idleTime = 30_000

let idle: Worker | null = null
let idleTimer: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads purchase orders from an uploaded file. What it is is told by its content; `fileName` is
 * for the log alone. Parsing happens in a thread with limits on memory and time, one file at a
 * time: the event loop stays free, and a hostile file ends its thread, not the server.
 *
 * Never rejects: whatever is wrong with the file is a fault a person can read. `onCrash` hears of
 * what is wrong with us.
 */
export function readOrderFile(
  bytes: Uint8Array,
  fileName: string,
  onCrash: (error: Error, fileName: string) => void = () => {},
): Promise<ReadResult> {
  const mine = last
    .then(() => readInThread(bytes))
    .then((outcome) => {
      if ('result' in outcome) return outcome.result
      if (outcome.crash) onCrash(outcome.crash, fileName)
      return outcome.instead
    })
  last = mine.catch(() => {})
  return mine
}

type Outcome =
  | { readonly result: ReadResult }
  | { readonly instead: ReadResult; readonly crash: Error | null }

const failed = (refused: ReturnType<typeof refuse>, crash: Error | null = null): Outcome => ({
  instead: refusedResult(null, refused),
  crash,
})

function readInThread(bytes: Uint8Array): Promise<Outcome> {
  const worker = takeWorker()
  return new Promise<Outcome>((resolve) => {
    const onTimeout = () => end(failed(refuse('file.tooSlow', { seconds: importLimits.time / 1000 })))
    const onMessage = (reply: ReadReply) =>
      end('result' in reply ? reply : failed(refuse('file.unreadable'), new Error(reply.crash)))
    const onError = (error: Error & { code?: string }) =>
      end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? failed(refuse('file.tooHungry'))
          : failed(refuse('file.unreadable'), error),
      )
    const onExit = (code: number) =>
      end(failed(refuse('file.unreadable'), new Error(`reader thread ended with ${code}`)))

    const timer = setTimeout(onTimeout, importLimits.time)
    function end(outcome: Outcome) {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      if ('result' in outcome) keepWorker(worker)
      else endWorker(worker)
      resolve(outcome)
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    // the caller keeps its bytes; the copy moves over without a second one
    const copy = new Uint8Array(bytes)
    worker.postMessage(copy, [copy.buffer])
  })
}

function takeWorker(): Worker {
  clearTimeout(idleTimer)
  const worker = idle ?? startWorker()
  idle = null
  worker.ref()
  return worker
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { resourceLimits })
  // an idle thread that dies is replaced by the next file; while it works, readInThread listens too
  worker.on('error', () => forget(worker)).on('exit', () => forget(worker))
  return worker
}

/** Keeps the thread for the next file; it neither holds the process nor stays for long. */
function keepWorker(worker: Worker): void {
  worker.unref()
  idle = worker
  idleTimer = setTimeout(() => endWorker(worker), idleTime).unref()
}

function endWorker(worker: Worker): void {
  forget(worker)
  void worker.terminate()
}

function forget(worker: Worker): void {
  if (idle === worker) idle = null
}
