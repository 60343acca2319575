import { readRetryAfter } from '@bdr/contract/errors'

/** A coded refusal of the gateway. `message` is the sentence for the person. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** for A00002 one message per fault, see `readFaultMessage` in the contract; see `retryAfter` */
  readonly data: unknown
  readonly requestId: string | null
  /** HTTP status; coded refusals are 200, what never reached a call has its own */
  readonly status: number

  constructor(answer: {
    code: string
    msg: string
    data: unknown
    requestId: string | null
    status: number
  }) {
    super(answer.msg)
    this.code = answer.code
    this.data = answer.data
    this.requestId = answer.requestId
    this.status = answer.status
  }

  /** Seconds after which the same may succeed; null where that is not said. */
  get retryAfter(): number | null {
    return readRetryAfter(this.data)
  }

  /** The messages of an A00002 answer, else the one message. */
  get messages(): string[] {
    const listed = Array.isArray(this.data) ? this.data.filter((entry) => typeof entry === 'string') : []
    return listed.length > 0 ? listed : [this.message]
  }
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
