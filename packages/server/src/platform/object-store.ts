import type { Readable } from 'node:stream'

/** A stored object that is being read. */
interface StoredObject {
  readonly stream: Readable
  readonly bytes: number
}

/** The storage of files. Keys consist of lower-case letters, digits, dots and slashes. */
export interface ObjectStore {
  /** Once this resolves, the object is complete and survives a power failure. Before that it does not exist. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** null if there is no such object */
  get(key: string): Promise<StoredObject | null>
  /** Its size; null if there is no such object. */
  size(key: string): Promise<number | null>
  /** Removes objects; missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes incomplete files that killed processes left behind. */
  tidy(): Promise<void>
  /** How browsers upload directly to this storage; null if they cannot. */
  readonly direct: DirectUpload | null
}

export interface DirectUpload {
  /** the origin that browsers must be allowed to connect to */
  readonly origin: string
  /** An address that accepts exactly this number of bytes for this key for a limited time. */
  urlFor(key: string, bytes: number, seconds: number): Promise<string>
}

/** Reads a stored object completely. An object larger than `maxBytes` is refused. */
export async function readObject(store: ObjectStore, key: string, maxBytes: number): Promise<Buffer | null> {
  const object = await store.get(key)
  if (!object) return null
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of object.stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // leaving the loop closes the stream
    if (bytes > maxBytes) throw new RangeError(`object larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
