import { passwordWeakness } from '../session/password.ts'

/** Letters and digits that nobody takes for one another when they are read out or copied by hand. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** A random password for somebody else, `mK7x-Zq2w-Wm9t`: to be changed at the first sign-in. */
export const initialPassword = (): string => passwordOf(randomByte)

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!

/** The same from bytes that are as good as random. */
export function passwordOf(nextByte: () => number): string {
  const group = () => Array.from({ length: groupLength }, () => letterOf(nextByte)).join('')
  const password = Array.from({ length: groups }, group).join('-')
  return passwordWeakness(password) === null ? password : passwordOf(nextByte)
}

function letterOf(nextByte: () => number): string {
  const byte = nextByte()
  // what is left over of 256 would make the first letters likelier than the rest
  const fair = 256 - (256 % alphabet.length)
  return byte < fair ? alphabet[byte % alphabet.length]! : letterOf(nextByte)
}
