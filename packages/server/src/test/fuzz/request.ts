import type { InjectOptions } from 'fastify'
import { idempotencyKeyHeader } from '@bdr/contract/kernel/call'
import { broken, oddText } from './broken.ts'
import type { Operation } from './openapi.ts'
import type { Random } from './random.ts'
import type { validValues } from './valid.ts'

export interface Request {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly remoteAddress: string
  readonly payload?: string | Buffer
}

interface Parts {
  readonly random: Random
  readonly values: ReturnType<typeof validValues>
  /** the uploaded files */
  readonly files: readonly Buffer[]
}

/** Requests of an operation: as described, or with one mistake. */
export function requestOf(parts: Parts, operation: Operation, token: string | null): Request {
  const { random, values } = parts
  const wrong = random.chance(0.6) ? random.oneOf(places) : null
  const inPlace = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === place && (one.required || random.chance(0.5)))
        .map((one) => [one.name, values.value(one.schema, one.name)]),
    )
  const path = inPlace('path')
  const query = inPlace('query')
  const { [idempotencyKeyHeader]: _, ...inHeader } = inPlace('header')
  const fields = operation.body === null ? null : values.object(operation.body)

  const url = urlOf(
    operation.path,
    wrong === 'path' ? breakOne(random, path) : path,
    wrong === 'query' ? breakOne(random, query) : query,
  )
  const body = fields === null ? {} : bodyOf(parts, operation, fields, wrong)
  return {
    method: wrong === 'method' ? random.oneOf(methods) : operation.method,
    url: wrong === 'url' ? garbled(random, url) : url,
    // limits are counted by address, so addresses are rarely repeated
    remoteAddress: `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
    ...(body.payload !== undefined && { payload: body.payload }),
    headers: {
      ...Object.fromEntries(
        Object.entries(inHeader).map(([name, value]) => [name, printable(asText(value))]),
      ),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(random.chance(0.2) && { [idempotencyKeyHeader]: `key-${random.below(1_000)}-of-requests` }),
      ...(body.type !== undefined && { 'content-type': body.type }),
      ...(wrong === 'header' && { [random.oneOf(headers)]: printable(oddText(random)) }),
    },
  }
}

type Parameter = Operation['parameters'][number]
type Fields = Readonly<Record<string, unknown>>

const places = ['path', 'query', 'fields', 'fields', 'fields', 'raw', 'header', 'method', 'url'] as const
type Place = (typeof places)[number]
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const
const headers = [
  ...['authorization', 'content-type', 'content-length', idempotencyKeyHeader, 'x-request-id', 'accept'],
  ...['range', 'if-none-match', 'user-agent', 'x-forwarded-for', 'accept-encoding', 'cookie', 'expect'],
]

/** A header's value with visible ASCII characters only; any other would not be sent. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000)

function breakOne(random: Random, fields: Fields): Fields {
  const changed = broken(random, fields)
  return typeof changed === 'object' && changed !== null ? (changed as Fields) : fields
}

function urlOf(path: string, inPath: Fields, query: Fields): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(asText(inPath[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(asText(one))}`),
  )
  return pairs.length === 0 ? filled : `${filled}?${pairs.slice(0, 50).join('&')}`
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)

/** Truncates, duplicates, or adds an invalid escape. */
function garbled(random: Random, url: string): string {
  const at = 1 + random.below(url.length)
  return url.slice(0, at) + random.oneOf(['', '%', '%zz', '%ff', '%00', '//', '?', '&a=1&a=2', '/..', '#'])
}

interface Body {
  payload?: string | Buffer
  type?: string
}

function bodyOf(parts: Parts, { upload }: Operation, fields: Fields, wrong: Place | null): Body {
  const { random } = parts
  const sent = wrong === 'fields' ? broken(random, fields) : fields
  const body = upload ? formOf(parts, sent) : { payload: JSON.stringify(sent), type: 'application/json' }
  return wrong === 'raw' ? garbledBody(random, body) : body
}

const boundary = 'between-the-parts'

function formOf({ random, files }: Parts, fields: unknown): Body {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  const parts = entries.flatMap(([name, value]) => {
    const file = name === 'file' || random.chance(0.02)
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${printable(name)}"`
    return file
      ? [`${head}${fileNaming(random)}\r\n\r\n`, random.oneOf(files), '\r\n']
      : [`${head}\r\n\r\n${asText(value)}\r\n`]
  })
  return {
    payload: Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** How a part says that it is a file: usually by a name, which may be any text. */
function fileNaming(random: Random): string {
  if (random.chance(0.7)) return '; filename="文件.xlsx"'
  return random.chance(0.2)
    ? '\r\ncontent-type: application/octet-stream'
    : `; filename="${oddText(random).replaceAll('"', '%22')}"`
}

const types = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...[
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
    'application/json; charset=utf-7',
    '/',
  ],
]

function garbledBody(random: Random, { payload = '', type = '' }: Body): Body {
  const bytes = Buffer.from(payload)
  switch (random.below(6)) {
    case 0:
      return { payload: bytes.subarray(0, random.below(bytes.length + 1)), type }
    case 1:
      return { payload: bytes, type: random.oneOf(types) }
    case 2:
      return {
        payload: random.oneOf(['', 'null', '[]', '3', '"text"', '{', '\ufeff{}', '{}{}', '[[[[']),
        type,
      }
    case 3: {
      const changed = Buffer.from(bytes)
      for (let times = 0; times < 3 && changed.length > 0; times += 1)
        changed[random.below(changed.length)] = random.below(256)
      return { payload: changed, type }
    }
    case 4:
      return { payload: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, type }
    default:
      return { payload: bytes }
  }
}
