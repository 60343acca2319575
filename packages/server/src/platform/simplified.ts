import pairs from 'opencc-js/dict/TSCharacters'

/** Parsed when it is first needed; not every process reads Chinese texts. */
let dictionary: ReadonlyMap<string, string> | null = null

/**
 * Converts traditional Chinese characters to simplified ones, for comparing texts: 閘閥 becomes 闸阀.
 * Each character is converted for itself, so that a part of a text becomes the same part of the converted text.
 */
export function toSimplified(text: string): string {
  dictionary ??= new Map(
    pairs.split('|').map((pair) => {
      const [traditional, simplified] = pair.split(' ')
      return [traditional!, simplified!]
    }),
  )
  const known = dictionary
  return text.replace(/\p{Script=Han}/gu, (character) => known.get(character) ?? character)
}
