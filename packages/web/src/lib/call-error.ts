import { codes, readRetryAfter, type InputFault } from '@bdr/contract/errors'
import type { RefusalKey } from '@bdr/text/refusals'

/** One thing that is wrong with what was sent. */
export interface CallFault extends InputFault {
  /** the message with the field's name before it, for where the field is not in sight */
  readonly sentence: string
}

/** A coded refusal of the gateway. `message` is the sentence for the person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** why it was refused, for programs: nobody compares sentences */
  readonly key: RefusalKey | null
  /** for A00002 one sentence for each fault; see `retryAfter` */
  readonly data: unknown
  /** what an A00002 says is wrong, each with its place; none for every other code */
  readonly faults: readonly CallFault[]
  /** how many there are in all: an answer names the first ones */
  readonly faultCount: number
  readonly requestId: string | null
  /** HTTP status; coded refusals are 200, what never reached a call has its own */
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

  /** Seconds after which the same may succeed; null where that is not said. */
  get retryAfter(): number | null {
    return readRetryAfter(this.data)
  }

  /** The messages of an A00002 answer, else the one message. */
  get messages(): string[] {
    const sentences = sentencesOf(this.data)
    return sentences.length > 0 ? sentences : [this.message]
  }
}

/** Whether the record is no longer what was shown: somebody else was faster, or its state forbids it. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.code === codes.conflict

const sentencesOf = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((entry) => typeof entry === 'string') : []

/** What is wrong by the field's path; the first message about a field wins. */
export function faultsByField(
  faults: readonly Pick<InputFault, 'path' | 'message'>[],
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const { path, message } of faults) fields[path] ??= message
  return fields
}

/** No answer that could be understood: no connection, time over, not an envelope. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly requestId: string | null

  constructor(message: string, requestId: string | null, options?: ErrorOptions) {
    super(message, options)
    this.requestId = requestId
  }
}
