import { expect, test } from 'vitest'
import { printable } from './printable.ts'

/** Pieces as `text` or `text@font`, without the empty ones that only allow line breaks. */
const pieces = (text: string) =>
  printable(text)
    .filter((piece) => piece.text !== '')
    .map((piece) => (piece.font === undefined ? piece.text : `${piece.text}@${piece.font}`))

test('a text that the main font covers stays in one piece', () => {
  expect(pieces('镕堃龘㷍 Ａ１ φ25×3.5 ㎡ ≥ ° ～ Ⅲ ① éñü')).toEqual([
    '镕堃龘㷍 Ａ１ φ25×3.5 ㎡ ≥ ° ～ Ⅲ ① éñü',
  ])
})

test('a character beyond the basic plane is a separate piece, so that no line break splits it', () => {
  expect(printable('钅𬭎')).toEqual([{ text: '钅' }, { text: '𬭎', font: 'NotoSansSC', noWrap: true }])
})

test('each character uses the first font that has it', () => {
  expect(pieces('江𠮷苏CO₂')).toEqual([
    '江',
    '𠮷@HanaMinB-CJK-Unified-Ideographs-Extension-B-03',
    '苏CO',
    '₂@Roboto',
  ])
})

test.each([
  ['a rocket', '🚀', '[U+1F680]'],
  ['an ideograph younger than the fonts', '\u{31350}', '[U+31350]'],
  ['half of a character', '\ud83d', '[U+D83D]'],
  ['a character of private use', '\ue123', '[U+E123]'],
])('%s, which no font has, is printed as its code point', (_, text, printed) => {
  expect(pieces(text)).toEqual([printed])
})

test('invisible characters are omitted', () => {
  expect(pieces('阀\u200b门\u0007\u200d\ufeff葛\u{e0100}')).toEqual(['阀门葛'])
})

test('a letter and its accent are one character, and an ideograph keeps the typed variant', () => {
  expect(pieces('Cafe\u0301 \uf9dc')).toEqual(['Caf\u00e9 \uf9dc'])
})

test('any kind of white space and line end is printed as a space or a new line', () => {
  expect(pieces('a\tb\u00a0c\r\nd\u2028e\u3000f')).toEqual(['a b c\nd\ne\u3000f'])
})

test('a long word may break between two fonts', () => {
  expect(printable('aŁb')).toEqual([
    { text: 'a' },
    { text: '' },
    { text: 'Ł', font: 'Roboto', noWrap: true },
    { text: '' },
    { text: 'b' },
  ])
})
