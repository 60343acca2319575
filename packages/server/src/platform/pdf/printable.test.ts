import { expect, test } from 'vitest'
import { printable } from './printable.ts'

/** Pieces as `text` or `text@font`, without the empty ones that only allow a line break. */
const pieces = (text: string) =>
  printable(text)
    .filter((piece) => piece.text !== '')
    .map((piece) => (piece.font === undefined ? piece.text : `${piece.text}@${piece.font}`))

test('text the main font covers stays in one piece', () => {
  expect(pieces('镕堃龘㷍 Ａ１ φ25×3.5 ㎡ ≥ ° ～ Ⅲ ① éñü')).toEqual([
    '镕堃龘㷍 Ａ１ φ25×3.5 ㎡ ≥ ° ～ Ⅲ ① éñü',
  ])
})

test('a character beyond the basic plane stands alone, so that no line break cuts it in half', () => {
  expect(printable('钅𬭎')).toEqual([{ text: '钅' }, { text: '𬭎', font: 'NotoSansSC', noWrap: true }])
})

test('each character comes from the first font that draws it', () => {
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
])('%s, which no font draws, is printed as its code point', (_, text, printed) => {
  expect(pieces(text)).toEqual([printed])
})

test('what has no appearance is left out', () => {
  expect(pieces('阀\u200b门\u0007\u200d\ufeff葛\u{e0100}')).toEqual(['阀门葛'])
})

test('a letter and its accent are one character, an ideograph keeps the form that was typed', () => {
  expect(pieces('Cafe\u0301 \uf9dc')).toEqual(['Caf\u00e9 \uf9dc'])
})

test('white space and line ends of every kind are printed as a space or a new line', () => {
  expect(pieces('a\tb\u00a0c\r\nd\u2028e\u3000f')).toEqual(['a b c\nd\ne\u3000f'])
})

test('a long word may break where two fonts meet in it', () => {
  expect(printable('aŁb')).toEqual([
    { text: 'a' },
    { text: '' },
    { text: 'Ł', font: 'Roboto', noWrap: true },
    { text: '' },
    { text: 'b' },
  ])
})
