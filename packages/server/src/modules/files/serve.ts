import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { can } from '@bdr/contract/access'
import { codes } from '@bdr/contract/errors'
import { fileHandling } from '@bdr/contract/files/handling'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import { t, type RefusalKey } from '@bdr/text/refusals'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { tokenOf } from '../../platform/web/page-guard.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { avifKey, thumbnailKey } from './store-file.ts'
import { fileByKey } from './queries.ts'
import { isSigned, type FileVariant } from './signature.ts'
import { filePath } from './url.ts'

export interface FileServing {
  readonly database: Database
  readonly store: ObjectStore
  readonly sessions: Sessions
  /** whether the website currently shows a file */
  readonly isShown: (db: Executor, fileId: string) => Promise<boolean>
  readonly productCode: string
  /** newest first */
  readonly secrets: readonly Buffer[]
}

interface Route {
  Params: { key: string }
  Querystring: { e?: string; s?: string; download?: string }
}

const keyPattern = /^[0-9a-f]{40}$/

/**
 * Serves files to `<img>` and `<a>`, which send no token: with a signed address for people who may see the record, or
 * without one for files that the website shows, and for their authors before that.
 */
export function serveFiles(app: FastifyInstance, serving: FileServing): void {
  const path = `${filePath(serving.productCode)}/:key`
  for (const variant of ['content', 'thumbnail'] as const) {
    app.get<Route>(variant === 'content' ? path : `${path}/${variant}`, (request, reply) =>
      answer(request, reply, serving, variant),
    )
  }
}

async function answer(
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  serving: FileServing,
  variant: FileVariant,
): Promise<FastifyReply> {
  const { database, store, secrets } = serving
  const { key } = request.params
  const { e, s, download } = request.query
  const file = keyPattern.test(key) ? await fileByKey(database.kysely, key) : undefined
  if (!file || (variant === 'thumbnail' && file.width === null)) return refuse(reply, 404, 'record.notFound')
  if (fileHandling[file.purpose as FilePurposeKey].open) {
    const lifetime = await lifetimeOf(request, serving, file)
    if (lifetime === null) return refuse(reply, 404, 'record.notFound')
    reply.header('cache-control', lifetime)
  } else {
    const expires = Number(e)
    if (!s || !isSigned(secrets, { key, variant, expires }, s)) return refuse(reply, 404, 'record.notFound')
    if (expires * 1_000 < Date.now()) return refuse(reply, 410, 'files.addressExpired')
    reply.header('cache-control', `private, max-age=${Math.floor(expires - Date.now() / 1_000)}, immutable`)
  }

  const { objectKey, mediaType } = servedAs(file, variant, request.headers.accept)
  const object = await store.get(objectKey)
  if (!object) throw new Error(`a stored file has no object: ${objectKey}`)
  if (variant === 'thumbnail') reply.header('vary', 'accept')
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

/** The object and its type; for a thumbnail the smaller format that the browser accepts. */
function servedAs(
  file: { readonly key: string; readonly media_type: string; readonly has_avif: boolean },
  variant: FileVariant,
  accept: string | undefined,
): { objectKey: string; mediaType: string } {
  if (variant === 'content') return { objectKey: file.key, mediaType: file.media_type }
  return file.has_avif && accept?.includes('image/avif') === true
    ? { objectKey: avifKey(file.key), mediaType: 'image/avif' }
    : { objectKey: thumbnailKey(file.key), mediaType: 'image/webp' }
}

/**
 * For how long, and by whom, a file of a public purpose may be cached; null if the requester may not see it. The cookie
 * identifies the requester, as for a preview of the page; it gives access to pictures only.
 */
async function lifetimeOf(
  request: FastifyRequest,
  { database, sessions, isShown }: FileServing,
  file: { readonly id: string; readonly purpose: string },
): Promise<string | null> {
  if (await isShown(database.kysely, file.id)) return 'public, max-age=31536000, immutable'
  const token = tokenOf(request.headers.cookie)
  const viewer = token === null ? null : await sessions.viewerOf(token)
  const { access } = fileHandling[file.purpose as FilePurposeKey]
  const mayUpload = viewer !== null && access !== 'signed-in' && can(viewer.post, access)
  return mayUpload ? 'private, max-age=3600' : null
}

/**
 * The policy of a file opened on its own, which cannot run or load anything. Older browsers show no PDF in a sandbox.
 */
const policyFor = (mediaType: string): string =>
  `default-src 'none'; frame-ancestors 'self'${mediaType === 'application/pdf' ? '' : '; sandbox'}`

/** Answers with an HTTP status, because a browser requests the file and not our client. */
const refuse = (
  reply: FastifyReply,
  status: number,
  key: RefusalKey & ('record.notFound' | 'files.addressExpired'),
) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code: codes.notFound, msg: t(key), data: null }))
