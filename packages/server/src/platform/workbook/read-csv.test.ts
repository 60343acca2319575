import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FileRefused } from './file-refused.ts'
import { readCsv } from './read-csv.ts'
import { quoted } from './clean-text.ts'

const read = (text: string | Uint8Array) =>
  readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text)
/** The texts of each non-empty row, by row number. */
const texts = (text: string | Uint8Array) =>
  read(text).sheets[0]!.rows.map(({ row, cells }) => [row, ...[...cells].map(quoted)])
const refusalOf = (text: string) => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof FileRefused) return error.reason
  }
  return null
}

it.each([
  ['commas', 'a,b\nc,d', ['a', 'b'], ['c', 'd']],
  ['semicolons, with commas in the numbers', 'a;b\r\n1,5;2,5\r\n', ['a', 'b'], ['1,5', '2,5']],
  ['tabs', 'a\tb\rc\td', ['a', 'b'], ['c', 'd']],
  ['quotes', '"a,1","b ""x"""\n"c\nd",e', ['a,1', 'b "x"'], ['c d', 'e']],
  ['empty fields', ',b\nc,', [null, 'b'], ['c']],
  ['a mark in front', '\ufeffa,b\nc,d', ['a', 'b'], ['c', 'd']],
  ['codes written as formulas', '="001",b\nc,d', ['001', 'b'], ['c', 'd']],
])('reads %s', (_, text, first, second) => {
  expect(texts(text)).toEqual([
    [1, ...first],
    [2, ...second],
  ])
})

it('numbers rows as in the file, including blank ones', () => {
  expect(texts('a,b\n\n"x\ny",c\n,\nd,e').map(([row]) => row)).toEqual([1, 3, 5])
})

it('reports the encoding', () => {
  const utf16 = Buffer.from('\ufeff数量,单位', 'utf16le')
  expect(read(utf16).csv).toEqual({ encoding: 'UTF-16', separator: ',' })
  expect(texts(utf16)).toEqual([[1, '数量', '单位']])
  const chinese = Buffer.from('cafdc1bf2cb5a5cebb', 'hex')
  expect(read(chinese).csv).toEqual({ encoding: 'GB18030', separator: ',' })
  expect(texts(chinese)).toEqual([[1, '数量', '单位']])
})

it('refuses a text without fields, and reports the line of an unclosed quote', () => {
  expect(refusalOf('您好\n附件是订单')).toEqual({ key: 'file.csv', params: undefined })
  expect(refusalOf('a,b\n"c\nd",e\nf,"g\nh,i')).toEqual({ key: 'csv.openQuote', params: { line: 4 } })
})

it('treats a number that has lost digits as an error of its cell', () => {
  expect(read('a,6.9E+12').sheets[0]!.rows[0]!.cells[1]).toEqual({ kind: 'error', error: '6.9E+12' })
})

it('reads everything that follows RFC 4180', () => {
  const value = fc.string({ unit: fc.constantFrom('a', '1', ',', ';', '\t', '"', '\n', '\r', ' ', '阀') })
  const grid = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(grid, (rows) => {
      const text = rows
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\r\n')
      const found = read(text).sheets[0]!.rows.map(({ cells }) =>
        Array.from({ length: 3 }, (_, index) => cells[index]),
      )
      const visible = rows
        .map((row) =>
          row.map((one) => (one.trim() === '' ? undefined : { kind: 'text' as const, text: one })),
        )
        .filter((row) => row.some((cell) => cell !== undefined))
      expect(found).toEqual(visible)
    }),
  )
})
