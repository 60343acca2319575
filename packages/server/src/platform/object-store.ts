import type { Readable } from 'node:stream'

/** A stored object on its way out. */
interface StoredObject {
  readonly stream: Readable
  readonly bytes: number
}

/** Where the bytes of files lie. Keys are ours: lower-case letters, digits, dots and slashes. */
export interface ObjectStore {
  /** The object is there whole, and stays after a power cut, once this resolves; before, it is not there. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** null when there is none */
  get(key: string): Promise<StoredObject | null>
  /** Its size; null when there is none. */
  size(key: string): Promise<number | null>
  /** Those that are not there are passed over. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes what processes that were killed have left half-written. */
  tidy(): Promise<void>
  /** How a browser puts an object here itself; null where it cannot. */
  readonly direct: DirectUpload | null
}

export interface DirectUpload {
  /** where browsers must be allowed to connect to */
  readonly origin: string
  /** An address that takes exactly so many bytes for this key, once, for a while. */
  urlFor(key: string, bytes: number, seconds: number): Promise<string>
}

/** All of a stored object; what is larger than `maxBytes` is not read. */
export async function readObject(store: ObjectStore, key: string, maxBytes: number): Promise<Buffer | null> {
  const object = await store.get(key)
  if (!object) return null
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of object.stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // leaving the loop ends the stream
    if (bytes > maxBytes) throw new RangeError(`object larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
