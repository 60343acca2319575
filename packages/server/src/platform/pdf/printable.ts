import type { Inline } from 'pdfmake'
import { mainFamily, typefaceOf } from './typefaces.ts'

/**
 * Text for pdfmake in pieces of one font each, so that every character is printed. A character that no font has is
 * printed as its code point in brackets; characters without an appearance (controls, joiners, variation selectors) are
 * omitted.
 */
export function printable(text: string): Inline[] {
  const pieces: Inline[] = []
  let run = ''
  const endRun = () => {
    if (run !== '') pieces.push({ text: run })
    run = ''
  }
  for (const character of visible(text)) {
    const codePoint = character.codePointAt(0)!
    const family = character === '\n' ? mainFamily : typefaceOf(codePoint)?.family
    if (family === undefined) run += `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
    else if (family === mainFamily && codePoint <= 0xffff) run += character
    else {
      endRun()
      pieces.push(...separatePiece(character, family))
    }
  }
  endRun()
  return pieces
}

/**
 * One character as a separate piece, which pdfmake cannot split between its two UTF-16 units. In a long word pdfmake
 * runs over the edge where fonts change, unless an empty piece allows a line break there; next to ideographs it finds
 * line breaks itself.
 */
function separatePiece(character: string, family: string): Inline[] {
  const piece = { text: character, font: family, noWrap: true }
  return /\p{Ideographic}/u.test(character) ? [piece] : [{ text: '' }, piece, { text: '' }]
}

const visible = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // a Latin letter and its accent are combined into one character; ideographs keep the typed variant
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/(?![\n\t])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\S\n\u3000]/g, ' ')
