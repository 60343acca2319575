import { firstByLetter } from '@bdr/text/content'

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * The first letters of a text's sounds, `楔式闸阀 DN50` as `xszfdn50`: what people type who search by
 * pinyin. Of a character with several readings the commonest counts.
 */
export const initialsOf = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()].map(initialOf).join('')

/** Comparing by pinyin is slow, and the names of goods repeat the same few characters. */
const known = new Map<string, string>()

function initialOf(one: string): string {
  if (/[a-z0-9]/.test(one)) return one
  if (!/\p{Script=Han}/u.test(one)) return ''
  const before = known.get(one)
  if (before !== undefined) return before
  const found = firstByLetter.findLast(([, first]) => byPinyin.compare(first, one) <= 0)
  const initial = (found?.[0] ?? 'a').toLowerCase()
  // at most as many as Unicode has of them
  known.set(one, initial)
  return initial
}
