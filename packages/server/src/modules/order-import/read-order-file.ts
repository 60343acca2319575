import { importLimits } from '@bdr/contract/orders/import'
import { refuse, refusedResult } from './faults.ts'
import type { ReadResult } from './model.ts'
import { ReadingThread, type Outcome } from './reading-thread.ts'

/** The heap of the thread; with buffers and code it stays below 300 MB. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 } as const

const thread = new ReadingThread(new URL('./read-worker.ts', import.meta.url), {
  memory,
  time: importLimits.time,
  idle: 30_000,
})

/**
 * Reads purchase orders from an uploaded file. What it is is told by its content; `fileName` is
 * for the log alone. Files are read in a thread of their own, one at a time: the event loop stays
 * free, and a hostile file ends its thread, not the server.
 *
 * Never rejects: whatever is wrong with the file is a fault a person can read. `onCrash` hears of
 * what is wrong with us.
 */
export async function readOrderFile(
  bytes: Uint8Array,
  fileName: string,
  onCrash: (error: Error, fileName: string) => void = () => {},
): Promise<ReadResult> {
  const outcome = await thread.read(bytes)
  if ('result' in outcome) return outcome.result
  if (outcome.failure === 'crashed') onCrash(outcome.error, fileName)
  return refusedResult(null, refusalOf(outcome.failure))
}

type Failure = Extract<Outcome, { failure: string }>['failure']

function refusalOf(failure: Failure) {
  if (failure === 'too-slow') return refuse('file.tooSlow', { seconds: importLimits.time / 1000 })
  return refuse(failure === 'too-hungry' ? 'file.tooHungry' : 'file.unreadable')
}
