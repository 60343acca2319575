import table from '../../../../../content/site/pinyin.txt?raw'

/** The pinyin of each character of GB 2312, one reading each. */
const pinyin = new Map<string, string>(
  table.split('\n').flatMap((line) => {
    const [sound, characters] = line.split(' ')
    return characters === undefined ? [] : [...characters].map((one) => [one, sound!] as const)
  }),
)

/** A text as it is typed in pinyin: a word for each character, letters and digits unchanged. */
const pinyinOf = (text: string): string[] => [...text].map((one) => pinyin.get(one) ?? one)

/**
 * Whether a title's pinyin contains the keyword, in full or by its initials, starting at any character:
 * `jixiemifeng`, `mifeng` and `jxmf` all match 机械密封. The title is normalised.
 */
export function matchesPinyin(title: string, typed: string): boolean {
  if (!/^[a-z]{2,}$/.test(typed)) return false
  const words = pinyinOf(title)
  return words.some((_, from) => {
    const rest = words.slice(from)
    return (
      rest.join('').startsWith(typed) ||
      rest
        .map((word) => word[0])
        .join('')
        .startsWith(typed)
    )
  })
}
