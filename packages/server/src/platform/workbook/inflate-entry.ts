import { crc32, createInflateRaw } from 'node:zlib'
import { FileRefused, refuse } from './file-refused.ts'

/** One file inside the archive, as the central directory describes it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly compressedSize: number
  readonly size: number
  readonly headerOffset: number
}

const stored = 0
const deflated = 8

/**
 * The unzipped bytes of one part, in pieces, so that memory does not grow with the part. The
 * directory's size is a promise the data may break: unzipping stops at the first byte beyond it.
 */
export async function* inflateEntry(entry: ZipEntry, compressed: Uint8Array): AsyncGenerator<Uint8Array> {
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
