import type { Call, ParsedInputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { Readable } from 'node:stream'
import type { Asker } from '../admission/asker.ts'
import type { Executor } from '../db/executor.ts'
import type { Viewer } from '../viewer.ts'

/** The origin of a call. */
export interface Caller {
  readonly address: string
  /** location of the address as text; empty if unknown */
  readonly place: string
  /** browser and system, `Chrome 141 · Windows`; null if unknown */
  readonly device: string | null
  /** the bearer token, for the call that ends its session */
  readonly token: string | null
  readonly requestId: string
}

export interface CallContext<C extends Call> {
  readonly input: ParsedInputOf<C>
  /** null only if the call is public */
  readonly viewer: C['access'] extends 'public' ? null : Viewer
  /** for calls that change something, the open transaction */
  readonly db: Executor
  readonly caller: Caller
  /** for whom costly work is done; reading it fails in a call that declares no cost */
  readonly asker: Asker
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A file with which a document call answers. */
export interface Document {
  readonly bytes: Buffer | Readable
  readonly fileName: string
  /** values of the call's `replyHeaders` */
  readonly headers?: Readonly<Record<string, string>>
}

/** A call together with its handler, ready to be mounted. */
export interface BoundCall {
  readonly call: Call
  /** False for calls that open transactions themselves. */
  readonly transactional: boolean
  /** For uploads: parses the file before a transaction is opened, since that may take a while. */
  readonly readFile: ((file: UploadedFile, input: unknown) => Promise<unknown>) | null
  readonly handle: (context: CallContext<Call>, file: unknown) => Promise<unknown>
}

const erase = (handle: unknown) => handle as BoundCall['handle']

/** Binds a handler to a call. Everything except GET runs in a transaction that commits before the answer is sent. */
export function bind<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<ReplyOf<C>>,
  options: { transactional?: boolean } = {},
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
  options: { transactional?: boolean } = {},
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
