/**
 * The codes of the gateway's envelope. Coded answers have HTTP status 200, as clients of the specification expect. Only
 * requests that never reach a call have a status of their own.
 */
export const codes = {
  success: '00000',
  /** refused for a reason that is shown to the person */
  refused: 'A00001',
  /** the input is invalid: `data` lists one message per fault, `faults` gives the path of each */
  invalid: 'A00002',
  noPermission: 'A00003',
  sessionInvalid: 'A00004',
  /** the record does not exist, or belongs to another merchant */
  notFound: 'A00005',
  /** the record's state does not allow it, or somebody else has changed it */
  conflict: 'A06002',
  /** these four have a matching HTTP status */
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

/** The body of every answer of the gateway. */
export interface Envelope {
  code: Code
  msg: string
  data: unknown
}

/** Faults in one answer; `faultCount` contains the total. */
export const maxFaults = 200

/** One fault of an input. */
export interface InputFault {
  /** the field's path in the input, `lines[2].quantity`; empty if the fault concerns the whole input */
  readonly path: string
  /** the machine-readable fault */
  readonly key: string
  /** the message for people, without the field's name */
  readonly message: string
}

/** The fields beside an A00002's `data`. `data[i]` is the message of `faults[i]` with the field's name in front. */
export interface EnvelopeFaults {
  readonly faults: readonly InputFault[]
  readonly faultCount: number
}

/** `data` of a refusal that ends by itself. A 429 repeats the seconds in its header `Retry-After`. */
export interface WaitFirst {
  /** whole seconds after which the same call may succeed */
  readonly retryAfter: number
}

/** The seconds of such a refusal's `data`; null if it is another kind of refusal. */
export function readRetryAfter(data: unknown): number | null {
  const { retryAfter } = (data ?? {}) as Partial<WaitFirst>
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : null
}
