import { contentLimits } from '@bdr/contract/content/model'
import { firstByLetter } from '@bdr/text/content'

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')
const isHan = (character: string) => /\p{Script=Han}/u.test(character)

/** The letter a Chinese character is found under. Of one with several readings the commonest. */
function letterOf(character: string): string {
  const found = firstByLetter.findLast(([, first]) => byPinyin.compare(first, character) <= 0)
  return found?.[0] ?? 'A'
}

/** The letter a title stands under; empty when it begins with no letter. */
export function firstLetterOf(title: string): string {
  const [first = ''] = title.trim()
  if (isHan(first)) return letterOf(first)
  return /[a-z]/i.test(first) ? first.toUpperCase() : ''
}

/** A name for an address: Latin words as they are, of Chinese the first letters. */
export function slugFor(text: string): string {
  const letters = [...text.normalize('NFKC')].map((one) => (isHan(one) ? letterOf(one) : one)).join('')
  return letters
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, contentLimits.slug)
    .replaceAll(/^-+|-+$/g, '')
}
