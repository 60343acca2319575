import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { rebuildGlyphs } from './woff2-glyphs.ts'

/** The first known tags of WOFF2's table directory; all that a printed TrueType font needs. */
const knownTags = 'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep'.split(',')

/**
 * Unpacks a WOFF2 font to TrueType, the only one of the two a PDF can embed, and gives it a name of
 * its own: parts of one font all bear that font's name, and PDFKit takes equal names for the same
 * font. Tables a PDF has no use for are left out. Source: W3C WOFF File Format 2.0.
 */
export function unpackWoff2(woff2: Buffer, postscriptName: string): Buffer {
  const header = new ByteReader(woff2)
  if (header.tag() !== 'wOF2') throw new Error('Not a WOFF2 font.')
  const flavor = header.uint32()
  header.skip(4)
  const tableCount = header.uint16()
  header.skip(6)
  const compressedSize = header.uint32()
  header.skip(24)

  const directory = Array.from({ length: tableCount }, () => readEntry(header))
  const data = brotliDecompressSync(header.bytes(compressedSize))
  const tables = new Map<string, Buffer>()
  let offset = 0
  for (const { tag, length } of directory) {
    if (tag !== null) tables.set(tag, data.subarray(offset, offset + length))
    offset += length
  }
  if (directory.some(({ tag, transformed }) => tag === 'glyf' && transformed)) {
    const { glyf, loca } = rebuildGlyphs(tables.get('glyf')!)
    tables.set('glyf', glyf).set('loca', loca)
    const head = Buffer.from(tables.get('head')!)
    head.writeInt16BE(1, 50) // the rebuilt loca has 32-bit offsets
    tables.set('head', head)
  }
  tables.set('name', nameTable(postscriptName))
  return joinTables(flavor, tables)
}

/** A name table with nothing but the PostScript name (id 6) for Windows in UTF-16. */
function nameTable(postscriptName: string): Buffer {
  const name = Buffer.from(postscriptName, 'utf16le').swap16()
  const fields = [0, 1, 18, 3, 1, 0x409, 6, name.length, 0]
  const head = Buffer.alloc(fields.length * 2)
  fields.forEach((value, at) => head.writeUInt16BE(value, at * 2))
  return Buffer.concat([head, name])
}

interface Entry {
  /** null for a table that is left out */
  readonly tag: string | null
  /** bytes in the decompressed stream */
  readonly length: number
  readonly transformed: boolean
}

function readEntry(header: ByteReader): Entry {
  const flags = header.uint8()
  const index = flags & 0x3f
  const tag = index === 0x3f ? header.tag() : knownTags[index]
  const known = tag !== undefined && knownTags.includes(tag)
  const version = flags >> 6
  // glyf and loca name their transformation 0 and "as they are" 3; all others say 0 for the latter
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  if (transformed && tag === 'hmtx') throw new Error('Transformed metrics are not supported.')
  const length = header.base128()
  return { tag: known ? tag : null, length: transformed ? header.base128() : length, transformed }
}

function joinTables(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + tables.size * 16)
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  let entry = 12
  for (const [tag, table] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
    entry += 16
  }
  return Buffer.concat(parts)
}
