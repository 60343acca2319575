import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { allCalls } from '@bdr/contract/calls'
import { runBackground } from './background.ts'
import { releaseTimer } from './modules/content/release-timer.ts'
import { isShown } from './modules/content/shown.ts'
import { serveFiles } from './modules/files/serve.ts'
import { setFileAddresses } from './modules/files/url.ts'
import { countUnread } from './modules/messages/queries.ts'
import { serveSiteFiles, type DrawingOf } from './modules/site/files.ts'
import { createSessions } from './modules/session/sessions.ts'
import type { Sessions } from './platform/sessions.ts'
import { adaptersOf } from './adapters.ts'
import { assignees, modules, owners } from './modules.ts'
import { createAdmission, type Admission } from './platform/admission/admission.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import type { Env } from './platform/env.ts'
import type { BoundCall } from './platform/gateway/bind.ts'
import type { Adapters, ModuleParts } from './platform/module.ts'
import { apiDocs } from './platform/gateway/docs.ts'
import { answerErrors, answerUnknownPath } from './platform/gateway/error-answer.ts'
import { mountCall } from './platform/gateway/mount.ts'
import { cutStalled, checkEveryMillis } from './platform/gateway/stalled.ts'
import type { ObjectStore } from './platform/object-store.ts'
import { storedSecret } from './platform/stored-secret.ts'
import { loggerOf, type LogTarget } from './platform/log.ts'
import { createSeal } from './platform/seal.ts'
import { servePush, takesUpgrade } from './platform/push/serve.ts'
import { unreadableAddress } from './platform/web/addresses.ts'

/** Size limit of a JSON body; uploads have limits of their own. */
const bodyLimit = 1024 * 1024

/** What pages need of the application. */
export interface PageParts {
  readonly sessions: Sessions
  readonly store: ObjectStore
  readonly admission: Admission
}

export interface AppParts {
  readonly database: Database
  readonly env: Env
  readonly clock: Clock
  readonly bus: Bus
  /** target of log lines; stdout by default */
  readonly logTo?: LogTarget
  /** adapters of external services; those of the settings by default */
  readonly adapters?: Partial<Adapters>
  /** mounts the pages; omitted where only the gateway is needed */
  readonly pages?: (app: FastifyInstance, parts: PageParts) => Promise<DrawingOf>
}

/** Builds the whole application without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, env } = parts
  const app = Fastify({
    bodyLimit,
    http: {
      shouldUpgradeCallback: takesUpgrade(env.productCode, env.mode),
      connectionsCheckingInterval: checkEveryMillis,
    },
    logger: loggerOf(env, parts.logTo),
    // a log line for every request costs a tenth of the throughput; refusals and faults are logged separately
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: unreadableAddress(env.productCode),
    forceCloseConnections: 'idle',
  })
  cutStalled(app.server)
  app.decorateRequest('viewer', null)
  app.decorateRequest('asker', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    done()
  })
  answerErrors(app)

  const sessions = createSessions(database, parts.bus)
  const admission = createAdmission(database.kysely)
  const seal = createSeal(env.secretKey ?? (await storedSecret(database.kysely, 'seal')))
  const { productCode } = env
  const adapters = { ...(await adaptersOf(env, app.log)), ...parts.adapters }
  const secrets = env.fileSecrets?.map((secret) => Buffer.from(secret)) ?? [
    await storedSecret(database.kysely, 'files'),
  ]
  setFileAddresses({ productCode, secret: secrets[0]! })
  const moduleParts: ModuleParts = { ...parts, sessions, seal, adapters, log: app.log }
  await app.register(async (gateway) => {
    // registered only on the gateway, since its hooks would otherwise run for every page of the website
    await gateway.register(multipart)
    gateway.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const settings = {
      database,
      sessions,
      admission,
      bus: parts.bus,
      seal,
      productCode: env.productCode,
      checkReplies: env.mode !== 'production',
      placeHeader: env.placeHeader,
    }
    for (const bound of allBound(moduleParts)) mountCall(gateway, settings, bound)
  })
  servePush(app, {
    sessions,
    known: {
      ownersOf: async (kind, ids) => (await owners[kind]?.(database.kysely, ids)) ?? new Map(),
      assigneesOf: async (kind, ids) => (await assignees[kind]?.(database.kysely, ids)) ?? new Map(),
    },
    unreadOf: (staffId) => countUnread(database.kysely, staffId),
    bus: parts.bus,
    productCode,
    publicUrl: env.publicUrl,
  })
  serveFiles(app, { database, sessions, store: adapters.store, productCode, secrets, isShown })
  runBackground(app, moduleParts)
  apiDocs(app, env.productCode) // mounted last; the pages' renderer also provides the drawings
  let drawingOf: DrawingOf = async () => null
  serveSiteFiles(app, { database, bus: parts.bus, env, drawingOf: (name) => drawingOf(name) })
  const release = releaseTimer({ database, bus: parts.bus, log: app.log })
  app.addHook('onReady', async () => release.start())
  app.addHook('onClose', () => release.stop())
  app.get('/healthz', async () => {
    await database.ping()
    return { status: 'ok' }
  })
  if (parts.pages) drawingOf = await parts.pages(app, { sessions, store: adapters.store, admission })
  else app.setNotFoundHandler(answerUnknownPath)
  return app
}

/**
 * Throws. Inputs are validated by the contract's schemas, so Fastify's own validator, about a hundred files, must never
 * load.
 */
function noSchemas(): never {
  throw new Error('a route has its own schema: calls are validated by the contract')
}

/**
 * All calls of the contract with their handlers. A call without a handler stops the start, and so does a handler for a
 * call outside the contract, since the tests that walk all calls would miss it.
 */
function allBound(parts: ModuleParts): BoundCall[] {
  const bound = modules.flatMap(({ routes }) => routes(parts))
  const unanswered = allCalls.filter((call) => bound.filter((one) => one.call === call).length !== 1)
  if (unanswered.length > 0)
    throw new Error(`calls not bound exactly once: ${unanswered.map((call) => call.name).join(', ')}`)
  const unlisted = bound.filter(({ call }) => !allCalls.includes(call))
  if (unlisted.length > 0)
    throw new Error(`calls not listed in the contract: ${unlisted.map(({ call }) => call.name).join(', ')}`)
  return bound
}

/** The client's own request id if it is safe to log, otherwise a new one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
