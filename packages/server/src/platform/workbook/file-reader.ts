import { fileLimits } from '@bdr/contract/kernel/import-file'
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

/** A file as its thread receives it. */
export interface FileJob<Options> {
  readonly bytes: Uint8Array
  /** files of corrected rows that replace some of its rows */
  readonly corrected: readonly Uint8Array[]
  readonly fileName: string
  /** further parameters of the reader; copied to its thread */
  readonly options: Options
}

type FileReader<Result, Options> = (
  job: FileJob<Options>,
  onCrash: OnCrash,
  asker?: Asker,
) => Promise<{ readonly result: Result } | { readonly refused: FileRefused }>

/**
 * Reads uploaded files in a separate thread, one at a time, so that the event loop stays free and a hostile file ends
 * only the thread. The type of a file follows from its content; its name is only logged.
 * Whatever is wrong with the file is a refusal a person can read. Jobs, of which a node does two at a time, need not
 * say who asks.
 * @param script calls `answerJobs`
 */
export function fileReader<Result, Options = undefined>(script: URL): FileReader<Result, Options> {
  const start = inThread(script, memory)
  const queue = new WorkQueue<FileJob<Options>, Result>(
    { known: { start, workers: 1, idle: 30_000, waitingOfAsker: 10 }, time: fileLimits.time },
    movedCopy,
  )
  return async (job, onCrash, asker = ofJobs) => {
    const outcome = await queue.run(job, asker)
    if ('result' in outcome) return outcome
    if (outcome.failure === 'crashed') onCrash(outcome.error, job.fileName)
    return { refused: refusalOf(outcome.failure) }
  }
}

const ofJobs = companyAsker(null)

/** The caller keeps its bytes; a copy is transferred to the thread. */
function movedCopy({ bytes, corrected, options }: FileJob<unknown>): Parcel {
  const copy = new Uint8Array(bytes)
  return {
    message: { bytes: copy, corrected, options },
    moved: [copy.buffer],
    isLarge: copy.length > largeBytes,
  }
}

function refusalOf(failure: 'too-slow' | 'too-hungry' | 'crashed'): FileRefused {
  if (failure === 'too-slow') return refuse('file.tooSlow', { seconds: fileLimits.time / 1000 })
  return refuse(failure === 'too-hungry' ? 'file.tooHungry' : 'file.unreadable')
}
