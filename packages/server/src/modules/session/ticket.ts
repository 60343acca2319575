import { hash as digestOf, randomBytes } from 'node:crypto'

/**
 * Tokens and tickets are random and long, stored as a hash and looked up by it: what is compared byte by byte
 * is the hash, so that measuring the time gives nothing of the secret away.
 */
export const hashOf = (secret: string): Buffer => digestOf('sha256', secret, 'buffer')

/**
 * What stands in the picture of a sign-in by scanning. It follows from the secret of the desktop that
 * shows the picture, and leads nobody back to it: who photographs the picture can fetch nothing.
 */
export const pictureTicketOf = (desktopSecret: string): string =>
  digestOf('sha256', `picture:${desktopSecret}`, 'base64url')

export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashOf(ticket) }
}
