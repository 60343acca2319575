import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsBrotli, acceptsGzip } from '../accepted-encodings.ts'

/** A rendered page, uncompressed and compressed, each with its headers. */
export interface CachedPage {
  readonly status: number
  /** whether its address exists; there is no limit to the number of unknown addresses */
  readonly isThere: boolean
  readonly plain: Encoded
  readonly brotli: Encoded
  readonly gzip: Encoded
}

export interface Encoded {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** the headers in node's raw format: alternating names and values */
  readonly written: readonly string[]
  /** the headers for a browser that already has this content, without a body */
  readonly writtenToKnower: readonly string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Higher levels take ten times as long and save a hundredth of the bytes. */
const quality = 6

/** Compresses a page once for as long as it is cached. Crawlers, and browsers without https, accept only gzip. */
export async function cacheable(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
  isThere = status === 200,
): Promise<CachedPage> {
  const bytes = Buffer.from(body)
  const digest = hash('sha256', bytes, 'base64url').slice(0, 22)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotliBytes, gzipBytes] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes)])
  const copy = (content: Buffer, etag: string, encoding: Readonly<Record<string, string>> = {}): Encoded => {
    const known = { ...headers, etag }
    const all = { ...known, ...encoding, 'content-length': String(content.length) }
    return {
      bytes: content,
      etag,
      headers: all,
      written: Object.entries(all).flat(),
      writtenToKnower: Object.entries(known).flat(),
    }
  }
  return {
    status,
    isThere,
    plain: copy(bytes, `"${digest}"`),
    // a strong ETag stands for exactly these bytes
    brotli: copy(brotliBytes, `"${digest}-br"`, { 'content-encoding': 'br' }),
    gzip: copy(gzipBytes, `"${digest}-gz"`, { 'content-encoding': 'gzip' }),
  }
}

/** The copy for a browser's `Accept-Encoding`. */
export function copyFor(accepted: string | undefined, page: CachedPage): Encoded {
  if (acceptsBrotli(accepted)) return page.brotli
  return acceptsGzip(accepted) ? page.gzip : page.plain
}

export const sizeOf = ({ plain, brotli, gzip: gzipped }: CachedPage): number =>
  plain.bytes.length + brotli.bytes.length + gzipped.bytes.length
