import { codes, readRetryAfter, type InputFault } from '@bdr/contract/errors'
import type { RefusalKey } from '@bdr/text/refusals'

/** One thing that is wrong with the input of a call. */
export interface CallFault extends InputFault {
  /** the message with the field's name before it, for places where the field itself is not visible */
  readonly sentence: string
}

/** A refusal of the gateway with a code. `message` is the sentence shown to the person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** why it was refused, for code to compare: the message is for people only */
  readonly key: RefusalKey | null
  /** for A00002 one sentence for each fault; see `retryAfter` */
  readonly data: unknown
  /** the faults of an A00002, each with its path; empty for every other code */
  readonly faults: readonly CallFault[]
  /** how many faults there are in all: an answer lists only the first ones */
  readonly faultCount: number
  readonly requestId: string | null
  /** the HTTP status: refusals with a code have 200, and errors before a call was reached have their own */
  readonly status: number

  constructor(answer: {
    code: string
    msg: string
    data: unknown
    key?: string | null
    faults?: readonly InputFault[]
    faultCount?: number
    requestId: string | null
    status: number
  }) {
    super(answer.msg)
    this.code = answer.code
    this.key = (answer.key ?? null) as RefusalKey | null
    this.data = answer.data
    const sentences = sentencesOf(answer.data)
    this.faults = (answer.faults ?? []).map((fault, index) => ({
      ...fault,
      sentence: sentences[index] ?? fault.message,
    }))
    this.faultCount = answer.faultCount ?? this.faults.length
    this.requestId = answer.requestId
    this.status = answer.status
  }

  /** Seconds after which the same call may succeed; null where the server does not say. */
  get retryAfter(): number | null {
    return readRetryAfter(this.data)
  }

  /** The messages of an A00002 answer, else the one message. */
  get messages(): string[] {
    const sentences = sentencesOf(this.data)
    return sentences.length > 0 ? sentences : [this.message]
  }
}

/**
 * Whether the record is no longer as it was shown: somebody else changed it first, or its state forbids the
 * action.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.code === codes.conflict

const sentencesOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : []

/** The messages by the field's path; where a field has several, the first one is used. */
export function faultsByField(
  faults: readonly Pick<InputFault, 'path' | 'message'>[],
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const { path, message } of faults) fields[path] ??= message
  return fields
}

/** No answer that could be understood: no connection, a timeout, or a body that is no envelope. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly requestId: string | null

  constructor(message: string, requestId: string | null, options?: ErrorOptions) {
    super(message, options)
    this.requestId = requestId
  }
}
