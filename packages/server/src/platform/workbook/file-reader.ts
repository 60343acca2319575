import { fileLimits } from '@bdr/contract/kernel/import-file'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { refuse, type FileRefused } from './file-refused.ts'
import { companyAsker, type Asker } from '../admission/asker.ts'
import type { Parcel } from '../thread/kept-worker.ts'
import { inThread } from '../thread/started-worker.ts'
import { WorkQueue } from '../thread/work-queue.ts'

/**
 * The heap of the thread; with buffers and code it stays below 300 MB. What is read is kept until the end, so a large
 * young generation would not help: for 50,000 rows it took 40 MB more.
 */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 } as const

/** The size of a workbook with some thousand rows. */
const largeBytes = 512 * 1024

/** Called for errors of the reader itself, not for faults of the file. */
export type OnCrash = (error: Error, fileName: string) => void

/** Files that are opened one after another, so that only one of them has to be in memory. */
export type FilesInOrder = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** A file to be read in a thread. */
export interface FileJob<Options> {
  readonly bytes: Uint8Array
  /** files of corrected rows that replace some of its rows */
  readonly corrected: FilesInOrder
  readonly fileName: string
  /** further parameters of the reader; copied to its thread */
  readonly options: Options
}

type FileReader<Result, Options> = (
  job: FileJob<Options>,
  onCrash: OnCrash,
  asker?: Asker,
) => Promise<{ readonly result: Result } | { readonly refused: FileRefused }>

/** A file as its thread receives it: the corrected files are requested through the port, each when it is needed. */
export interface SentFileJob<Options> extends Omit<FileJob<Options>, 'corrected'> {
  readonly corrected: MessagePort
}

/**
 * Reads uploaded files in a separate thread, one at a time, so that the event loop stays free and a hostile file ends
 * only the thread. The type of a file follows from its content; its name is only logged.
 * The reader rejects only if a corrected file cannot be opened, or too many files of this asker wait: whatever is wrong
 * with the file is a refusal a person can read. Jobs, of which a node does two at a time, need not say who asks.
 * @param script calls `answerFileJobs`
 */
export function fileReader<Result, Options = undefined>(script: URL): FileReader<Result, Options> {
  const start = inThread(script, memory)
  const queue = new WorkQueue<SentFileJob<Options>, Result>(
    { known: { start, workers: 1, idle: 30_000, waitingOfAsker: 10 }, time: fileLimits.time },
    movedCopy,
  )
  return async (job, onCrash, asker = ofJobs) => {
    const supply = supplyOf(job.corrected)
    const outcome = await queue.run({ ...job, corrected: supply.port }, asker).finally(supply.close)
    supply.assertOpened()
    if ('result' in outcome) return outcome
    if (outcome.failure === 'crashed') onCrash(outcome.error, job.fileName)
    return { refused: refusalOf(outcome.failure) }
  }
}

const ofJobs = companyAsker(null)
/** Sends files through a port, one for each request, and null after the last one. */
function supplyOf(files: FilesInOrder): {
  readonly port: MessagePort
  readonly close: () => void
  /** @throws the error with which a file could not be opened */
  readonly assertOpened: () => void
} {
  const { port1, port2 } = new MessageChannel()
  const rest = inOrder(files)
  let failure: unknown = null
  port1.on('message', () => {
    rest.next().then(
      ({ value }) => {
        const copy = value ? new Uint8Array(value) : null
        port1.postMessage(copy, copy ? [copy.buffer] : [])
      },
      (error: unknown) => {
        failure = error
        port1.postMessage(null)
      },
    )
  })
  return {
    port: port2,
    close: () => port1.close(),
    assertOpened() {
      if (failure !== null) throw failure as Error
    },
  }
}

async function* inOrder(files: FilesInOrder): AsyncGenerator<Uint8Array, undefined> {
  for await (const file of files) yield file
}

/** The caller keeps its bytes; a copy is transferred to the thread. */
function movedCopy({ bytes, corrected, options }: SentFileJob<unknown>): Parcel {
  const copy = new Uint8Array(bytes)
  return {
    message: { bytes: copy, corrected, options },
    moved: [copy.buffer, corrected],
    isLarge: copy.length > largeBytes,
  }
}

function refusalOf(failure: 'too-slow' | 'too-hungry' | 'crashed'): FileRefused {
  if (failure === 'too-slow') return refuse('file.tooSlow', { seconds: fileLimits.time / 1000 })
  return refuse(failure === 'too-hungry' ? 'file.tooHungry' : 'file.unreadable')
}
