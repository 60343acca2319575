import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeMerchant } from '../../test/factories.ts'
import { databaseKind, sharedTestDatabase, testDatabase } from '../../test/database.ts'
import { localBus, type Bus } from '../bus.ts'
import { openDatabase, type Database } from '../db/open.ts'
import { transaction } from '../db/transaction.ts'
import type { DueLoop } from './due-loop.ts'
import { claimJob } from './job-queries.ts'
import { jobRunner } from './job-runner.ts'
import { cancelJob, startJob, type JobHandler } from './jobs.ts'
import { countingJob, countingSteps, writtenSteps } from './test/counting-job.ts'

let database: Database
let bus: Bus
let runners: DueLoop[]
let lastRecord = 0

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  bus = localBus()
  runners = []
})
afterEach(async () => {
  for (const runner of runners) await runner.stop()
  await database.kysely.deleteFrom('job').execute()
})

const allSteps = Array.from({ length: countingSteps + 1 }, (_, index) => index + 1)

function aRunner(handler: JobHandler<never> = countingJob(), on = database): DueLoop {
  const { log } = Fastify({ logger: false })
  const runner = jobRunner({ database: on, bus, log, handlers: { count: handler } })
  runners.push(runner)
  return runner
}

async function aJob(on = database): Promise<string> {
  const recordId = String((lastRecord += 1))
  await transaction(on, (tx) => startJob(tx, { kind: 'count', recordId, merchantId: null }), { bus })
  return recordId
}

const jobOf = (recordId: string) =>
  database.kysely.selectFrom('job').selectAll().where('record_id', '=', recordId).executeTakeFirstOrThrow()
/** Simulates that time has passed: leases and pauses have ended. */
const later = (on = database) =>
  on.kysely
    .updateTable('job')
    .set({ due_at: sql<string>`now() - interval '1 second'` })
    .execute()

/** Lets a test control the steps of a job one by one. */
function gate() {
  const waiting: (() => void)[] = []
  let arrived = () => {}
  return {
    pass: () => waiting.shift()?.(),
    nextArrival: () => new Promise<void>((resolve) => void (arrived = resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve)
        arrived()
      }),
  }
}

describe('a job', () => {
  it('is done step by step after the commit that started it', async () => {
    const id = await aJob()
    await aRunner().drain()
    expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
    expect(await jobOf(id)).toMatchObject({ outcome: 'done', place: countingSteps })
  })

  it('is started at once by an idle runner when it is announced', async () => {
    const ended = Promise.withResolvers<void>()
    const handler = countingJob(async (step) => void (step === countingSteps && ended.resolve()))
    aRunner(handler).start()
    await aJob()
    await ended.promise
  })

  it('is not started when the transaction is rolled back', async () => {
    const failing = transaction(database, async (tx) => {
      await startJob(tx, { kind: 'count', recordId: '777', merchantId: null })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await database.kysely.selectFrom('job').selectAll().execute()).toEqual([])
  })

  it('runs once even if it was started twice', async () => {
    const id = await aJob()
    await transaction(database, (tx) => startJob(tx, { kind: 'count', recordId: id, merchantId: null }))
    await Promise.all([aRunner().drain(), aRunner().drain()])
    expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
  })

  it('runs once even if several nodes look for work at the same time', async () => {
    const ids = []
    for (let count = 0; count < 6; count += 1) ids.push(await aJob())
    await Promise.all([aRunner(), aRunner(), aRunner()].map((runner) => runner.drain()))
    for (const id of ids) expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
  })
})

describe('a job that fails', () => {
  it('waits for one job of another merchant at most, however many that one has started', async () => {
    const many = await makeMerchant(database.kysely, {
      code: 'M-MANY',
      name: '多',
      uscc: '91320282MA1XK7Q293',
    })
    const one = await makeMerchant(database.kysely, { code: 'M-ONE', name: '一', uscc: '91320583MA20H5R84T' })
    const start = async ({ id: merchantId }: { id: string }) => {
      const recordId = String((lastRecord += 1))
      await transaction(database, (tx) => startJob(tx, { kind: 'count', recordId, merchantId }), { bus })
      return recordId
    }
    const records = [await start(many), await start(many), await start(many), await start(one)]
    const claimed = []
    for (const _ of records) claimed.push((await claimJob(database.kysely, 60))!.record_id)
    expect(claimed).toEqual([records[0], records[3], records[1], records[2]])
  })

  it('continues after its last finished step', async () => {
    const id = await aJob()
    let fails = true
    const runner = aRunner(
      countingJob(async (step) => {
        if (step === 7 && fails) throw new Error('no disk')
      }),
    )
    await runner.drain()
    expect(await jobOf(id)).toMatchObject({ place: 7, last_error: 'no disk', ended_at: null })
    fails = false
    await runner.drain()
    expect(await writtenSteps(database.kysely, id)).toHaveLength(7)
    await later()
    await runner.drain()
    expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
  })

  it('is given up when it makes no progress, and reports that once', async () => {
    const id = await aJob()
    const runner = aRunner({
      ...countingJob(),
      run: async () => {
        throw new Error('always')
      },
    })
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await runner.drain()
      await later()
    }
    expect(await jobOf(id)).toMatchObject({ outcome: 'failed', last_error: 'always' })
    expect(await writtenSteps(database.kysely, id)).toEqual([-1])
  })

  it('does not end one process after the other forever', async () => {
    const id = await aJob()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await claimJob(database.kysely, 30)
      await later()
    }
    await aRunner().drain()
    expect(await jobOf(id)).toMatchObject({ outcome: 'failed', last_error: 'crashed' })
  })

  it('fails if its kind has no handler', async () => {
    await transaction(database, (tx) => startJob(tx, { kind: 'nothing', recordId: '1', merchantId: null }))
    await aRunner().drain()
    expect(await jobOf('1')).toMatchObject({ outcome: 'failed' })
  })
})

