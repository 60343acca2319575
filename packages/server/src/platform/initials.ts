import { firstByLetter } from '@bdr/text/content'

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * The pinyin initials of a text, `xszfdn50` for `楔式闸阀 DN50`, by which people search. A character with several readings
 * has its most common one.
 */
export const initialsOf = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map(initialOf).join('')

/** Comparing by pinyin is slow, and product names repeat the same few characters. */
const known = new Map<string, string>()

function initialOf(one: string): string {
  if (/[a-z0-9]/.test(one)) return one
  if (!/\p{Script=Han}/u.test(one)) return ''
  const before = known.get(one)
  if (before !== undefined) return before
  const found = firstByLetter.findLast(([, first]) => byPinyin.compare(first, one) <= 0)
  const initial = (found?.[0] ?? 'a').toLowerCase()
  // the cache cannot grow beyond the number of characters in Unicode
  known.set(one, initial)
  return initial
}
