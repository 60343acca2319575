import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly text: string
}

const needed = 20
/** names are UTF-8 */
const flags = 0x0800
const deflated = 8
/** 1980-01-01, the first day zips know: what is written today is the same as yesterday's */
const day = 0x21

/** Packs parts into a zip. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const data = Buffer.from(part.text)
    const packed = deflateRawSync(data)
    const name = Buffer.from(part.name)
    const fields = Buffer.concat([
      u16(needed, flags, deflated, 0, day),
      u32(crc32(data), packed.length, data.length),
      u16(name.length, 0),
    ])
    const header = Buffer.concat([u32(0x04034b50), fields, name])
    directory.push(Buffer.concat([u32(0x02014b50), u16(needed), fields, u16(0, 0, 0), u32(0, offset), name]))
    bodies.push(header, packed)
    offset += header.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0, 0, parts.length, parts.length),
    u32(entries.length, offset),
    u16(0),
  ])
  return Buffer.concat([...bodies, entries, end])
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index)
  return bytes
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index)
  return bytes
}
