import type { Call, ParsedInputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { Readable } from 'node:stream'
import type { Machine, PersonalActionOf } from '@bdr/contract/kernel/machine'
import type { Executor } from '../db/executor.ts'
import type { Viewer } from '../viewer.ts'

/** Who and what a call came from. */
export interface Caller {
  readonly address: string
  /** where the address is, in words; empty when nobody knows */
  readonly place: string
  /** browser and system, `Chrome 141 · Windows`; null when the client does not say */
  readonly device: string | null
  /** the bearer token, for the one call that ends it */
  readonly token: string | null
  readonly requestId: string
}

export interface CallContext<C extends Call> {
  readonly input: ParsedInputOf<C>
  /** present unless the call is public */
  readonly viewer: C['access'] extends 'public' ? null : Viewer
  /** for calls that change something: the open transaction */
  readonly db: Executor
  readonly caller: Caller
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A file answered by a document call. */
export interface Document {
  readonly bytes: Buffer | Readable
  readonly fileName: string
  /** values of the call's `replyHeaders` */
  readonly headers?: Readonly<Record<string, string>>
}

/** A call with the code that answers it, ready to be mounted. */
export interface BoundCall {
  readonly call: Call
  /** False for the calls that decide themselves when to open a transaction. */
  readonly transactional: boolean
  /** Uploads: reads the file before any transaction is open, since that may take a while. */
  readonly readFile: ((file: UploadedFile) => Promise<unknown>) | null
  /** Public calls: says no before the body is read and a transaction open. */
  readonly admit?: (caller: Caller) => Promise<void>
  readonly handle: (context: CallContext<Call>, file: unknown) => Promise<unknown>
}

const erase = (handle: unknown) => handle as BoundCall['handle']

/** Answers a call. Everything but GET runs in a transaction that commits before the answer leaves. */
export function bind<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<ReplyOf<C>>,
  options: { transactional?: boolean } & Pick<BoundCall, 'admit'> = {},
): BoundCall {
  return {
    call,
    transactional: call.method !== 'GET',
    ...options,
    readFile: null,
    handle: erase(handle),
  }
}

/**
 * Binds calls that perform an action each, of one machine and without data of their own, to one
 * handler: which action it is the call says, so none can be bound to another one's.
 * @throws Error for a call that performs something else, or several actions
 */
export const bindActions = <M extends Machine, C extends Call>(
  { name }: M,
  calls: readonly C[],
  handle: (context: CallContext<C>, action: PersonalActionOf<M>) => Promise<ReplyOf<C>>,
): BoundCall[] =>
  calls.map((call) => {
    const [action, ...others] = call.performs?.actions ?? []
    if (call.performs?.machine !== name || action === undefined || others.length > 0)
      throw new Error(`${call.name} does not perform one action of ${name}`)
    return bind(call, (context: CallContext<C>) => handle(context, action as PersonalActionOf<M>))
  })

export function bindUpload<C extends Call, File>(
  call: C,
  readFile: (file: UploadedFile) => Promise<File>,
  handle: (context: CallContext<C>, file: File) => Promise<ReplyOf<C>>,
  options: { transactional?: boolean } & Pick<BoundCall, 'admit'> = {},
): BoundCall {
  return { call, transactional: true, ...options, readFile, handle: erase(handle) }
}

export function bindDocument<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<Document>,
): BoundCall {
  return { call, transactional: false, readFile: null, handle: erase(handle) }
}
