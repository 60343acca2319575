import { fileLimits } from '@bdr/contract/kernel/import-file'
import { storable } from '../storable.ts'
import { refuse, FileRefused } from './file-refused.ts'
import { megabytes } from './file-size.ts'
import { crc32, createInflateRaw } from 'node:zlib'

/** Limits of an archive. */
interface ZipLimits {
  readonly parts: number
  readonly unzippedBytes: number
}

/** A zip whose directory was checked against the limits before anything is unzipped. */
export interface ZipArchive {
  /** names as stored, with forward slashes */
  readonly names: readonly string[]
  /** those that are symbolic links */
  readonly links: readonly string[]
  has(name: string): boolean
  /** the unzipped bytes in pieces; names are case-insensitive, as in OPC */
  read(name: string): AsyncGenerator<Uint8Array>
}

const endSignature = 0x06054b50
const end64Signature = 0x06064b50
const end64LocatorSignature = 0x07064b50
const entrySignature = 0x02014b50
const headerSignature = 0x04034b50
const endSize = 22
const longestComment = 0xffff
const encryptedFlag = 1
/** mask for the file type of a Unix mode, which is in the upper half of the external attributes */
const fileTypeMask = 0xf000
const symbolicLink = 0xa000
const unknown16 = 0xffff
const unknown32 = 0xffffffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Reads a zip's directory. It refuses more parts or unzipped bytes than allowed, encryption, duplicate names, and parts
 * that share bytes (with which small files can claim terabytes).
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits = fileLimits): ZipArchive {
  const entries = readDirectory(bytes, limits)
  const byName = new Map<string, ZipEntry>()
  let size = 0
  for (const entry of entries) {
    const key = partKey(entry.name)
    if (byName.has(key)) throw refuse('file.duplicateParts')
    byName.set(key, entry)
    size += entry.size
  }
  if (size > limits.unzippedBytes) throw refuse('file.unzipped', { limit: megabytes(limits.unzippedBytes) })
  if (entries.some(swells)) throw refuse('file.ratio')
  const starts = dataStarts(bytes, entries)
  return {
    names: entries.map((entry) => entry.name),
    links: entries.filter((entry) => entry.isLink).map((entry) => entry.name),
    has: (name) => byName.has(partKey(name)),
    read(name) {
      const entry = byName.get(partKey(name))
      const start = entry && starts.get(entry)
      if (!entry || start === undefined) throw refuse('file.damaged')
      return inflateEntry(entry, bytes.subarray(start, start + entry.compressedSize))
    },
  }
}

/** Smaller parts are harmless, whatever their compression ratio. */
const smallPart = 4 * 1024 * 1024

const swells = ({ size, compressedSize }: ZipEntry): boolean =>
  size > smallPart && size > compressedSize * fileLimits.unzipRatio

const partKey = (name: string) => name.replace(/^\//, '').toLowerCase()

function readDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = viewOf(bytes)
  try {
    const { count, offset } = findDirectory(view)
    if (count > limits.parts) throw refuse('file.parts', { limit: limits.parts })
    const entries: ZipEntry[] = []
    let at = offset
    for (let index = 0; index < count; index++) {
      const { entry, next } = readEntry(view, bytes, at)
      if (!entry.name.endsWith('/')) entries.push(entry)
      at = next
    }
    return entries
  } catch (error) {
    // offsets outside of the file
    throw error instanceof RangeError ? refuse('file.damaged') : error
  }
}

function findDirectory(view: DataView): { count: number; offset: number } {
  const first = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= first; at--) {
    if (view.getUint32(at, true) !== endSignature) continue
    const count = view.getUint16(at + 10, true)
    const offset = view.getUint32(at + 16, true)
    return count === unknown16 || offset === unknown32 ? findDirectory64(view, at) : { count, offset }
  }
  throw refuse('file.damaged')
}

