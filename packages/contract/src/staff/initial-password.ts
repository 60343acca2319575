import { passwordWeakness } from '../session/password.ts'

/** Letters and digits that nobody takes for one another when they are read out or copied by hand. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

/** A random password for somebody else, `mK7x-Zq2w-Wm9t`: to be changed at the first sign-in. */
export function initialPassword(): string {
  const password = Array.from({ length: groups }, randomGroup).join('-')
  return passwordWeakness(password) === null ? password : initialPassword()
}

const randomGroup = () => Array.from({ length: groupLength }, randomLetter).join('')

function randomLetter(): string {
  const [random] = crypto.getRandomValues(new Uint8Array(1))
  // what is left over of 256 would make the first letters likelier than the rest
  const fair = 256 - (256 % alphabet.length)
  return random! < fair ? alphabet[random! % alphabet.length]! : randomLetter()
}
