import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses the pages; files are compressed by the build. */
export async function compressPages(pages: FastifyInstance): Promise<void> {
  await pages.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // a page differs in its nonce each time: the middle level costs well under a millisecond
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
