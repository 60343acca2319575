import { contentLimits } from '@bdr/contract/content/model'
import { firstByLetter } from '@bdr/text/content'

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')
const isHan = (character: string) => /\p{Script=Han}/u.test(character)

/**
 * The letter under which a Chinese character is listed; for one with several readings, that of the commonest.
 */
function letterOf(character: string): string {
  const found = firstByLetter.findLast(([, first]) => byPinyin.compare(first, character) <= 0)
  return found?.[0] ?? 'A'
}

/** The letter under which a title is listed; empty when it begins with no letter. */
export function firstLetterOf(title: string): string {
  const [first = ''] = title.trim()
  if (isHan(first)) return letterOf(first)
  return /[a-z]/i.test(first) ? first.toUpperCase() : ''
}

/** A name for an address: Latin words unchanged, Chinese characters by their first letters. */
export function slugFor(text: string): string {
  const letters = [...text.normalize('NFKC')].map((one) => (isHan(one) ? letterOf(one) : one)).join('')
  return letters
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, contentLimits.slug)
    .replaceAll(/^-+|-+$/g, '')
}
