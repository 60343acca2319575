import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A number for a record that merchants see, such as `BJ7K3M9QXW`. It is random, because consecutive numbers reveal how
 * many others there are. There are 32⁸ of them, and the table's unique key prevents duplicates.
 */
export const randomNumber = (prefix: string): string =>
  prefix + Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
