import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts secrets that must be readable later. Whoever has only the database cannot decrypt them. */
export interface Seal {
  /** A secret can be decrypted only with the `purpose` it was encrypted for. */
  close(secret: Buffer, purpose: string): Buffer
  open(sealed: Buffer, purpose: string): Buffer
  /** A keyed hash, for secrets short enough to be guessed from a plain hash. */
  fingerprint(text: string): Buffer
}

export function createSeal(key: string | Buffer): Seal {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
  const cipherKey = derived('seal')
  const hashKey = derived('fingerprint')
  return {
    close(secret, purpose) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, purpose) {
      const decipher = createDecipheriv(algorithm, cipherKey, sealed.subarray(0, nonceBytes))
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
    },
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest(),
  }
}
