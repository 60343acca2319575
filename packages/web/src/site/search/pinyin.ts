import table from '../../../../../content/site/pinyin.txt?raw'

/** The sound of each character of GB 2312, one reading each. */
const sounds = new Map<string, string>(
  table.split('\n').flatMap((line) => {
    const [sound, characters] = line.split(' ')
    return characters === undefined ? [] : [...characters].map((one) => [one, sound!] as const)
  }),
)

/** How a text is typed: a word for each character, letters and figures as they are. */
const pinyinOf = (text: string): string[] => [...text].map((one) => sounds.get(one) ?? one)

/**
 * Whether a title sounds so, in full or by the first letters of its characters, from any character
 * on: `jixiemifeng`, `mifeng` and `jxmf` are all 机械密封. The title is folded.
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
