import type { Asker } from '../admission/asker.ts'
import { inProcess } from '../thread/started-worker.ts'
import { WorkQueue } from '../thread/work-queue.ts'
import type { EncodedPicture, PictureFault, PictureJob, StoredPicture } from './encode.ts'

export type { PictureFormat, StoredPicture } from './encode.ts'

/** Thrown for a picture that is not stored. */
export class PictureRefused extends Error {
  readonly why: PictureFault

  constructor(why: PictureFault) {
    super(why)
    this.why = why
  }
}

const script = new URL('./encode-worker.ts', import.meta.url)
/** Longest time for one picture, in milliseconds; the largest takes two seconds. */
const time = 60_000

/**
 * Decoders run in processes of their own. The decoder's library keeps what it once allocated, a gigabyte after some
 * large pictures, until its process ends; and a fault in it ends nothing else.
 */
const decoders = new WorkQueue<PictureJob, EncodedPicture>({
  known: {
    start: inProcess(script, { heapMegabytes: 128, gently: false }),
    workers: 2,
    idle: 300_000,
    waitingOfAsker: 40,
  },
  strangers: {
    start: inProcess(script, { heapMegabytes: 128, gently: true }),
    workers: 1,
    idle: 60_000,
    waitingOfAsker: 4,
  },
  time,
})

/**
 * Decodes a picture and encodes it again, see `encode.ts`.
 * @throws PictureRefused; AppError B00429 if too many pictures of this asker wait
 */
export async function encodePicture(job: PictureJob, asker: Asker): Promise<StoredPicture> {
  const outcome = await decoders.run(job, asker)
  if (!('result' in outcome)) {
    if (outcome.failure === 'crashed') throw outcome.error
    throw new PictureRefused('unreadable')
  }
  if ('fault' in outcome.result) throw new PictureRefused(outcome.result.fault)
  return outcome.result.picture
}
