import type { PGlite } from '@electric-sql/pglite'
import { type Exchange, joined } from './wire-socket.ts'

/** A startup message starts with its length, every other message with a letter. */
const isStartup = (request: Uint8Array) => request[0] === 0

/**
 * Exchanges messages with a PGlite in this thread. PGlite has one session for its whole life, so when a new connection
 * starts, leftovers of the previous one (an open transaction, prepared statements) are removed first.
 */
export const sessionOf =
  (pglite: PGlite): Exchange =>
  async (request) => {
    if (isStartup(request)) {
      if (pglite.isInTransaction()) await pglite.exec('rollback')
      await pglite.exec('discard all')
    }
    const answer: Uint8Array[] = []
    await pglite.execProtocolRawStream(request, {
      syncToFs: false,
      // the bytes are in PGlite's own memory and change with its next call
      onRawData: (bytes) => answer.push(bytes.slice()),
    })
    return joined(answer)
  }
