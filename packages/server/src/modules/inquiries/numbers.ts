import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one over the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A number for a record that merchants see, such as `BJ7K3M9QXW`: drawn at random, since consecutive numbers
 * give away how many others there are. 32⁸ of them; a table's unique key has the last word.
 */
export const randomNumber = (prefix: string): string =>
  prefix + Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
