import { firstByLetter } from '@bdr/text/content'

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * The first letters of a text's sounds, `楔式闸阀 DN50` as `xszfdn50`: what people type who search by
 * pinyin. Of a character with several readings the commonest counts.
 */
export const initialsOf = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()]
    .map((one) => {
      if (/[a-z0-9]/.test(one)) return one
      if (!/\p{Script=Han}/u.test(one)) return ''
      const found = firstByLetter.findLast(([, first]) => byPinyin.compare(first, one) <= 0)
      return (found?.[0] ?? 'a').toLowerCase()
    })
    .join('')
