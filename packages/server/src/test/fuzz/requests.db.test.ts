import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { buildApp } from '../../app.ts'
import { seedDemoOnce } from '../../db/demo/seed-once.ts'
import { localBus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { testAdapters } from '../adapters.ts'
import { testClock } from '../app.ts'
import { databaseKind, testDatabase } from '../database.ts'
import { picture } from '../pictures.ts'
import { watchSecrets } from '../secrets.ts'
import { assertWellFormed } from '../well-formed.ts'
import { operationsOf, type Operation } from './openapi.ts'
import { accounts, demoPeople, type Account, type People } from './people.ts'
import { randomFrom, type Random } from './random.ts'
import { requestOf, type Request } from './request.ts'
import { createMemory, validValues } from './valid.ts'

/**
 * Requests as described in `/openapi.json`, and the same with mistakes, from all accounts: no answer may be an internal
 * error, and no office document unreadable. `npm run fuzz` continues until it finds one.
 */
const limit = Number(process.env['FUZZ_REQUESTS'] ?? 6_000)
// each database gets different requests, which together find more than the same ones twice
const seed = Number(process.env['FUZZ_SEED'] ?? (databaseKind === 'pglite' ? 20_261_120 : 20_261_124))
const reportEvery = 10_000

let database: Database
let app: FastifyInstance
let people: People
let files: readonly Buffer[]
const watch = watchSecrets()
const { adapters, remove } = testAdapters(watch)

beforeAll(async () => {
  database = await testDatabase()
  await seedDemoOnce(database, testClock, adapters.store)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  app = await buildApp({ database, env, clock: testClock, bus: localBus(), adapters, logTo: watch.logTo })
  await app.ready()
  people = await demoPeople(database.kysely)
  const workbook = await readFile(
    new URL('../../modules/order-import/fixtures/list-openpyxl.xlsx', import.meta.url),
  )
  files = [
    workbook,
    workbook.subarray(0, workbook.length / 2),
    await picture(40, 30).png().toBuffer(),
    Buffer.from('<?xml version="1.0"?><Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(0),
  ]
})
afterAll(async () => {
  await app.close()
  await database.close()
  await remove()
})

it(`answers ${limit} requests without an internal error`, { timeout: 0 }, async () => {
  const random = randomFrom(seed)
  const memory = createMemory(random)
  const parts = { random, values: validValues(random, memory), files }
  const operations = operationsOf((await app.inject({ url: '/openapi.json' })).json())
  const turns = fairTurns(random, operations)
  const answered = new Map<string, number>()
  const refused = new Set<string>()
  /** An account, usually one with the permission. */
  const anybody = ({ operationId }: Operation): Account => {
    const account = random.oneOf(accounts)
    return refused.has(`${operationId} ${account}`) && random.chance(0.9) ? random.oneOf(accounts) : account
  }

  for (let sent = 1; sent <= limit; sent += 1) {
    const turn = turns.next()
    const account = anybody(turn.operation)
    const request = requestOf(parts, turn.operation, people.tokenOf(account))
    const response = await app.inject(request)
    turn.end()
    if (response.statusCode >= 500)
      throw new Error(describeFailure(request, response.statusCode, watch.lines.at(-1)))
    if (response.headers['content-type']?.includes('officedocument') && response.rawPayload.length > 0)
      await assertWellFormed(response.rawPayload)
    const envelope = envelopeOf(response.headers['content-type'], response.body)
    const code = envelope?.code ?? 'document'
    answered.set(code, (answered.get(code) ?? 0) + 1)
    if (code === codes.success) memory.note(envelope!.data)
    if (code === codes.noPermission || (code === codes.sessionInvalid && account === null))
      refused.add(`${turn.operation.operationId} ${account}`)
    if (code === codes.sessionInvalid || random.chance(0.002)) await people.revive(account)
    if (sent % reportEvery === 0)
      process.stdout.write(`${sent} ${JSON.stringify(Object.fromEntries(answered))}\n`)
  }

  // a generator whose requests are never accepted would find nothing
  expect(answered.get(codes.success)).toBeGreaterThan(limit / 20)
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining([codes.invalid, codes.noPermission, codes.notFound, codes.malformed]),
  )
})

/** Chooses operations so that each gets the same time: one that hashes a password takes as long as a hundred lists. */
function fairTurns(random: Random, operations: readonly Operation[]) {
  const used = new Map(operations.map((operation) => [operation, 0]))
  return {
    next() {
      const [one, other] = [random.oneOf(operations), random.oneOf(operations)]
      const operation = used.get(one)! <= used.get(other)! ? one : other
      const began = performance.now()
      return { operation, end: () => used.set(operation, used.get(operation)! + performance.now() - began) }
    },
  }
}

function envelopeOf(contentType: string | undefined, body: string) {
  if (body === '' || !contentType?.startsWith('application/json')) return null
  return JSON.parse(body) as { code: string; data: unknown }
}

const describeFailure = ({ method, url, headers, payload }: Request, status: number, logged = '') => {
  const body = payload === undefined ? '' : Buffer.from(payload).toString('latin1')
  return `${status} to ${method} ${url}\n${JSON.stringify(headers)}\n${body.slice(0, 3_000)}\n${logged}`
}
