import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { S3Settings } from './env-adapters.ts'
import type { ObjectStore } from './object-store.ts'

const timeout = 60_000

/** Objects in S3-compatible storage, to which browsers upload directly. */
export function s3Store(settings: S3Settings): ObjectStore {
  const bucketAt = (endpoint: string) =>
    new S3mini({
      endpoint,
      region: settings.region,
      accessKeyId: settings.accessKey.id,
      secretAccessKey: settings.accessKey.secret,
      requestAbortTimeout: timeout,
    })
  const bucket = bucketAt(settings.endpoint)
  const publicBucket = bucketAt(settings.publicEndpoint)

  return {
    async put(key, bytes, mediaType) {
      await bucket.putObject(key, new Uint8Array(bytes), mediaType)
    },

    async get(key) {
      const response = await bucket.getObjectResponse(key)
      if (!response?.body) return null
      return {
        stream: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
        bytes: Number(response.headers.get('content-length')),
      }
    },

    async size(key) {
      return (await bucket.objectExists(key)) ? bucket.getContentLength(key) : null
    },

    async remove(keys) {
      for (const key of keys) await bucket.deleteObject(key)
    },

    // uploads to S3 are atomic, so nothing can be left behind
    tidy: async () => {},

    direct: {
      origin: new URL(settings.publicEndpoint).origin,
      // the length is signed, so it cannot be exceeded; browsers send the header automatically
      urlFor: (key, bytes, seconds) =>
        publicBucket.getPresignedUrl('PUT', key, seconds, {}, { 'content-length': String(bytes) }),
    },
  }
}
