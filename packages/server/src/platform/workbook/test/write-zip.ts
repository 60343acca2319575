import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly data: string | Uint8Array
  /** a false size for the directory */
  readonly claimedSize?: number
  readonly encrypted?: boolean
  /** a symbolic link */
  readonly link?: boolean
  /** refers to the bytes of the previous part */
  readonly overlapping?: boolean
}

/** A Unix mode in the upper half of the external attributes. */
const symbolicLink = (0o120777 << 16) >>> 0

/** Writes a zip, which may be inconsistent. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let previousOffset = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const body = deflateRawSync(data)
    const name = Buffer.from(part.name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(part.encrypted ? 1 : 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(part.claimedSize ?? data.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const at = part.overlapping ? previousOffset : offset
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        fields,
        u16(0),
        u16(0),
        u16(0),
        u32(part.link ? symbolicLink : 0),
        u32(at),
        name,
      ]),
    )
    if (!part.overlapping) {
      const file = Buffer.concat([u32(0x04034b50), fields, name, body])
      previousOffset = offset
      offset += file.length
      bodies.push(file)
    }
  }
  const entries = Buffer.concat(directory)
  const end = [
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(parts.length),
    u16(parts.length),
    u32(entries.length),
    u32(offset),
    u16(0),
  ]
  return new Uint8Array(Buffer.concat([...bodies, entries, ...end]))
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
