import { randomBytes } from 'node:crypto'

export const newNonce = (): string => randomBytes(16).toString('base64')

/** Headers of every page, besides its policy. */
const common = {
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
} as const

/** Header for answers over https, which requires https for further requests. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const

/** Allowed connections besides our own origin: the storage for direct uploads. */
const connections = (also: readonly string[], uploadOrigin: string | null): string =>
  ['connect-src', `'self'`, ...also, ...(uploadOrigin === null ? [] : [uploadOrigin])].join(' ')

const closed = [`object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`]

/** The back office: its own scripts and styles, and elements with the document's nonce. */
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
    // react-aria creates two style elements; in development vite puts all styles into style elements
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    connections(dev ? ['ws:', 'wss:'] : [], uploadOrigin),
    `frame-src 'self' blob:`,
    ...closed,
  ].join('; '),
})

/** The hashes of the inline style and script that a public page contains; null if there is none. */
export interface InlineHashes {
  readonly styleHash: string | null
  readonly scriptHash: string | null
}

/** A public page: its inline style and hydration script by their hashes, nothing else inline. */
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

/** A public page rendered from the sources: vite puts styles into elements and uses a socket. */
export const siteDevelopmentHeaders = (nonce: string): Record<string, string> => ({
  ...consoleHeaders(nonce, true),
  'x-robots-tag': 'none',
})
