import type { z } from 'zod'
import type { Permission } from '../access.ts'
import type { Performs } from './machine.ts'
import type { EntityKind } from '../entities.ts'

/**
 * Who may make a call: a permission of the table in `access.ts`, everybody who is signed in, or
 * anybody. There is no default: a call without an access rule does not compile.
 */
export type Access = Permission | 'signed-in' | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `json`: envelope in and out. `upload`: multipart in, envelope out. `document`: raw bytes out. */
export type CallKind = 'json' | 'upload' | 'document'

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Reply extends z.ZodType = z.ZodType,
  Path extends string = string,
> {
  /** `domain.verb`, unique; operationId in OpenAPI and key of the client's cache. */
  readonly name: string
  readonly method: Method
  /** Path below the host. `{product}` is the product code, `{name}` a field of the input. */
  readonly path: Path
  readonly access: Access
  /** Path, query and body fields together; strict, so an unknown field is a fault. */
  readonly input: Input
  readonly reply: Reply
  readonly kind: CallKind
  /** Whether the global loading overlay shows while the call is in flight. */
  readonly overlay: boolean
  /** Whether an A00001 answer is left to the page instead of shown as a toast. */
  readonly silent: boolean
  /** Whether an `Idempotency-Key` makes repeating this call harmless. */
  readonly idempotent: boolean
  /** For uploads: the largest file taken, in bytes. */
  readonly maxBytes: number | null
  /** For documents: the media type answered. */
  readonly mediaType: string | null
  /** Headers of the answer that say something of their own. */
  readonly replyHeaders: readonly string[]
  /** Whether somebody who must set a new password first may make it all the same. */
  readonly whilePasswordDue: boolean
  /** What it does in a record's life cycle; null for a call that moves nothing. */
  readonly performs: Performs | null
  /**
   * Of a read: the kinds of records whose changes make its answer outdated. With an `id` in the
   * input it tells of that one record of the first kind.
   */
  readonly shows: readonly EntityKind[]
}

interface CallDefinition<Input extends z.ZodObject, Reply extends z.ZodType, Path extends string> {
  name: string
  method: Method
  path: Path
  access: Access
  input: Input
  reply: Reply
  overlay?: boolean
  silent?: boolean
  idempotent?: boolean
  replyHeaders?: readonly string[]
  whilePasswordDue?: boolean
  performs?: Performs
  shows?: readonly EntityKind[]
}

const defaults = {
  kind: 'json',
  overlay: true,
  silent: false,
  idempotent: false,
  maxBytes: null,
  mediaType: null,
  replyHeaders: [],
  whilePasswordDue: false,
  performs: null,
  shows: [],
} as const

/** Defines a call with a JSON body (or query, for GET and DELETE) and an enveloped reply. */
export function call<Input extends z.ZodObject, Reply extends z.ZodType, const Path extends string>(
  definition: CallDefinition<Input, Reply, Path>,
): Call<Input, Reply, Path> {
  return { ...defaults, ...definition }
}

/** Defines a call that takes one file and the fields of `input` as multipart/form-data. */
export function uploadCall<Input extends z.ZodObject, Reply extends z.ZodType, const Path extends string>(
  definition: CallDefinition<Input, Reply, Path> & { maxBytes: number },
): Call<Input, Reply, Path> {
  return { ...defaults, overlay: false, ...definition, kind: 'upload' }
}

/** Defines a call whose answer is a file. Refusals still come as an envelope. */
export function documentCall<Input extends z.ZodObject, Reply extends z.ZodType, const Path extends string>(
  definition: CallDefinition<Input, Reply, Path> & { mediaType: string },
): Call<Input, Reply, Path> {
  return { ...defaults, ...definition, kind: 'document' }
}

/** The header that makes repeating an `idempotent` call harmless: so many visible characters. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyLength = { min: 8, max: 100 } as const

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

/** The names between braces in a call's path, without the product code. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).filter((name) => name !== 'product')
}

/** A call's path with its braces filled; every value is escaped. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
