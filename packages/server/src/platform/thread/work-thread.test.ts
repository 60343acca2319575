import { describe, expect, it } from 'vitest'
import { WorkThread } from './work-thread.ts'

/** Threads that act according to the first byte of their message. */
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
const memory = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 }
const threadWith = (time: number) =>
  new WorkThread<Uint8Array, string>(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    memory,
    time,
    idle: 60_000,
  })

const read = 0
const loops = 1
const hoards = 2
const throws = 3
const exits = 4
const reports = 5
const file = (act: number) => Uint8Array.of(act)

describe('a work thread', () => {
  it('survives every way in which its worker may end', async () => {
    const thread = threadWith(60_000)
    expect(await thread.run(file(read))).toEqual({ result: 'read' })
    expect(await thread.run(file(hoards))).toEqual({ failure: 'too-hungry' })
    expect(await thread.run(file(throws))).toMatchObject({ failure: 'crashed', error: { message: 'a bug' } })
    expect(await thread.run(file(exits))).toMatchObject({ failure: 'crashed' })
    expect(await thread.run(file(reports))).toMatchObject({
      failure: 'crashed',
      error: { message: 'another bug' },
    })
    expect(await thread.run(file(read))).toEqual({ result: 'read' })
  })

  it('ends a job that takes too long, while the event loop continues', async () => {
    expect(await threadWith(500).run(file(loops))).toEqual({ failure: 'too-slow' })
  })

  it("reads files one at a time in order, and does not take the caller's bytes", async () => {
    const thread = threadWith(60_000)
    const files = [file(read), file(throws), file(read)]
    const outcomes = await Promise.all(files.map((bytes) => thread.run(bytes)))
    expect(outcomes.map((outcome) => Object.keys(outcome)[0])).toEqual(['result', 'failure', 'result'])
    expect(files.map(({ length }) => length)).toEqual([1, 1, 1])
  })
})
