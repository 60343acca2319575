import { randomBytes } from 'node:crypto'

export const newNonce = (): string => randomBytes(16).toString('base64')

/** What every page's answer carries beside its policy. */
const common = {
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
} as const

/** For answers that came over https: the next request does, too. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const

/** Besides ourselves: where files go that do not go through us. */
const connections = (also: readonly string[], uploadOrigin: string | null): string =>
  ['connect-src', `'self'`, ...also, ...(uploadOrigin === null ? [] : [uploadOrigin])].join(' ')

const closed = [`object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`]

/** The back office: its own scripts and styles, and what carries the document's nonce. */
export const consoleHeaders = (
  nonce: string,
  dev: boolean,
  uploadOrigin: string | null = null,
): Record<string, string> => ({
  ...common,
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // react-aria makes two style elements; while developing vite puts all styles into such
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    connections(dev ? ['ws:', 'wss:'] : [], uploadOrigin),
    `frame-src 'self' blob:`,
    ...closed,
  ].join('; '),
})

/** What stands in a public page itself and is taken, by its hash; null where there is none. */
export interface InlineHashes {
  readonly styleHash: string | null
  readonly scriptHash: string | null
}

/** A public page: its one style and what hydrates its islands by their hashes, nothing inline besides. */
export const siteHeaders = (
  { styleHash, scriptHash }: InlineHashes,
  uploadOrigin: string | null = null,
): Record<string, string> => ({
  ...common,
  'content-security-policy': [
    `default-src 'self'`,
    `script-src 'self'${allowed(scriptHash)}`,
    `style-src 'self'${allowed(styleHash)}`,
    `img-src 'self' data: blob:`,
    connections([], uploadOrigin),
    ...closed,
  ].join('; '),
})

const allowed = (sha256: string | null) => (sha256 === null ? '' : ` 'sha256-${sha256}'`)

/** A public page drawn from the sources: vite puts styles into elements and talks over a socket. */
export const siteDevelopmentHeaders = (nonce: string): Record<string, string> => ({
  ...consoleHeaders(nonce, true),
  'x-robots-tag': 'none',
})
