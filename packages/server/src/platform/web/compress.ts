import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Compresses pages that are not cached; the build compresses files. */
export async function compressPages(pages: FastifyInstance): Promise<void> {
  await pages.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // these pages differ in their nonce: the middle level takes well under a millisecond
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      // what is sent early does not wait for the rest
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
}
