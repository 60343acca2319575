import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../platform/env-adapters.ts'

const bucket = 'files'
const region = 'cn-test-1'
const accessKey = { id: 'key-of-the-test', secret: 'secret-of-the-test' }
const algorithm = 'AWS4-HMAC-SHA256'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encodes according to RFC 3986. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A storage that keeps objects in memory and refuses requests without a valid signature (SigV4). */
export async function startFakeS3() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const refused: string[] = []

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const url = new URL(request.url!, 'http://storage')
    const problem = whyRefused(request, url, body)
    const key = decodeURIComponent(url.pathname).replace(`/${bucket}/`, '')
    if (problem !== null) {
      refused.push(`${request.method} ${key}: ${problem}`)
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const object = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: String(request.headers['content-type']) })
      response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (object === undefined) {
      response
        .writeHead(404)
        .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    } else {
      response.writeHead(200, { 'content-length': object.bytes.length, 'content-type': object.type })
      response.end(request.method === 'HEAD' ? undefined : object.bytes)
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, Buffer.concat(chunks), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}/${bucket}`,
    publicEndpoint: `http://127.0.0.1:${port}/${bucket}`,
    region,
    accessKey,
  }
  return {
    settings,
    objects,
    /** requests with a wrong or missing signature */
    refused,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Checks a Signature Version 4 in a header or in the query of a presigned address. */
function whyRefused(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const presigned = url.searchParams.has('X-Amz-Signature')
  const part = (name: string) =>
    presigned
      ? (url.searchParams.get(`X-Amz-${name}`) ?? '')
      : (new RegExp(`${name}=([^, ]+)`).exec(request.headers.authorization ?? '')?.[1] ?? '')
  const [keyId, day, scopeRegion, service] = part('Credential').split('/')
  if (keyId !== accessKey.id || scopeRegion !== region || service !== 's3') return 'credential'
  const date = presigned ? part('Date') : String(request.headers['x-amz-date'])
  const sent = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const life = presigned ? Number(part('Expires')) : 900
  if (!(sent <= Date.now() + 1_000 && Date.now() < sent + life * 1_000)) return 'expired'
  const payload = presigned ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'payload'
  const names = part('SignedHeaders')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signing = hmac(hmac(hmac(hmac(`AWS4${accessKey.secret}`, day!), region), 's3'), 'aws4_request')
  const right = hmac(signing, [algorithm, date, scope, sha256(canonical)].join('\n')).toString('hex')
  return right === part('Signature') ? null : 'signature'
}
