import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse, type FileRefused } from './file-refused.ts'
import { WorkThread, type Parcel } from '../thread/work-thread.ts'

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
) => Promise<{ readonly result: Result } | { readonly refused: FileRefused }>

/**
 * Reads uploaded files in a separate thread, one at a time, so that the event loop stays free and a hostile file ends
 * only the thread. The type of a file follows from its content; its name is only logged.
 * The reader never rejects: whatever is wrong with the file is a refusal a person can read.
 * @param script calls `answerJobs`
 */
export function fileReader<Result, Options = undefined>(script: URL): FileReader<Result, Options> {
  const limits = { memory, time: fileLimits.time, idle: 30_000 }
  const thread = new WorkThread<FileJob<Options>, Result>(script, limits, movedCopy)
  return async (job, onCrash) => {
    const outcome = await thread.run(job)
    if ('result' in outcome) return outcome
    if (outcome.failure === 'crashed') onCrash(outcome.error, job.fileName)
    return { refused: refusalOf(outcome.failure) }
  }
}

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
