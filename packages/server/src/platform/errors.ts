import { codes, type RefusalCode, type WaitFirst } from '@bdr/contract/errors'
import { say, type RefusalKey, type RefusalParams } from '@bdr/text/refusals'

/** A refusal: a code for the machine, a sentence for the person, a key for the log. */
export class AppError extends Error {
  readonly code: RefusalCode
  /** the sentence shown */
  readonly text: string
  /** what the envelope's `data` says of it: the faults of an A00002, how long to wait */
  readonly data: readonly string[] | WaitFirst | null

  constructor(code: RefusalCode, key: string, text: string, data: AppError['data'] = null) {
    super(key)
    this.name = 'AppError'
    this.code = code
    this.text = text
    this.data = data
  }
}

const refusal =
  (code: RefusalCode) =>
  <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>) =>
    new AppError(code, key, say(key, ...params))

/** A00001: a reason the person can read and mend. */
export const refused = refusal(codes.refused)
/** A00001 that is over by itself after so many seconds. */
export const refusedFor = <Key extends RefusalKey>(
  retryAfter: number,
  key: Key,
  ...params: RefusalParams<Key>
) => new AppError(codes.refused, key, say(key, ...params), { retryAfter })
/** A06002: the record's state does not allow it, or it changed meanwhile. */
export const conflict = refusal(codes.conflict)
export const noPermission = () => refusal(codes.noPermission)('access.denied')
export const sessionInvalid = () => refusal(codes.sessionInvalid)('session.invalid')
/** A00005: also for a record of another merchant, so that nothing tells the two apart. */
export const notFound = () => refusal(codes.notFound)('record.notFound')

/** A00002 with one message per fault, made with `fault`. */
export const invalid = (faults: readonly string[]) =>
  new AppError(codes.invalid, 'input.invalid', say('input.invalid'), faults)
