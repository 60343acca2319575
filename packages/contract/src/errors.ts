/**
 * The codes of the gateway's envelope. Coded answers are HTTP 200, as the client of the
 * specification expects; only what never reached a call has a status of its own.
 */
export const codes = {
  success: '00000',
  /** refused for a reason a person can read */
  refused: 'A00001',
  /** the input is invalid: `data` lists one message per fault, `faults` beside it where each belongs */
  invalid: 'A00002',
  noPermission: 'A00003',
  sessionInvalid: 'A00004',
  /** no such record, or another merchant's */
  notFound: 'A00005',
  /** the record's state does not allow it, or somebody else changed it meanwhile */
  conflict: 'A06002',
  /** these four have their HTTP status */
  unknownPath: 'B00404',
  malformed: 'B00400',
  tooLarge: 'B00413',
  tooMany: 'B00429',
  fault: 'B00500',
  unavailable: 'B00503',
} as const

export type Code = (typeof codes)[keyof typeof codes]
export type RefusalCode = Exclude<Code, '00000'>

export const httpStatus: Readonly<Record<Code, number>> = {
  '00000': 200,
  A00001: 200,
  A00002: 200,
  A00003: 200,
  A00004: 200,
  A00005: 200,
  A06002: 200,
  B00404: 404,
  B00400: 400,
  B00413: 413,
  B00429: 429,
  B00500: 500,
  B00503: 503,
}

/** Every answer of the gateway. */
export interface Envelope {
  code: Code
  msg: string
  data: unknown
}

/** An answer names at most so many faults; `faultCount` says how many there are in all. */
export const maxFaults = 200

/** One thing that is wrong with an input. */
export interface InputFault {
  /** the field's place in the input, `lines[2].quantity`; empty where it is the input as a whole */
  readonly path: string
  /** what is wrong, for programs */
  readonly key: string
  /** what is wrong, for people, without the field's name */
  readonly message: string
}

/** What stands beside an A00002's `data`; the sentence `data[i]` says `faults[i]` with the field's name. */
export interface FaultsBeside {
  readonly faults: readonly InputFault[]
  readonly faultCount: number
}

/** `data` of a refusal that is over by itself; a 429 says the same in its header `Retry-After`. */
export interface WaitFirst {
  /** whole seconds after which the same may succeed */
  readonly retryAfter: number
}

/** The seconds of such a refusal's `data`; null where it says none. */
export function readRetryAfter(data: unknown): number | null {
  const { retryAfter } = (data ?? {}) as Partial<WaitFirst>
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : null
}
