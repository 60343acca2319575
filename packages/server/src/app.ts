import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { allCalls } from '@bdr/contract/calls'
import { dashboardRoutes } from './modules/dashboard/routes.ts'
import { deliveryNoteRoutes } from './modules/delivery-notes/routes.ts'
import { merchantRoutes } from './modules/merchants/routes.ts'
import { messageRoutes } from './modules/messages/routes.ts'
import { orderImportRoutes } from './modules/order-import/routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { sessionRoutes } from './modules/session/routes.ts'
import { createSessions, type Sessions } from './modules/session/sessions.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import type { Env } from './platform/env.ts'
import type { BoundCall } from './platform/gateway/bind.ts'
import { apiDocs } from './platform/gateway/docs.ts'
import { answerErrors, answerUnknownPath } from './platform/gateway/error-answer.ts'
import { mountCall } from './platform/gateway/mount.ts'
import { loggerOf, type LogTarget } from './platform/log.ts'
import { servePush, takesUpgrade } from './platform/push/serve.ts'

/** Largest JSON body; uploads have their own limits. */
const bodyLimit = 1024 * 1024

export interface AppParts {
  readonly database: Database
  readonly env: Env
  readonly clock: Clock
  readonly bus: Bus
  /** where log lines go; stdout unless given */
  readonly logTo?: LogTarget
  /** mounts the pages; absent where only the gateway is wanted */
  readonly pages?: (app: FastifyInstance, sessions: Sessions) => Promise<void>
}

/** The whole application, not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, env } = parts
  const app = Fastify({
    bodyLimit,
    http: { shouldUpgradeCallback: takesUpgrade(env.productCode, env.mode) },
    logger: loggerOf(env, parts.logTo),
    // a line for every request costs a tenth of the throughput; refusals and faults log themselves
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  answerErrors(app)
  await app.register(multipart)
  await app.register(rateLimit, { global: false })

  const sessions = createSessions(database, parts.bus)
  const onUnreadable = (error: Error, fileName: string) =>
    app.log.error({ err: error, fileName }, 'import file could not be read')
  await app.register(async (gateway) => {
    gateway.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const settings = {
      database,
      sessions,
      bus: parts.bus,
      productCode: env.productCode,
      checkReplies: env.mode !== 'production',
    }
    for (const bound of allBound(parts, sessions, onUnreadable)) mountCall(gateway, settings, bound)
  })
  servePush(app, { sessions, bus: parts.bus, productCode: env.productCode, publicUrl: env.publicUrl })
  await apiDocs(app, env.productCode)
  app.get('/healthz', async () => {
    await database.kysely.selectNoFrom(({ lit }) => lit(1).as('alive')).execute()
    return { status: 'ok' }
  })
  if (parts.pages) await parts.pages(app, sessions)
  else app.setNotFoundHandler(answerUnknownPath)
  return app
}

/** Every call of the contract with its handler. A call nobody answers stops the start. */
function allBound(
  { database, clock, env }: AppParts,
  sessions: Sessions,
  onUnreadable: (error: Error, fileName: string) => void,
): BoundCall[] {
  const bound = [
    ...sessionRoutes(database, sessions),
    ...dashboardRoutes(),
    ...merchantRoutes(),
    ...orderRoutes(clock),
    ...orderImportRoutes(onUnreadable),
    ...deliveryNoteRoutes(clock, env.publicUrl),
    ...messageRoutes(),
    ...searchRoutes(),
  ]
  const unanswered = allCalls.filter((call) => bound.filter((one) => one.call === call).length !== 1)
  if (unanswered.length > 0)
    throw new Error(`calls not bound exactly once: ${unanswered.map((call) => call.name).join(', ')}`)
  return bound
}

/** The client's own id when it is harmless to log, else a new one. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
