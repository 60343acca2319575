import { createHash, createHmac } from 'node:crypto'

/** A call of Aliyun's OpenAPI in RPC style: all parameters are in the query, and the body is empty. */
export interface RpcRequest {
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
  /** UTC with seconds, `2026-11-20T04:00:00Z` */
  readonly date: string
  /** different for every request */
  readonly nonce: string
}

export interface AccessKey {
  readonly id: string
  readonly secret: string
}

const algorithm = 'ACS3-HMAC-SHA256'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const emptyBody = sha256('')

/** Percent-encodes according to RFC 3986; encodeURIComponent leaves five more characters unchanged. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const inOrder = (record: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

export const queryText = (query: Readonly<Record<string, string>>): string =>
  inOrder(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&')

/**
 * The headers of a signed POST: Aliyun's signature V3,
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function signedHeaders(request: RpcRequest, key: AccessKey): Record<string, string> {
  const headers = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const lines = inOrder(headers).map(([name, value]) => `${name}:${value}\n`)
  const names = inOrder(headers).map(([name]) => name)
  const canonical = ['POST', '/', queryText(request.query), lines.join(''), names.join(';'), emptyBody]
  const toSign = `${algorithm}\n${sha256(canonical.join('\n'))}`
  const signature = createHmac('sha256', key.secret).update(toSign).digest('hex')
  return {
    ...headers,
    authorization: `${algorithm} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
