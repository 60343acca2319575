import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathFields, type Call } from '@bdr/contract/kernel/call'
import { replyOf } from '@bdr/contract/replies'
import { viewerPostHeader } from '@bdr/contract/session/viewer-post'
import type { Admission } from '../admission/admission.ts'
import { personAsker, strangerAt, type Asker } from '../admission/asker.ts'
import type { Sessions } from '../sessions.ts'
import type { Bus } from '../bus.ts'
import type { Executor } from '../db/executor.ts'
import type { Database } from '../db/open.ts'
import { transaction } from '../db/transaction.ts'
import { invalid, noPermission, refused, sessionInvalid } from '../errors.ts'
import { fault, faultsOf } from '../refusals.ts'
import type { Seal } from '../seal.ts'
import { viewerCan, type Viewer } from '../viewer.ts'
import { admit } from './admit.ts'
import type { BoundCall, CallContext, Document } from './bind.ts'
import { bearer, callerOf } from './caller.ts'
import { once, readIdempotencyKey, requestHash } from './idempotency.ts'
import { envelopeWriter } from './serialize.ts'
import { sendJson } from './send-json.ts'
import { assertShallow, unstorable } from './storable.ts'
import { recordRefused } from './record-refused.ts'
import { readUpload } from './upload.ts'

export interface Gateway {
  readonly database: Database
  readonly sessions: Sessions
  /** decides whether costly calls may begin */
  readonly admission: Admission
  /** publishes a call's announcements after its commit */
  readonly bus: Bus
  /** keys the hashes of requests */
  readonly seal: Seal
  readonly productCode: string
  /** in tests and development: a reply that its schema rejects is a fault */
  readonly checkReplies: boolean
  /** header in which a trusted proxy states the location of an address */
  readonly placeHeader: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** null for calls without a cost */
    asker: Asker | null
  }
  interface FastifyContextConfig {
    /** size limit of an uploaded file */
    maxBytes?: number | undefined
    /** name of the call */
    call?: string
  }
}

/** The path of a call as a Fastify route. */
export const routePath = (call: Call, productCode: string): string =>
  call.path.replaceAll('{product}', productCode).replace(/\{(\w+)\}/g, ':$1')

/**
 * Mounts one call: session → permission → budget → input → (everything but GET: transaction) → handler → reply checked
 * by its schema → envelope. Session, permission and budget are checked before the body is read.
 */
export function mountCall(app: FastifyInstance, gateway: Gateway, bound: BoundCall): void {
  const { call } = bound
  const schema = call.kind === 'document' ? null : replyOf(call)
  const write = schema && envelopeWriter(schema)
  const inPath = pathFields(call.path)
  const inHeaders = Object.entries(call.inHeaders)
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const access = call.access

  /** @returns the error, after recording it if it concerns the identity of the caller */
  const noted = async (request: FastifyRequest, viewer: Viewer | null, error: unknown): Promise<unknown> => {
    const caller = callerOf(request, gateway.placeHeader)
    // a signed-in person may make a public call, too
    const asker = async () =>
      viewer ?? (caller.token === null ? null : gateway.sessions.viewerOf(caller.token))
    await recordRefused(gateway.database.kysely, error, { call, asker, caller })
    return error
  }

  /** The signed-in person; for a public call null, even if somebody is signed in. */
  const permitted = async (
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Viewer | null,
  ): Promise<Viewer | null> => {
    if (access === 'public') return null
    if (!viewer) throw sessionInvalid()
    // set before a refusal, since that may be how a page learns that the post has changed
    reply.header(viewerPostHeader, viewer.post)
    if (viewer.passwordDue && !call.whilePasswordDue) throw refused('session.passwordDue')
    if (access !== 'signed-in' && !viewerCan(viewer, access))
      throw await noted(request, viewer, noPermission())
    return viewer
  }

  const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request)
    const person = token === null ? null : await gateway.sessions.viewerOf(token)
    request.viewer = await permitted(request, reply, person)
    const { cost } = call
    if (cost === null) return
    const asker = person ? personAsker(person) : strangerAt(request.ip)
    await admit(request, reply, gateway.admission, { cost, asker }).catch(async (error: unknown) => {
      throw await noted(request, request.viewer, error)
    })
    request.asker = asker
  }

  const parse = (request: FastifyRequest, fields: unknown): Record<string, unknown> => {
    const given = inQuery ? request.query : fields
    const known = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}
    const misplaced = [...inPath, ...inHeaders.map(([name]) => name)].filter((name) => name in known)
    if (misplaced.length > 0) throw invalid(misplaced.map((name) => fault([name], 'field.unknown')))
    const input: Record<string, unknown> = { ...known, ...(request.params as object) }
    for (const [name, header] of inHeaders) input[name] = request.headers[header.toLowerCase()]
    assertShallow(input)
    const faults = unstorable(input)
    if (faults.length > 0) throw invalid(faults)
    const parsed = call.input.safeParse(input)
    if (!parsed.success) throw invalid(faultsOf(parsed.error))
    return parsed.data
  }

  const answer = async (request: FastifyRequest): Promise<unknown> => {
    const upload = bound.readFile ? await readUpload(request, call.maxBytes!) : null
    const input = parse(request, upload ? upload.fields : request.body)
    const file = upload ? await bound.readFile!(upload.file, input) : null
    const caller = callerOf(request, gateway.placeHeader)
    const context = (db: Executor): CallContext<Call> => ({
      input,
      caller,
      viewer: request.viewer as never,
      db,
      get asker() {
        if (!request.asker) throw new Error(`${call.name} does costly work and declares no cost`)
        return request.asker
      },
    })
    if (!bound.transactional) return bound.handle(context(gateway.database.kysely), file)
    const key = call.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : null
    const run = (tx: Executor) => {
      const work = () => bound.handle(context(tx), file)
      if (key === null || !request.viewer) return work()
      const hash = requestHash(gateway.seal, call.name, input, upload?.file.bytes ?? null)
      return once(tx, { staffId: request.viewer.staffId, key, call: call.name, hash }, work)
    }
    return transaction(gateway.database, run, { bus: gateway.bus })
  }

  const answered = async (request: FastifyRequest): Promise<unknown> => {
    try {
      return await answer(request)
    } catch (error) {
      throw await noted(request, request.viewer, error)
    }
  }

  app.route({
    method: call.method,
    url: routePath(call, gateway.productCode),
    // Fastify would answer HEAD by making the call, and some reads use up what they answer with
    exposeHeadRoute: false,
    config: { maxBytes: call.maxBytes ?? undefined, call: call.name },
    onRequest: authorise,
    handler: async (request, reply) => {
      const work = answered(request)
      request.work = work
      const result = await work
      if (write === null) return sendDocument(reply, call, result as Document)
      if (gateway.checkReplies) schema?.parse(result)
      const caching = call.shared ? 'shared' : call.revalidates ? 'own' : null
      return sendJson(request, reply, await write(result), caching)
    },
  })
}

function sendDocument(reply: FastifyReply, call: Call, document: Document): FastifyReply {
  return reply
    .header('content-type', call.mediaType!)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(document.fileName)}`)
    .header('cache-control', 'private, no-store')
    .headers(Object.fromEntries(call.replyHeaders.map((name) => [name, document.headers![name]!])))
    .send(document.bytes)
}
