import { createHmac, timingSafeEqual } from 'node:crypto'

/** The variant of a file that an address is for: the file itself, or its thumbnail. */
export type FileVariant = 'content' | 'thumbnail'

export interface SignedPart {
  readonly key: string
  readonly variant: FileVariant
  /** seconds since 1970 */
  readonly expires: number
}

/**
 * Minimum validity of an address; the maximum is twice that. It stays the same for a while, so that it can be cached.
 */
const windowSeconds = 1_800

export const expiryAt = (now: number): number => (Math.floor(now / 1000 / windowSeconds) + 2) * windowSeconds

export const signatureOf = (secret: Buffer, { key, variant, expires }: SignedPart): string =>
  createHmac('sha256', secret).update(`${key}\n${variant}\n${expires}`).digest('base64url')

/** Whether any of the secrets signed it: after a rotation older addresses stay valid until they expire. */
export function isSigned(secrets: readonly Buffer[], part: SignedPart, signature: string): boolean {
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, part))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