/** Some Java writers use the 64-bit layout for small workbooks, too. */
function findDirectory64(view: DataView, endAt: number): { count: number; offset: number } {
  const locator = endAt - 20
  if (view.getUint32(locator, true) !== end64LocatorSignature) throw refuse('file.damaged')
  const at = Number(view.getBigUint64(locator + 8, true))
  if (view.getUint32(at, true) !== end64Signature) throw refuse('file.damaged')
  return { count: Number(view.getBigUint64(at + 32, true)), offset: Number(view.getBigUint64(at + 48, true)) }
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(at, true) !== entrySignature) throw refuse('file.damaged')
  if (view.getUint16(at + 8, true) & encryptedFlag) throw refuse('file.encrypted')
  const nameLength = view.getUint16(at + 28, true)
  const extraLength = view.getUint16(at + 30, true)
  const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  if (next > bytes.length) throw refuse('file.damaged')
  const name = storable(nameOf(bytes.subarray(at + 46, at + 46 + nameLength))).replaceAll('\\', '/')
  const wide = wideNumbers(view, at + 46 + nameLength, extraLength)
  const number = (offset: number) => {
    const value = view.getUint32(at + offset, true)
    return value === unknown32 ? (wide.shift() ?? value) : value
  }
  // the order in the 64-bit extra field
  const size = number(24)
  const compressedSize = number(20)
  const headerOffset = number(42)
  const method = view.getUint16(at + 10, true)
  const isLink = ((view.getUint32(at + 38, true) >>> 16) & fileTypeMask) === symbolicLink
  return {
    entry: { name, method, isLink, crc: view.getUint32(at + 16, true), compressedSize, size, headerOffset },
    next,
  }
}

/** Chinese Windows writes names in GB18030 without declaring it; such bytes are practically never valid UTF-8. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function wideNumbers(view: DataView, start: number, length: number): number[] {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const count = Math.floor(view.getUint16(at + 2, true) / 8)
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + index * 8, true)))
  }
  return []
}

/** The start of each part's bytes; overlapping parts are refused. */
function dataStarts(bytes: Uint8Array, entries: readonly ZipEntry[]): Map<ZipEntry, number> {
  const view = viewOf(bytes)
  const starts = new Map<ZipEntry, number>()
  let end = 0
  for (const entry of entries.toSorted((a, b) => a.headerOffset - b.headerOffset)) {
    const at = entry.headerOffset
    if (at + 30 > bytes.length || view.getUint32(at, true) !== headerSignature) throw refuse('file.damaged')
    if (at < end) throw refuse('file.duplicateParts')
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    end = start + entry.compressedSize
    if (end > bytes.length) throw refuse('file.damaged')
    starts.set(entry, start)
  }
  return starts
}

/** One file of the archive, as described in the central directory. */
interface ZipEntry {
  readonly name: string
  readonly isLink: boolean
  readonly method: number
  readonly crc: number
  readonly compressedSize: number
  readonly size: number
  readonly headerOffset: number
}

const stored = 0
const deflated = 8

/**
 * The unzipped bytes of one part in pieces, so that memory does not grow with the part. The data may exceed the size in
 * the directory: unzipping then stops at the first byte beyond it.
 */
async function* inflateEntry(entry: ZipEntry, compressed: Uint8Array): AsyncGenerator<Uint8Array> {
  let size = 0
  let crc = 0
  try {
    for await (const piece of pieces(entry.method, compressed)) {
      size += piece.length
      if (size > entry.size) throw refuse('file.damaged')
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    throw error instanceof FileRefused || !isZlibError(error) ? error : refuse('file.damaged')
  }
  if (size !== entry.size || crc !== entry.crc) throw refuse('file.damaged')
}

const pieceSize = 64 * 1024

async function* pieces(method: number, compressed: Uint8Array): AsyncGenerator<Uint8Array> {
  if (method === deflated) {
    const inflate = createInflateRaw({ chunkSize: pieceSize })
    inflate.end(compressed)
    yield* inflate as AsyncIterable<Uint8Array>
  } else if (method === stored) {
    for (let at = 0; at < compressed.length; at += pieceSize) yield compressed.subarray(at, at + pieceSize)
  } else {
    throw refuse('file.damaged')
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
