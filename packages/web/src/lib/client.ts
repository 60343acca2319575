import { codes, type EnvelopeFaults, type InputFault } from '@bdr/contract/errors'
import { idempotencyKeyHeader, type Call, type InputOf, type ReplyOf } from '@bdr/contract/kernel/call'
import { viewerPostHeader } from '@bdr/contract/session/viewer-post'
import { sessionText, transportText } from '@bdr/text/client'
import { CallError, TransportError } from './call-error.ts'
import { isOfType } from './media-type.ts'
import { outgoing } from './outgoing.ts'
import { randomId } from './random-id.ts'
import { noteServerTime } from './server-clock.ts'

/** Milliseconds after which the client stops waiting for an answer. */
const timeout = 300_000

/** What the client needs to know about the page it runs in. */
export interface ClientHost {
  /** scheme and host of the gateway; empty for the page's own host */
  origin: string
  product(): string
  /** the token of this page's session */
  token(): string | null
  /** whether the browser's session is still the page's: another tab may have ended it or begun its own */
  holdsSession?(): boolean
  /**
   * called when an answer shows that this token is no longer valid, or that it is not the browser's session
   */
  onSessionInvalid(token: string): void
  /** called with the post that the server assigns to the owner of the token */
  onViewerPost?(token: string, post: string): void
  /** the answer of a request that the document itself started while the scripts loaded */
  takeEarlyAnswer?(path: string): Promise<Response> | null
}

export interface RequestOptions {
  signal?: AbortSignal
  /** makes it safe to repeat the same input, for calls that are `idempotent` */
  idempotencyKey?: string
  /** the file of an upload call */
  file?: File
  /** sends the request; `fetch` unless given */
  through?: (url: string, init: RequestInit) => Promise<Response>
}

/** Makes the functions that call the gateway; `api.ts` has the page's own. */
export function createClient(host: ClientHost) {
  async function send<C extends Call>(call: C, input: InputOf<C>, options: RequestOptions): Promise<Answer> {
    const token = host.token()
    // the page shows what one person may see: it must not act as another one
    if (token !== null && host.holdsSession?.() === false) return refuse(sessionEnded(), token)
    const requestId = randomId()
    const { path, init } = outgoing(call, input, host.product(), options.file)
    const headers = new Headers(init.headers)
    headers.set('X-Request-Id', requestId)
    if (token !== null) headers.set('Authorization', `Bearer ${token}`)
    if (options.idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, options.idempotencyKey)
    const signal = AbortSignal.any([
      AbortSignal.timeout(timeout),
      ...(options.signal ? [options.signal] : []),
    ])
    try {
      const early = call.method === 'GET' ? (host.takeEarlyAnswer?.(path) ?? null) : null
      const { through = fetch } = options
      const sentAt = early === null ? Date.now() : undefined
      const response = await (early ?? through(host.origin + path, { ...init, headers, signal }))
      noteServerTime(response.headers.get('Date'), sentAt)
      const post = response.headers.get(viewerPostHeader)
      if (token !== null && post !== null) host.onViewerPost?.(token, post)
      return {
        response,
        body: await response.blob(),
        requestId: response.headers.get('X-Request-Id') ?? requestId,
        token,
      }
    } catch (error) {
      if (options.signal?.aborted) throw error
      const late = error instanceof DOMException && error.name === 'TimeoutError'
      throw new TransportError(late ? transportText.timeout : transportText.offline, requestId, {
        cause: error,
      })
    }
  }

  const refuse = (error: CallError, token: string | null): never => {
    if (error.code === codes.sessionInvalid && token !== null) host.onSessionInvalid(token)
    throw error
  }

  return {
    /**
     * Makes a call and returns its `data`.
     * @throws CallError for every code but success, TransportError when no answer arrived;
     *   the signal's reason when it was aborted
     */
    async request<C extends Call>(
      call: C,
      input: InputOf<C>,
      options: RequestOptions = {},
    ): Promise<ReplyOf<C>> {
      const answer = await send(call, input, options)
      const envelope = await readEnvelope(answer)
      if (envelope instanceof CallError) return refuse(envelope, answer.token)
      return envelope.data
    },

    /**
     * Makes a call that returns a file, with the headers the call declares. Throws as `request` does: a
     * refusal arrives as an envelope, and a file of another type than the call's is not accepted.
     */
    async requestDocument<C extends Call>(
      call: C,
      input: InputOf<C>,
      options: RequestOptions = {},
    ): Promise<DocumentAnswer> {
      const answer = await send(call, input, options)
      const { response, body } = answer
      if (response.ok && (await isOfType(body, call.mediaType, response.headers.get('Content-Type') ?? '')))
        return { file: body, headers: headersOf(call, response) }
      const envelope = await readEnvelope(answer)
      if (envelope instanceof CallError) return refuse(envelope, answer.token)
      throw new TransportError(transportText.unreadable, answer.requestId)
    },
  }
}

const sessionEnded = () =>
  new CallError({
    code: codes.sessionInvalid,
    msg: sessionText.ended,
    data: null,
    requestId: null,
    status: 200,
  })

export interface DocumentAnswer {
  readonly file: Blob
  /** by the names of the call's `replyHeaders`; null where the answer has none */
  readonly headers: Readonly<Record<string, string | null>>
}

const headersOf = ({ replyHeaders }: Call, { headers }: Response): DocumentAnswer['headers'] =>
  Object.fromEntries(replyHeaders.map((name) => [name, headers.get(name)]))

/** What came back for a request, read to its end. */
interface Answer {
  response: Response
  body: Blob
  requestId: string
  /** the token the request went out with */
  token: string | null
}

/**
 * The envelope of an answer, as an error unless its code says success.
 * @throws TransportError when it is none
 */
async function readEnvelope({ response, body, requestId }: Answer): Promise<{ data: unknown } | CallError> {
  const envelope = asEnvelope(await body.text())
  if (envelope === null) {
    const message = response.ok ? transportText.unreadable : transportText.status(response.status)
    throw new TransportError(message, requestId)
  }
  if (envelope.code === codes.success) return { data: envelope.data }
  return new CallError({ ...envelope, requestId, status: response.status })
}

interface ReadEnvelope extends Partial<EnvelopeFaults> {
  readonly code: string
  readonly msg: string
  readonly data: unknown
  readonly key: string | null
}

function asEnvelope(text: string): ReadEnvelope | null {
  try {
    const value = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    if (typeof value?.['code'] !== 'string') return null
    return {
      code: value['code'],
      msg: typeof value['msg'] === 'string' ? value['msg'] : '',
      data: value['data'] ?? value['result'] ?? null,
      key: typeof value['key'] === 'string' ? value['key'] : null,
      ...faultsBeside(value),
    }
  } catch {
    return null
  }
}

function faultsBeside({ faults, faultCount }: Readonly<Record<string, unknown>>): Partial<EnvelopeFaults> {
  const listed = Array.isArray(faults) ? faults.filter(isFault) : []
  if (listed.length === 0) return {}
  return { faults: listed, faultCount: typeof faultCount === 'number' ? faultCount : listed.length }
}

function isFault(value: unknown): value is InputFault {
  const { path, key, message } = (value ?? {}) as Partial<InputFault>
  return typeof path === 'string' && typeof key === 'string' && typeof message === 'string'
}
