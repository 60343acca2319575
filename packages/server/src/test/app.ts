import type { FastifyInstance } from 'fastify'
import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import { fillPath, pathFields } from '@bdr/contract/kernel/call'
import type { Code, InputFault } from '@bdr/contract/errors'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { auditActions } from '@bdr/text/entities'
import { buildApp } from '../app.ts'
import type { SmsMessage } from '../modules/sms/sender.ts'
import { localBus, type Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import type { Caller } from '../platform/gateway/bind.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { Viewer } from '../platform/viewer.ts'
import { testDatabase } from './database.ts'
import type { CreatedMerchant } from './factories.ts'
import { makePeople, testPassword, type Account } from './people.ts'
import { testAdapters } from './adapters.ts'
import { watchSecrets, type SecretWatch } from './secrets.ts'

const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'debug' })

/** A caller from this address, for functions called without a request. */
export const callerAt = (address: string): Caller => ({
  address,
  place: '',
  device: 'Chrome 141 · Windows',
  token: null,
  requestId: `request-of-${address}`,
})

/** A clock that always returns the same time. */
export const testClock: Clock = { now: () => new Date('2026-11-20T04:00:00Z'), today: () => '2026-11-20' }

export interface Answer<Data = unknown> {
  readonly status: number
  readonly code: Code
  readonly msg: string
  /** the reason of the refusal */
  readonly key?: string
  readonly data: Data
  /** the faults of an A00002 with their paths */
  readonly faults: readonly InputFault[]
  readonly faultCount?: number
}

/** The faults of an answer as `path：message`. */
export const faultsIn = ({ faults }: Pick<Answer, 'faults'>): string[] =>
  faults.map(({ path, message }) => `${path}：${message}`)

export interface SendOptions {
  readonly idempotencyKey?: string
  /** the client's address */
  readonly address?: string
  readonly userAgent?: string
}

/** A signed-in person who makes calls over HTTP like a client does. */
export interface Client {
  call<C extends Call>(call: C, input: InputOf<C>, options?: SendOptions): Promise<Answer<ReplyOf<C>>>
  /** the same for input that the types do not allow */
  send(call: Call, input: Record<string, unknown>, options?: SendOptions): Promise<Answer<never>>
  /** a call that must succeed */
  ok<C extends Call>(call: C, input: InputOf<C>): Promise<ReplyOf<C>>
  readonly token: string | null
}

export interface TestWorld {
  readonly app: FastifyInstance
  readonly database: Database
  readonly bus: Bus
  readonly valves: CreatedMerchant
  readonly bearings: CreatedMerchant
  /** all sent SMS, after sending those that wait */
  sentSms(): Promise<readonly SmsMessage[]>
  /** the storage of files */
  readonly store: ObjectStore
  /** owner, sales and driver of the valve merchant, owner2 of the bearing merchant, admin */
  readonly viewers: Readonly<Record<Account, Viewer>>
  as(account: Account | null): Promise<Client>
  /** the logged lines, and the secrets none of them may contain */
  readonly watch: SecretWatch
  /** @throws Error if the log contains a secret of this world, or the audit log an action without a name */
  close(): Promise<void>
}

const watches = new WeakMap<FastifyInstance, SecretWatch>()

/** The real application on a real database with two merchants and their people. */
export async function testWorld({ clock = testClock }: { clock?: Clock } = {}): Promise<TestWorld> {
  const database = await testDatabase()
  const bus = localBus()
  const watch = watchSecrets()
  const { adapters, sent, remove } = testAdapters(watch)
  const app = await buildApp({ database, env, clock, bus, adapters, logTo: watch.logTo })
  watches.set(app, watch)
  await app.ready()
  const db = database.kysely
  const { valves, bearings, viewers } = await makePeople(db)
  return {
    app,
    database,
    bus,
    valves,
    bearings,
    viewers,
    store: adapters.store,
    sentSms: async () => {
      await app.outbox.drain()
      return sent
    },
    as: async (account) => clientOf(app, account === null ? null : await signIn(app, account)),
    watch,
    close: async () => {
      const actions = await db.selectFrom('audit_log').select('action').distinct().execute()
      await app.close()
      await database.close()
      await remove()
      const wordless = actions.filter(({ action }) => !Object.hasOwn(auditActions, action))
      if (wordless.length > 0) throw new Error(`no words in text/audit.ts: ${JSON.stringify(wordless)}`)
      const leaks = watch.leaks()
      if (leaks.length > 0) throw new Error(`secrets in the log:\n${leaks.join('')}`)
    },
  }
}

async function signIn(app: FastifyInstance, account: Account): Promise<string> {
  const answer = await clientOf(app, null).ok(login, {
    principal: account,
    credentials: testPassword,
    sysType: loginSysType,
  })
  if (answer.accessToken === null) throw new Error(`${account} needs a second factor`)
  return answer.accessToken
}

export function clientOf(app: FastifyInstance, token: string | null): Client {
  const watch = watches.get(app)
  if (token !== null) watch?.note(token)
  const send: Client['send'] = async (call, input, options = {}) => {
    watch?.watch(call, input)
    const inPath = pathFields(call.path)
    const url = fillPath(call.path, { ...input, product: env.productCode })
    const rest = Object.entries(input).filter(
      ([name, value]) => !inPath.includes(name) && !(name in call.inHeaders) && value !== undefined,
    )
    const inHeaders = Object.entries(call.inHeaders).filter(([name]) => input[name] !== undefined)
    const inQuery = call.method === 'GET' || call.method === 'DELETE'
    const response = await app.inject({
      method: call.method,
      url,
      ...(options.address !== undefined && { remoteAddress: options.address }),
      headers: {
        ...Object.fromEntries(inHeaders.map(([name, header]) => [header, String(input[name])])),
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(options.userAgent !== undefined && { 'user-agent': options.userAgent }),
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(inQuery
        ? { query: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])) }
        : { payload: Object.fromEntries(rest) }),
    })
    if (!response.headers['content-type']?.toString().startsWith('application/json')) {
      return {
        status: response.statusCode,
        code: '00000',
        msg: '',
        data: response.rawPayload as never,
        faults: [],
      }
    }
    const envelope: Omit<Answer<never>, 'status'> = response.json()
    watch?.watch(call, envelope.data)
    return { status: response.statusCode, ...envelope, faults: envelope.faults ?? [] }
  }
  return {
    token,
    send,
    call: (call, input, options) => send(call, input, options),
    ok: async (call, input) => {
      const answer = await send(call, input)
      if (answer.code !== '00000')
        throw new Error(`${call.name}: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`)
      return answer.data
    },
  }
}
