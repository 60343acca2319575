import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse, type FileRefused } from './file-refused.ts'
import { WorkThread, type Parcel } from '../thread/work-thread.ts'

/**
 * The heap of the thread; with buffers and code it stays below 300 MB. What is read is kept until the end, so a
 * large young generation saves no work: for 50,000 rows it took 40 MB more.
 */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 } as const

/** A workbook of some thousand rows. */
const largeBytes = 512 * 1024

/** Called with what is wrong with the reader itself, not with the file. */
export type OnCrash = (error: Error, fileName: string) => void

/** A file as its thread gets it. */
export interface FileJob<Options> {
  readonly bytes: Uint8Array
  /** mended rows that take the place of its own */
  readonly mended: readonly Uint8Array[]
  readonly fileName: string
  /** what the reader needs to know besides; copied to its thread */
  readonly options: Options
}

type FileReader<Result, Options> = (
  job: FileJob<Options>,
  onCrash: OnCrash,
) => Promise<{ readonly result: Result } | { readonly refused: FileRefused }>

/**
 * Reads uploaded files in a thread of their own, one at a time: the event loop stays free, and a
 * hostile file ends its thread, not the server. The kind of a file follows from its content; its
 * name is for the log alone.
 *
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

/** The caller keeps its bytes; the copy moves over without a second one. */
function movedCopy({ bytes, mended, options }: FileJob<unknown>): Parcel {
  const copy = new Uint8Array(bytes)
  return {
    message: { bytes: copy, mended, options },
    moved: [copy.buffer],
    isLarge: copy.length > largeBytes,
  }
}

function refusalOf(failure: 'too-slow' | 'too-hungry' | 'crashed'): FileRefused {
  if (failure === 'too-slow') return refuse('file.tooSlow', { seconds: fileLimits.time / 1000 })
  return refuse(failure === 'too-hungry' ? 'file.tooHungry' : 'file.unreadable')
}
