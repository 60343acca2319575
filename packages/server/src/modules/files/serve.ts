import type { FastifyInstance, FastifyReply } from 'fastify'
import { codes } from '@bdr/contract/errors'
import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import { say, type RefusalKey } from '@bdr/text/refusals'
import type { Database } from '../../platform/db/open.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { thumbnailKey } from './keep.ts'
import { fileByKey } from './queries.ts'
import { isSigned, type FileVariant } from './signature.ts'
import { filePath } from './url.ts'

export interface FileServing {
  readonly database: Database
  readonly store: ObjectStore
  readonly productCode: string
  /** the newest first */
  readonly secrets: readonly Buffer[]
}

interface Request {
  Params: { key: string }
  Querystring: { e?: string; s?: string; download?: string }
}

const keyPattern = /^[0-9a-f]{40}$/

/**
 * Serves files to `<img>` and `<a>`, which send no token: by an address that was signed for who may
 * see the record, or without one for what the website shows.
 */
export function serveFiles(app: FastifyInstance, serving: FileServing): void {
  const path = `${filePath(serving.productCode)}/:key`
  for (const variant of ['content', 'thumbnail'] as const) {
    app.get<Request>(variant === 'content' ? path : `${path}/${variant}`, (request, reply) =>
      answer(reply, serving, variant, request.params.key, request.query),
    )
  }
}

async function answer(
  reply: FastifyReply,
  { database, store, secrets }: FileServing,
  variant: FileVariant,
  key: string,
  { e, s, download }: Request['Querystring'],
): Promise<FastifyReply> {
  const file = keyPattern.test(key) ? await fileByKey(database.kysely, key) : undefined
  if (!file || (variant === 'thumbnail' && file.width === null)) return refuse(reply, 404, 'record.notFound')
  const { open } = filePurposes[file.purpose as FilePurposeKey]
  if (!open) {
    const expires = Number(e)
    if (!s || !isSigned(secrets, { key, variant, expires }, s)) return refuse(reply, 404, 'record.notFound')
    if (expires * 1_000 < Date.now()) return refuse(reply, 410, 'files.addressExpired')
    reply.header('cache-control', `private, max-age=${Math.floor(expires - Date.now() / 1_000)}, immutable`)
  } else reply.header('cache-control', 'public, max-age=31536000, immutable')

  const object = await store.get(variant === 'content' ? key : thumbnailKey(key))
  if (!object) throw new Error(`a stored file has no object: ${key}`)
  const mediaType = variant === 'content' ? file.media_type : 'image/webp'
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': object.bytes,
      'content-disposition': `${download === undefined ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': policyFor(mediaType),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    .send(object.stream)
}

/** Shown by itself a file runs and loads nothing. Older browsers show no PDF in a sandbox. */
const policyFor = (mediaType: string): string =>
  `default-src 'none'; frame-ancestors 'self'${mediaType === 'application/pdf' ? '' : '; sandbox'}`

/** A status of its own: what asks is a browser for a picture, not our client. */
const refuse = (
  reply: FastifyReply,
  status: number,
  key: RefusalKey & ('record.notFound' | 'files.addressExpired'),
) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code: codes.notFound, msg: say(key), data: null }))
