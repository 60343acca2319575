/** A text normalised for comparison, with the original position of each of its characters. */
export interface Folded {
  readonly text: string
  readonly places: readonly number[]
}

/** Converts traditional characters to simplified ones. */
export type Simplified = (text: string) => string

/**
 * Lower-case letters, half-width characters, no spaces and signs: `ＤＮ 100` and `dn100` are equal, and so are
 * `GB/T 3452.1` and `gbt34521`, 閘閥 and 闸阀.
 */
export function fold(text: string, simplified: Simplified = (same) => same): Folded {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    for (const part of simplified(character.normalize('NFKC').toLowerCase()))
      if (/[\p{L}\p{N}]/u.test(part)) {
        folded += part
        for (let unit = 0; unit < part.length; unit++) places.push(place)
      }
    place += character.length
  }
  return { text: folded, places }
}

/** A part of a text, and whether it matches the search. */
export interface Marked {
  readonly text: string
  readonly hit: boolean
}

/** Splits a text at its matches; the needles are normalised. */
export function marked(text: string, needles: readonly string[], simplified: Simplified): Marked[] {
  const { text: folded, places } = fold(text, simplified)
  const isHit = Array.from({ length: text.length }, () => false)
  for (const needle of needles) {
    if (needle === '') continue
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
      const end = at + needle.length
      isHit.fill(true, places[at], end < places.length ? places[end] : text.trimEnd().length)
    }
  }
  const parts: { text: string; hit: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1)
    if (last && last.hit === isHit[at]) last.text += text[at]
    else parts.push({ text: text[at]!, hit: isHit[at]! })
  }
  return parts
}

const around = 28

/** The part of a long text around a match; null where nothing matches. */
export function excerptOf(text: string, needles: readonly string[], simplified: Simplified): Marked[] | null {
  const { text: folded, places } = fold(text, simplified)
  const found = needles.map((needle) => folded.indexOf(needle)).filter((at) => at >= 0)
  if (found.length === 0) return null
  const start = places[Math.min(...found)]!
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, start + around * 2)
  const cut = text.slice(from, to).replace(/\s+/g, ' ')
  return marked(`${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`, needles, simplified)
}
