import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { pageAt } from '@bdr/contract/navigation'

export const newNonce = (): string => randomBytes(16).toString('base64')

export interface PageSecurity {
  path: string
  nonce: string
  /** whether the page came over https */
  secure: boolean
  /** vite's client evaluates and connects more freely */
  dev: boolean
}

/** What a page may load and run, and who may show it. */
export function securePage(reply: FastifyReply, { path, nonce, secure, dev }: PageSecurity): void {
  reply.headers({
    'content-security-policy': dev ? developmentPolicy(nonce) : policy(nonce),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
    ...(pageAt(path)?.area === 'console' && { 'x-robots-tag': 'noindex' }),
  })
}

const policy = (nonce: string) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // antd sets its custom properties in style elements
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

const developmentPolicy = (nonce: string) =>
  policy(nonce).replace(`connect-src 'self'`, `connect-src 'self' ws: wss:`)
