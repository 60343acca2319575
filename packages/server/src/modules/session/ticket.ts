import { hash as digestOf, randomBytes } from 'node:crypto'

/**
 * Tokens and tickets are long and random, stored as a hash and looked up by it. Only hashes are compared byte by byte,
 * so measuring the time reveals nothing about the secret.
 */
export const hashOf = (secret: string): Buffer => digestOf('sha256', secret, 'buffer')

/**
 * The ticket in the QR code. It is derived from the secret of the desktop that shows the code, and the secret cannot be
 * derived from it: somebody who photographs the code cannot get the token.
 */
export const pictureTicketOf = (desktopSecret: string): string =>
  digestOf('sha256', `picture:${desktopSecret}`, 'base64url')

export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashOf(ticket) }
}
