import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseKind, testDatabase } from '../test/database.ts'
import { localBus, type Bus } from './bus.ts'
import type { Database } from './db/open.ts'
import { transaction } from './db/transaction.ts'
import { enqueue, Undeliverable, type EnqueueOptions } from './outbox.ts'
import { claim } from './outbox-queries.ts'
import { tries } from './outbox-rules.ts'
import type { DueLoop } from './jobs/due-loop.ts'
import { outboxWorker } from './outbox-worker.ts'

let database: Database
let bus: Bus
/** titles of the messages that were sent, in order */
let sent: string[]
/** the carrier's next answer; null: it accepts the message */
let failure: Error | null
let givenUp: string[]
let workers: DueLoop[]

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  bus = localBus()
  sent = []
  failure = null
  givenUp = []
  workers = []
})
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  await database.kysely.deleteFrom('outbox').execute()
})

const unwanted = async () => {
  throw new Error('not of this test')
}

function aWorker(): DueLoop {
  const worker = outboxWorker({
    database,
    bus,
    log: Fastify({ logger: false }).log,
    handlers: {
      sms: async ({ params }) => {
        if (failure) throw failure
        sent.push('title' in params ? params.title : 'code' in params ? params.code : '')
      },
      mail: unwanted,
      'file-removal': unwanted,
      'content-due': unwanted,
    },
    onGivenUp: async (_tx, row) => void givenUp.push(row.id),
  })
  workers.push(worker)
  return worker
}

const write = (title: string, options: EnqueueOptions = {}, fails = false) =>
  transaction(
    database,
    async (tx) => {
      await enqueue(tx, 'sms', { mobile: '13800000001', template: 'notice', params: { title } }, options)
      if (fails) throw new Error('rolled back')
    },
    { bus },
  )

const rows = () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()
const onlyRow = async () => (await rows())[0]!
/** Simulates that time has passed: waiting rows are due, and leases have ended. */
const later = () =>
  database.kysely
    .updateTable('outbox')
    .set({ due_at: sql<string>`now() - interval '1 second'` })
    .execute()

describe('a row of the outbox', () => {
  it('is sent after the commit by an idle worker', async () => {
    const worker = aWorker()
    worker.start()
    await worker.drain()
    await write('one')
    await worker.drain()
    expect(sent).toEqual(['one'])
    expect(await onlyRow()).toMatchObject({ attempts: 1, last_error: null, given_up_at: null })
    expect((await onlyRow()).done_at).not.toBeNull()
  })

  it('does not exist after a rollback', async () => {
    await expect(write('one', {}, true)).rejects.toThrow('rolled back')
    await aWorker().drain()
    expect([sent, await rows()]).toEqual([[], []])
  })

  it('waits until it is due', async () => {
    await write('one', { dueAt: new Date(Date.now() + 3_600_000) })
    const worker = aWorker()
    await worker.drain()
    expect(sent).toEqual([])
    await later()
    await worker.drain()
    expect(sent).toEqual(['one'])
  })
})

describe('a row that fails', () => {
  it("is tried again later, with the carrier's message stored until it succeeds", async () => {
    await write('one')
    const worker = aWorker()
    failure = new Error('isp.SYSTEM_ERROR')
    await worker.drain()
    expect(await onlyRow()).toMatchObject({ attempts: 1, last_error: 'isp.SYSTEM_ERROR', done_at: null })
    failure = null
    await worker.drain()
    expect(sent).toEqual([])
    await later()
    await worker.drain()
    expect(sent).toEqual(['one'])
    expect(await onlyRow()).toMatchObject({ attempts: 2, last_error: null })
  })

  it('is given up after the last attempt, and reported once', async () => {
    await write('one')
    const worker = aWorker()
    failure = new Error('down')
    for (let attempt = 0; attempt < tries + 3; attempt += 1) {
      await worker.drain()
      await later()
    }
    const row = await onlyRow()
    expect(row).toMatchObject({ attempts: tries, last_error: 'down', done_at: null })
    expect(row.given_up_at).not.toBeNull()
    expect(givenUp).toEqual([row.id])
  })

  it('is given up at once when trying again cannot help', async () => {
    await write('one')
    failure = new Undeliverable('isv.MOBILE_NUMBER_ILLEGAL')
    await aWorker().drain()
    expect(await onlyRow()).toMatchObject({ attempts: 1, last_error: 'isv.MOBILE_NUMBER_ILLEGAL' })
    expect(givenUp).toHaveLength(1)
  })

  it('is not sent when it is no longer useful', async () => {
    await write('late', { usefulFor: 60 })
    await database.kysely
      .updateTable('outbox')
      .set({ useless_after: sql<string>`now() - interval '1 second'` })
      .execute()
    await aWorker().drain()
    expect(sent).toEqual([])
    expect(await onlyRow()).toMatchObject({ last_error: 'useless' })
    expect(givenUp).toHaveLength(1)
  })

  it('is given up when the next attempt would be too late', async () => {
    await write('short', { usefulFor: 4 })
    failure = new Error('down')
    await aWorker().drain()
    expect((await onlyRow()).given_up_at).not.toBeNull()
  })
})

describe('a node that dies', () => {
  it('leaves its row to another node, but only after the lease has ended', async () => {
    await write('one')
    expect(await claim(database.kysely, 60)).toMatchObject({ attempts: 1 })
    const other = aWorker()
    await other.drain()
    expect(sent).toEqual([])
    await later()
    await other.drain()
    expect(sent).toEqual(['one'])
  })

  it('does not die of the same row again and again', async () => {
    await write('poison')
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await claim(database.kysely, 60)
      await later()
    }
    await aWorker().drain()
    expect(sent).toEqual([])
    expect(await onlyRow()).toMatchObject({ last_error: 'crashed' })
  })
})

describe('a secret payload', () => {
  const secret = { secret: true, usefulFor: 300 }
  const payload = async () => (await onlyRow()).payload

  it('is emptied after it was sent, except for its kind', async () => {
    await write('204816', secret)
    expect(await payload()).toMatchObject({ params: { title: '204816' } })
    await aWorker().drain()
    expect(await payload()).toEqual({ template: 'notice' })
  })

  it('is emptied after it was given up', async () => {
    await write('204816', secret)
    failure = new Undeliverable('no')
    await aWorker().drain()
    expect(await payload()).toEqual({ template: 'notice' })
  })

  it('is the only kind that is emptied', async () => {
    await write('one')
    failure = new Undeliverable('no')
    await aWorker().drain()
    expect(await payload()).toMatchObject({ params: { title: 'one' } })
  })
})

it('stops after the rows it has started, and claims no more', async () => {
  const worker = aWorker()
  worker.start()
  await worker.stop()
  await write('one')
  await worker.drain()
  expect(sent).toEqual([])
})

it.runIf(databaseKind === 'postgres')('several nodes handle each row exactly once', async () => {
  const titles = Array.from({ length: 120 }, (_, index) => `n${index}`)
  await transaction(database, async (tx) => {
    for (const title of titles)
      await enqueue(tx, 'sms', { mobile: '13800000001', template: 'notice', params: { title } })
  })
  await Promise.all([aWorker(), aWorker(), aWorker()].map((worker) => worker.drain()))
  expect(sent.toSorted()).toEqual(titles.toSorted())
  expect((await rows()).every((row) => row.attempts === 1 && row.done_at !== null)).toBe(true)
})
