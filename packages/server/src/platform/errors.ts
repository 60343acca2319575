import { codes, type RefusalCode } from '@bdr/contract/errors'
import type { RefusalKey, RefusalParams } from '@bdr/text/refusals'
import { refusal, type Refusal } from './refusals.ts'

interface Details {
  /** seconds after which the same may succeed */
  readonly retryAfter?: number
  /** what is wrong with the input, each at its field */
  readonly faults?: readonly Refusal[]
}

/**
 * A call that is refused: a code for the client, and why. The log reads the key; the gateway makes
 * words of it all.
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

/** A00001: a reason the person can read and do something about. */
export const refused = refusalOf(codes.refused)
/** A00001 with the reason a rule answered. */
export const refusedBecause = (why: Refusal) => new AppError(codes.refused, why)
/** A00001 that is over by itself after so many seconds. */
export const refusedFor = <Key extends RefusalKey>(
  retryAfter: number,
  key: Key,
  ...params: RefusalParams<Key>
) => new AppError(codes.refused, refusal(key, ...params), { retryAfter })
/** A06002: the record's state does not allow it, or it changed meanwhile. */
export const conflict = refusalOf(codes.conflict)
/** A06002 with the reason a guard answered. */
export const conflictBecause = (why: Refusal) => new AppError(codes.conflict, why)
export const noPermission = () => refusalOf(codes.noPermission)('access.denied')
export const sessionInvalid = () => refusalOf(codes.sessionInvalid)('session.invalid')
/** A00005: also for a record of another merchant, so that the two cannot be told apart. */
export const notFound = () => refusalOf(codes.notFound)('record.notFound')

/** A00002 with what is wrong, made with `fault`. */
export const invalid = (faults: readonly Refusal[]) =>
  new AppError(codes.invalid, refusal('input.invalid'), { faults })
