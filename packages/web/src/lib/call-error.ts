import { codes, readRetryAfter, type InputFault } from '@bdr/contract/errors'
import { transportText } from '@bdr/text/client'
import type { RefusalKey } from '@bdr/text/refusals'

/** One thing that is wrong with the input of a call. */
export interface CallFault extends InputFault {
  /** the message with the field's name before it, for places where the field itself is not visible */
  readonly sentence: string
}

/**
 * A refusal of the gateway with a code. `message` is what the person is shown where there is space for one
 * text: of an A00002 all sentences in one.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** why it was refused, for code to compare: the message is for people only */
  readonly key: RefusalKey | null
  /** what to show of an A00002, each on its own; of every other code the one message */
  readonly messages: readonly string[]
  /** see `retryAfter` */
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
    const sentences = answer.code === codes.invalid ? sentencesOf(answer.data) : []
    const messages = messagesOf(answer, sentences)
    super(messages.join(transportText.and))
    this.messages = messages
    this.code = answer.code
    this.key = (answer.key ?? null) as RefusalKey | null
    this.data = answer.data
    this.faults = (answer.faults ?? []).map((fault, index) => ({
      ...fault,
      sentence: sentences[index] || fault.message,
    }))
    this.faultCount = answer.faultCount ?? this.faults.length
    this.requestId = answer.requestId
    this.status = answer.status
  }

  /** Seconds after which the same call may succeed; null where the server does not say. */
  get retryAfter(): number | null {
    return readRetryAfter(this.data)
  }
}

/** The listed sentences; else the answer's own message, which an A00002 always has. */
function messagesOf({ code, msg }: { code: string; msg: string }, sentences: readonly string[]): string[] {
  const listed = sentences.filter((sentence) => sentence.trim() !== '')
  if (listed.length > 0) return listed
  return [code === codes.invalid && msg.trim() === '' ? transportText.invalid : msg]
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
