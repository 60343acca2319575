import type { z } from 'zod'
import type { Permission } from '../access.ts'
import type { Performs } from './machine.ts'
import type { EntityKind } from '../entities.ts'
import type { Replies, ReplyName } from '../replies.ts'

/**
 * Who may make a call: a permission of the table in `access.ts`, everybody who is signed in, or
 * anybody. There is no default: a call without an access rule does not compile.
 */
export type Access = Permission | 'signed-in' | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `json`: envelope in and out. `upload`: multipart in, envelope out. `document`: raw bytes out. */
export type CallKind = 'json' | 'upload' | 'document'

/** Where the type of what a call answers stands; there is nothing there at run time. */
declare const answer: unique symbol

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Reply = unknown,
  Path extends string = string,
  Performed extends Performs | null = Performs | null,
> {
  /**
   * `domain.verb`, unique; operationId in OpenAPI, key of the client's cache and of what it answers,
   * which stands in the domain's `replies.ts`.
   */
  readonly name: string
  readonly [answer]: Reply
  readonly method: Method
  /** Path below the host. `{product}` is the product code, `{name}` a field of the input. */
  readonly path: Path
  readonly access: Access
  /** Path, query and body fields together; strict, so an unknown field is a fault. */
  readonly input: Input
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
  /**
   * Of a lookup that is asked often and changes seldom: whether the browser of who asked keeps the answer,
   * and asks whether it still holds, as with one that is `shared`.
   */
  readonly revalidates: boolean
  /** Whether somebody who must set a new password first may make it all the same. */
  readonly whilePasswordDue: boolean
  /** What it does in a record's life cycle; null for a call that moves nothing. */
  readonly performs: Performed
  /**
   * Of a read: the kinds of records whose changes make its answer outdated. With an `id` in the
   * input it tells of that one record of the first kind.
   */
  readonly shows: readonly EntityKind[]
  /**
   * Of a read: whether everybody gets the same answer, whoever asks. Browsers keep it and ask whether it
   * still holds.
   */
  readonly shared: boolean
}

interface CallDefinition<
  Input extends z.ZodObject,
  Name extends string,
  Path extends string,
  Performed extends Performs | null = Performs | null,
> {
  name: Name
  method: Method
  path: Path
  access: Access
  /** made when it is first asked for: a page's script makes no schema that it does not use */
  input: () => Input
  overlay?: boolean
  silent?: boolean
  idempotent?: boolean
  replyHeaders?: readonly string[]
  revalidates?: boolean
  whilePasswordDue?: boolean
  performs?: Performed
  shows?: readonly EntityKind[]
  shared?: boolean
}

const defaults = {
  kind: 'json',
  overlay: true,
  silent: false,
  idempotent: false,
  maxBytes: null,
  mediaType: null,
  replyHeaders: [],
  revalidates: false,
  whilePasswordDue: false,
  performs: null,
  shows: [],
  shared: false,
} as const

/** What the reply of this name is once it has been read. */
type Named<Name extends ReplyName> = z.output<Replies[Name]>

function defined<Input extends z.ZodObject, Reply, Path extends string, Performed extends Performs | null>(
  { input, ...definition }: CallDefinition<Input, string, Path, Performed>,
  kind: Partial<Pick<Call, 'kind' | 'overlay'>> = {},
): Call<Input, Reply, Path, Performed> {
  let made: Input | null = null
  const call: Omit<Call<Input, Reply, Path>, typeof answer> = {
    ...defaults,
    ...kind,
    ...definition,
    get input() {
      return (made ??= input())
    },
  }
  return call as Call<Input, Reply, Path, Performed>
}

/**
 * Defines a call with a JSON body (or query, for GET and DELETE) and an enveloped reply. It is named as
 * its reply: a call without one does not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Input extends z.ZodObject,
  const Name extends ReplyName,
  const Path extends string,
  Performed extends Performs | null = null,
>(definition: CallDefinition<Input, Name, Path, Performed>): Call<Input, Named<Name>, Path, Performed> {
  return defined(definition)
}

/** Defines a call that takes one file and the fields of `input` as multipart/form-data. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadCall<
  Input extends z.ZodObject,
  const Name extends ReplyName,
  const Path extends string,
>(definition: CallDefinition<Input, Name, Path> & { maxBytes: number }): Call<Input, Named<Name>, Path> {
  return defined(definition, { kind: 'upload', overlay: false })
}

/** Defines a call whose answer is a file. Refusals still come as an envelope. */
/* @__NO_SIDE_EFFECTS__ */
export function documentCall<Input extends z.ZodObject, const Path extends string>(
  definition: CallDefinition<Input, string, Path> & { mediaType: string },
): Call<Input, null, Path> {
  return defined(definition, { kind: 'document' })
}

/** The header that makes repeating an `idempotent` call harmless: so many visible characters. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyLength = { min: 8, max: 100 } as const

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
/** What a call answers; null for one that answers a file. */
export type ReplyOf<C extends Call> = C[typeof answer]

/** The names between braces in a call's path, without the product code. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).filter((name) => name !== 'product')
}

/** A call's path with its braces filled; every value is escaped. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
