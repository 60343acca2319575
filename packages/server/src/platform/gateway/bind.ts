import type { Call, ParsedInputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { Readable } from 'node:stream'
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
  readonly readFile: ((file: UploadedFile, input: unknown) => Promise<unknown>) | null
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

export function bindUpload<C extends Call, File>(
  call: C,
  readFile: (file: UploadedFile, input: ParsedInputOf<C>) => Promise<File>,
  handle: (context: CallContext<C>, file: File) => Promise<ReplyOf<C>>,
  options: { transactional?: boolean } & Pick<BoundCall, 'admit'> = {},
): BoundCall {
  return {
    call,
    transactional: true,
    ...options,
    readFile: readFile as BoundCall['readFile'],
    handle: erase(handle),
  }
}

export function bindDocument<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<Document>,
): BoundCall {
  return { call, transactional: false, readFile: null, handle: erase(handle) }
}
