/** Reads big-endian values one after the other; reading past the end throws. */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  skip(count: number): void {
    this.#at += count
  }

  bytes(count: number): Buffer {
    const end = this.#at + count
    if (end > this.#bytes.length) throw new RangeError('The font ends too early.')
    const part = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return part
  }

  uint8(): number {
    return this.bytes(1)[0]!
  }

  uint16(): number {
    return this.bytes(2).readUInt16BE()
  }

  int16(): number {
    return this.bytes(2).readInt16BE()
  }

  uint32(): number {
    return this.bytes(4).readUInt32BE()
  }

  tag(): string {
    return this.bytes(4).toString('latin1')
  }

  /** WOFF2's UIntBase128: seven bits a byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0
    for (let left = 5; left > 0; left -= 1) {
      const byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new RangeError('A length in the font is malformed.')
  }

  /** WOFF2's 255UInt16: short for small numbers. */
  packed16(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 253 * 2
    if (code === 255) return this.uint8() + 253
    return code
  }
}
