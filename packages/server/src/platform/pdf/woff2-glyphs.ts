import { ByteReader } from './byte-reader.ts'

interface Point {
  readonly dx: number
  readonly dy: number
  readonly onCurve: boolean
}

/** The parts WOFF2 splits the glyf table into, in the order they are stored. */
const streamNames = [
  'contours',
  'points',
  'flags',
  'coordinates',
  'composites',
  'boxes',
  'instructions',
] as const
type Streams = Record<(typeof streamNames)[number], ByteReader>

/**
 * Rebuilds the glyf and loca tables (the latter with 32-bit offsets) from WOFF2's transformed glyf
 * table. Composite glyphs, made of others, throw: the fonts we unpack have none.
 * Source: W3C WOFF File Format 2.0, 5.1 to 5.3.
 */
export function rebuildGlyphs(transformed: Buffer): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(transformed)
  reader.skip(4)
  const glyphCount = reader.uint16()
  reader.skip(2)
  const sizes = streamNames.map(() => reader.uint32())
  const streams = Object.fromEntries(
    streamNames.map((name, at) => [name, new ByteReader(reader.bytes(sizes[at]!))]),
  ) as Streams
  const boxed = streams.boxes.bytes(4 * Math.ceil(glyphCount / 32))

  const loca = Buffer.alloc((glyphCount + 1) * 4)
  const glyphs: Buffer[] = []
  let length = 0
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    const hasBox = (boxed[glyph >> 3]! & (0x80 >> (glyph & 7))) !== 0
    const bytes = rebuildGlyph(streams, hasBox)
    const padding = Buffer.alloc(-bytes.length & 3)
    glyphs.push(bytes, padding)
    length += bytes.length + padding.length
    loca.writeUInt32BE(length, (glyph + 1) * 4)
  }
  return { glyf: Buffer.concat(glyphs), loca }
}

function rebuildGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.int16()
  if (contours === 0) return Buffer.alloc(0)
  if (contours < 0) throw new Error('Composite glyphs are not supported.')
  return rebuildOutline(streams, contours, hasBox ? streams.boxes.bytes(8) : null)
}

function rebuildOutline(streams: Streams, contours: number, box: Buffer | null): Buffer {
  let pointCount = 0
  const contourEnds = Array.from({ length: contours }, () => {
    pointCount += streams.points.packed16()
    return pointCount - 1
  })
  const points = Array.from({ length: pointCount }, () => readPoint(streams))
  return Buffer.concat([
    int16s([contours]),
    box ?? boundingBox(points),
    int16s(contourEnds),
    instructions(streams),
    // each point's flag says no more than on or off the curve, so every step is a full 16 bits
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    int16s(points.map(({ dx }) => dx)),
    int16s(points.map(({ dy }) => dy)),
  ])
}

/** A point as its step from the one before: the flag says how many bytes and how they are shared. */
function readPoint({ flags, coordinates }: Streams): Point {
  const flag = flags.uint8()
  const onCurve = flag < 0x80
  const kind = flag & 0x7f
  const next = () => coordinates.uint8()
  const horizontal = (size: number) => ((kind & 1) === 1 ? size : -size)
  const vertical = (size: number) => ((kind & 2) === 2 ? size : -size)

  if (kind < 10) return { dx: 0, dy: horizontal(((kind & 14) << 7) + next()), onCurve }
  if (kind < 20) return { dx: horizontal((((kind - 10) & 14) << 7) + next()), dy: 0, onCurve }
  if (kind < 84) {
    const high = kind - 20
    const low = next()
    const dx = horizontal(1 + (high & 0x30) + (low >> 4))
    return { dx, dy: vertical(1 + ((high & 0x0c) << 2) + (low & 0x0f)), onCurve }
  }
  if (kind < 120) {
    const high = kind - 84
    const dx = horizontal(1 + (Math.floor(high / 12) << 8) + next())
    return { dx, dy: vertical(1 + (((high % 12) >> 2) << 8) + next()), onCurve }
  }
  if (kind < 124) {
    const first = next()
    const shared = next()
    const dx = horizontal((first << 4) + (shared >> 4))
    return { dx, dy: vertical(((shared & 0x0f) << 8) + next()), onCurve }
  }
  const dx = horizontal(coordinates.uint16())
  return { dx, dy: vertical(coordinates.uint16()), onCurve }
}

function boundingBox(points: readonly Point[]): Buffer {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  let x = 0
  let y = 0
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return int16s([box.left, box.bottom, box.right, box.top])
}

/** Instructions with their length in front. */
function instructions(streams: Streams): Buffer {
  const length = streams.coordinates.packed16()
  return Buffer.concat([int16s([length]), streams.instructions.bytes(length)])
}

function int16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeInt16BE((value << 16) >> 16, at * 2))
  return bytes
}
