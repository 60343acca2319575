import { Duplex } from 'node:stream'

/** Passes bytes of PostgreSQL's wire protocol to the session and returns its complete answer. */
export type Exchange = (request: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

type WriteCallback = (error?: Error | null) => void

/** The socket of pg's connection; at the other end is PGlite instead of a server. */
export class WireSocket extends Duplex {
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: WriteCallback): void {
    void this.#send([chunk], done)
  }

  /** pg corks the messages of one query, so they arrive here together and are transferred at once. */
  override _writev(writes: { chunk: Buffer }[], done: WriteCallback): void {
    void this.#send(
      writes.map(({ chunk }) => chunk),
      done,
    )
  }

  override _final(done: WriteCallback): void {
    this.push(null)
    done()
  }

  async #send(chunks: Uint8Array[], done: WriteCallback): Promise<void> {
    try {
      const { buffer, byteLength } = await this.#exchange(joined(chunks))
      if (byteLength > 0) this.push(Buffer.from(buffer))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

/** One array with a buffer of its own, so that it can be transferred to another thread without a copy. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
