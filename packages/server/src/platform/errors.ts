import { codes, type RefusalCode } from '@bdr/contract/errors'
import type { RefusalKey, RefusalParams } from '@bdr/text/refusals'
import { refusal, type Refusal } from './refusals.ts'

interface Details {
  /** seconds after which the same call may succeed */
  readonly retryAfter?: number
  /** the faults of the input, each with its path */
  readonly faults?: readonly Refusal[]
}

/**
 * A refused call: a code for the client, and a reason. The log contains the reason's key; the gateway converts it to
 * text.
 */
export class AppError extends Error {
  readonly code: RefusalCode
  readonly refusal: Refusal
  readonly retryAfter: number | null
  readonly faults: readonly Refusal[]

  constructor(code: RefusalCode, why: Refusal, { retryAfter, faults = [] }: Details = {}) {
    super(why.key)
    this.name = 'AppError'
    this.code = code
    this.refusal = why
    this.retryAfter = retryAfter ?? null
    this.faults = faults
  }
}

const refusalOf =
  (code: RefusalCode) =>
  <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>) =>
    new AppError(code, refusal(key, ...params))

/** A00001: the person can read the reason and act on it. */
export const refused = refusalOf(codes.refused)
/** A00001 with the reason that a rule returned. */
export const refusedBecause = (why: Refusal) => new AppError(codes.refused, why)
/** A00001 that ends by itself after the given seconds. */
export const refusedFor = <Key extends RefusalKey>(
  retryAfter: number,
  key: Key,
  ...params: RefusalParams<Key>
) => new AppError(codes.refused, refusal(key, ...params), { retryAfter })
/** A06002: the record's state does not allow it, or the record has changed since it was read. */
export const conflict = refusalOf(codes.conflict)
/** A06002 with the reason that a guard returned. */
export const conflictBecause = (why: Refusal) => new AppError(codes.conflict, why)
export const noPermission = () => refusalOf(codes.noPermission)('access.denied')
export const sessionInvalid = () => refusalOf(codes.sessionInvalid)('session.invalid')
/** A00005: also used for a record of another merchant, so that it cannot be distinguished from a missing one. */
export const notFound = () => refusalOf(codes.notFound)('record.notFound')

/** A00002 with the faults, each created with `fault`. */
export const invalid = (faults: readonly Refusal[]) =>
  new AppError(codes.invalid, refusal('input.invalid'), { faults })
