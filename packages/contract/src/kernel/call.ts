import type { z } from 'zod'
import type { Permission } from '../access.ts'
import type { Performs } from './machine.ts'
import type { EntityKind } from '../entities.ts'
import type { Cost } from './cost.ts'
import type { Replies, ReplyName } from '../replies.ts'

/**
 * Who may make a call: people with a permission of the table in `access.ts`, everybody who is signed in, or anybody.
 * There is no default, so a call without an access rule does not compile.
 */
export type Access = Permission | 'signed-in' | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `json`: envelope in and out. `upload`: multipart in, envelope out. `document`: raw bytes out. */
export type CallKind = 'json' | 'upload' | 'document'

/** A key for the type of a call's reply; it exists only in types. */
declare const answer: unique symbol

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Reply = unknown,
  Path extends string = string,
  Performed extends Performs | null = Performs | null,
> {
  /**
   * `domain.verb`, unique. It is the operationId in OpenAPI, the key in the client's cache, and the key of the reply's
   * schema in the domain's `replies.ts`.
   */
  readonly name: string
  readonly [answer]: Reply
  readonly method: Method
  /** The path after the host. `{product}` is the product code, `{name}` a field of the input. */
  readonly path: Path
  readonly access: Access
  /** Path, query and body fields together; strict, so an unknown field is a fault. */
  readonly input: Input
  readonly kind: CallKind
  /** What the call costs, by which it is limited; null if it is neither public nor costly. */
  readonly cost: Cost | null
  /** Whether the global loading overlay shows while the call is in flight. */
  readonly overlay: boolean
  /** Whether the page handles an A00001 answer itself, so that no toast is shown. */
  readonly silent: boolean
  /** Whether an `Idempotency-Key` makes it safe to repeat the call. */
  readonly idempotent: boolean
  /** Only for uploads: the size limit of the file, in bytes. */
  readonly maxBytes: number | null
  /** Only for documents: the media type of the answer. */
  readonly mediaType: string | null
  /**
   * Only for reads: the headers that carry fields of the input which are secrets, by field. Addresses are written to
   * the logs of servers and proxies, headers are not.
   */
  readonly inHeaders: Readonly<Record<string, string>>
  /** Additional headers of the answer. */
  readonly replyHeaders: readonly string[]
  /**
   * Only for reads that are requested often and change rarely: whether the browser of this caller keeps the answer and
   * revalidates it, as it does for `shared` calls.
   */
  readonly revalidates: boolean
  /** Whether a person who must first set a new password may make the call. */
  readonly whilePasswordDue: boolean
  /** The machine actions that the call performs; null if it performs none. */
  readonly performs: Performed
  /**
   * Only for reads: the kinds of records whose changes make the reply outdated. If the input has an `id`, only changes
   * of that record of the first kind count.
   */
  readonly shows: readonly EntityKind[]
  /** Only for reads: whether all callers get the same answer. Browsers then keep it and revalidate it. */
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
  /** created on first use: a page's script creates no schema it does not use */
  input: () => Input
  cost?: Cost
  overlay?: boolean
  silent?: boolean
  idempotent?: boolean
  inHeaders?: Readonly<Record<string, string>>
  replyHeaders?: readonly string[]
  revalidates?: boolean
  whilePasswordDue?: boolean
  performs?: Performed
  shows?: readonly EntityKind[]
  shared?: boolean
}

/** A call that anybody may make has a cost. */
type Priced = { access: Exclude<Access, 'public'> } | { cost: Cost }

const defaults = {
  kind: 'json',
  cost: null,
  overlay: true,
  silent: false,
  idempotent: false,
  maxBytes: null,
  mediaType: null,
  inHeaders: {},
  replyHeaders: [],
  revalidates: false,
  whilePasswordDue: false,
  performs: null,
  shows: [],
  shared: false,
} as const

/** The type of the parsed reply with this name. */
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
 * Defines a call with a JSON body (or a query, for GET and DELETE) and an enveloped reply. Its name must be a key of
 * the replies, so a call without a reply does not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Input extends z.ZodObject,
  const Name extends ReplyName,
  const Path extends string,
  Performed extends Performs | null = null,
>(
  definition: CallDefinition<Input, Name, Path, Performed> & Priced,
): Call<Input, Named<Name>, Path, Performed> {
  return defined(definition)
}

/** Defines a call that takes one file and the fields of `input` as multipart/form-data. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadCall<
  Input extends z.ZodObject,
  const Name extends ReplyName,
  const Path extends string,
>(
  definition: CallDefinition<Input, Name, Path> & { maxBytes: number; cost: Cost },
): Call<Input, Named<Name>, Path> {
  return defined(definition, { kind: 'upload', overlay: false })
}

/** Defines a call whose answer is a file. Refusals still come as an envelope. */
/* @__NO_SIDE_EFFECTS__ */
export function documentCall<Input extends z.ZodObject, const Path extends string>(
  definition: CallDefinition<Input, string, Path> & { mediaType: string; cost: Cost },
): Call<Input, null, Path> {
  return defined(definition, { kind: 'document' })
}

/** The header that makes it safe to repeat an `idempotent` call: a value of this many visible characters. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyLength = { min: 8, max: 100 } as const

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
/** The type of a call's reply; null for a call that answers with a file. */
export type ReplyOf<C extends Call> = C[typeof answer]

/** The names in braces in a call's path, except the product code. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).filter((name) => name !== 'product')
}

/** A call's path with the braces replaced by values, which are percent-encoded. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}
