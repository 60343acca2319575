import { describe, expect, it } from 'vitest'
import type { Asker } from '../admission/asker.ts'
import { inProcess, inThread } from './started-worker.ts'
import { WorkQueue } from './work-queue.ts'

/** Workers that act according to the first byte of their message. */
const script = `
  import { parentPort } from 'node:worker_threads'
  const acts = [
    () => parentPort.postMessage({ result: 'read' }),
    () => { for (;;) {} },
    () => { const hoard = []; for (;;) hoard.push(new Array(1e5).fill({})) },
    () => { throw new Error('a bug') },
    () => process.exit(3),
    () => parentPort.postMessage({ crash: 'another bug' }),
  ]
  parentPort.on('message', ([act]) => acts[act]())`
const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
const memory = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 }
const lane = { workers: 1, idle: 60_000, waitingOfAsker: 10 }
const queueWith = (time: number) =>
  new WorkQueue<Uint8Array, string | number>({ known: { ...lane, start: inThread(url, memory) }, time })

const read = 0
const loops = 1
const hoards = 2
const throws = 3
const exits = 4
const reports = 5
const file = (act: number) => Uint8Array.of(act)
const me: Asker = { isKnown: true, group: 'company', name: 'me' }
const stranger: Asker = { isKnown: false, group: '192.0.2.1', name: '192.0.2.1' }

describe('a queue of work in a thread', () => {
  it('survives every way in which its worker may end', async () => {
    const queue = queueWith(60_000)
    expect(await queue.run(file(read), me)).toEqual({ result: 'read' })
    expect(await queue.run(file(hoards), me)).toEqual({ failure: 'too-hungry' })
    expect(await queue.run(file(throws), me)).toMatchObject({
      failure: 'crashed',
      error: { message: 'a bug' },
    })
    expect(await queue.run(file(exits), me)).toMatchObject({ failure: 'crashed' })
    expect(await queue.run(file(reports), me)).toMatchObject({
      failure: 'crashed',
      error: { message: 'another bug' },
    })
    expect(await queue.run(file(read), me)).toEqual({ result: 'read' })
  })

  it('ends a job that takes too long, while the event loop continues', async () => {
    expect(await queueWith(500).run(file(loops), me)).toEqual({ failure: 'too-slow' })
  })

  it("reads files one at a time in order, and does not take the caller's bytes", async () => {
    const queue = queueWith(60_000)
    const files = [file(read), file(throws), file(read)]
    const outcomes = await Promise.all(files.map((bytes) => queue.run(bytes, me)))
    expect(outcomes.map((outcome) => Object.keys(outcome)[0])).toEqual(['result', 'failure', 'result'])
    expect(files.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  it('does not wait for the work of strangers, which has workers of its own', async () => {
    const start = inThread(url, memory)
    const queue = new WorkQueue<Uint8Array, string | number>({
      known: { ...lane, start },
      strangers: { ...lane, start },
      time: 2_000,
    })
    const theirs = queue.run(file(loops), stranger)
    expect(await queue.run(file(read), me)).toEqual({ result: 'read' })
    expect(await theirs).toEqual({ failure: 'too-slow' })
  })
})

describe('a queue of work in a process', () => {
  const processes = (time: number) => {
    const worker = new URL('./test/worker-process.ts', import.meta.url)
    const start = inProcess(worker, { heapMegabytes: 64, gently: true })
    return new WorkQueue<number, string | number>({ known: { ...lane, start }, time })
  }

  it('keeps the process for the next work, and replaces it when its memory has grown or it has ended', async () => {
    const queue = processes(60_000)
    const pidOf = async (job: number) => ((await queue.run(job, me)) as { result: number }).result
    const first = await pidOf(0)
    expect(first).not.toBe(process.pid)
    expect(await pidOf(1)).toBe(first)
    const second = await pidOf(0)
    expect(second).not.toBe(first)
    expect(await queue.run(2, me)).toMatchObject({ failure: 'crashed' })
    expect(await pidOf(0)).not.toBe(second)
  })

  it('ends a work that takes too long', async () => {
    expect(await processes(500).run(3, me)).toEqual({ failure: 'too-slow' })
  })

  it('does not hand it the settings of this process', async () => {
    process.env['SECRET_OF_THE_TEST'] = 'known'
    try {
      expect(await processes(60_000).run(4, me)).toEqual({ result: 'no secret' })
    } finally {
      delete process.env['SECRET_OF_THE_TEST']
    }
  })
})