describe('a job that is interrupted while it runs', () => {
  it('writes nothing more after it was cancelled', async () => {
    const id = await aJob()
    const { stop, pass, nextArrival } = gate()
    const arrival = nextArrival()
    const draining = aRunner(countingJob(stop)).drain()
    await arrival
    expect(await transaction(database, (tx) => cancelJob(tx, 'count', id))).toBe(true)
    pass()
    await draining
    expect(await writtenSteps(database.kysely, id)).toEqual([1])
    expect(await jobOf(id)).toMatchObject({ outcome: 'cancelled' })
    expect(await transaction(database, (tx) => cancelJob(tx, 'count', id))).toBe(false)
  })

  it('writes nothing more after another node has taken it over', async () => {
    const id = await aJob()
    const { stop, pass, nextArrival } = gate()
    const arrival = nextArrival()
    const slow = aRunner(countingJob(stop)).drain()
    await arrival
    await later()
    await aRunner().drain()
    expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
    pass()
    await slow
    expect(await jobOf(id)).toMatchObject({ outcome: 'done', lease: 2 })
  })

  it('is left for the next start when the server closes', async () => {
    const id = await aJob()
    const { stop, pass, nextArrival } = gate()
    const arrival = nextArrival()
    const runner = aRunner(countingJob(stop))
    const draining = runner.drain()
    await arrival
    const stopped = runner.stop()
    pass()
    await Promise.all([draining, stopped])
    expect(await jobOf(id)).toMatchObject({ place: 1, ended_at: null })
    await aRunner().drain()
    expect(await writtenSteps(database.kysely, id)).toEqual(allSteps)
  })
})

it('is continued by another process after kill -9, and no step is repeated', async () => {
  const { settings, remove } = await sharedTestDatabase()
  const open = () => openDatabase(settings)
  const before = await open()
  const id = await aJob(before)
  await before.close()

  const script = fileURLToPath(new URL('test/mortal-node.ts', import.meta.url))
  const node = spawn(process.execPath, [script, settings.databaseUrl ?? '', settings.dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(node, 'exit')
  for await (const line of createInterface(node.stdout)) if (line === 'step 9') node.kill('SIGKILL')
  expect((await exited)[1]).toBe('SIGKILL')

  const after = await open()
  const reached = await writtenSteps(after.kysely, id)
  expect(reached.length).toBeGreaterThanOrEqual(9)
  expect(reached.length).toBeLessThan(countingSteps)
  // on PostgreSQL the dead node's lease has to end first; an embedded database releases it at the start
  if (databaseKind === 'postgres') await later(after)
  const runner = aRunner(countingJob(), after)
  if (databaseKind === 'postgres') await runner.drain()
  else {
    runner.start()
    await expect.poll(() => writtenSteps(after.kysely, id), { timeout: 30_000 }).toEqual(allSteps)
  }
  expect(await writtenSteps(after.kysely, id)).toEqual(allSteps)
  await runner.stop()
  await after.close()
  await remove()
})
