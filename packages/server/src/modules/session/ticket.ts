import { hash as digestOf, randomBytes } from 'node:crypto'

/**
 * Tokens and tickets are random and long, stored as a hash and looked up by it: what is compared
 * byte by byte is the hash, which tells whoever measures the time nothing about the secret.
 */
export const hashOf = (secret: string): Buffer => digestOf('sha256', secret, 'buffer')

export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashOf(ticket) }
}
