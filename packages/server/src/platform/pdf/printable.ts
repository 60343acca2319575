import type { Inline } from 'pdfmake'
import { mainFamily, typefaceOf } from './typefaces.ts'

/**
 * Text as pdfmake prints it, in pieces of one typeface each, so that every character appears on
 * paper. What no typeface draws is printed as its code point in brackets; what has no appearance
 * (controls, joiners, variation selectors) is left out.
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
      pieces.push(...apart(character, family))
    }
  }
  endRun()
  return pieces
}

/**
 * One character in a piece of its own, which pdfmake cannot cut between its two UTF-16 halves. In a
 * long word pdfmake runs over the edge where typefaces meet, unless an empty piece lets it break
 * there; next to an ideograph it knows where lines may break.
 */
function apart(character: string, family: string): Inline[] {
  const piece = { text: character, font: family, noWrap: true }
  return /\p{Ideographic}/u.test(character) ? [piece] : [{ text: '' }, piece, { text: '' }]
}

const visible = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // a Latin letter and its accent become one character; ideographs keep the very form that was typed
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.normalize('NFC'))
    .replace(/(?![\n\t])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\S\n\u3000]/g, ' ')
