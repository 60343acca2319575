import { passwordWeakness } from '../session/password.ts'

/** Letters and digits that cannot be confused when they are read out or copied by hand. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** A random password for another person, `mK7x-Zq2w-Wm9t`, which must be changed at the first sign-in. */
export const initialPassword = (): string => passwordOf(randomByte)

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!

/** A password from random or pseudo-random bytes. */
export function passwordOf(nextByte: () => number): string {
  const group = () => Array.from({ length: groupLength }, () => letterOf(nextByte)).join('')
  const password = Array.from({ length: groups }, group).join('-')
  return passwordWeakness(password) === null ? password : passwordOf(nextByte)
}

function letterOf(nextByte: () => number): string {
  const byte = nextByte()
  // bytes from here on are skipped, since they would make the first letters more likely
  const fair = 256 - (256 % alphabet.length)
  return byte < fair ? alphabet[byte % alphabet.length]! : letterOf(nextByte)
}
