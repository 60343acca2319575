import { Workbook as CheckedWorkbook } from 'exceljs'
import { expect, it } from 'vitest'
import { assertWellFormed } from '../../test/well-formed.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook, type WrittenSheet } from './write-workbook.ts'

const rows = [
  ['王强', '013800000001', '<&">'],
  ['𠮷野家 & 子', '', ' 前后空格 '],
]
const sheets: readonly WrittenSheet[] = [
  {
    name: '人员',
    columns: [
      { title: '姓名', width: 14 },
      { title: '手机号', width: 16 },
      { title: '岗位', width: 18, choices: { sheet: "O'Neil 岗位", count: 2 } },
    ],
    rows,
    rowsToFill: 10,
  },
  { name: "O'Neil 岗位", columns: [{ title: '岗位', width: 10 }], rows: [['销售'], ['送货']], hidden: true },
]

it('writes what our reader reads back unchanged', async () => {
  const { sheets: all } = await readWorkbook(await writeWorkbook(sheets))
  const read = all.filter(({ hidden }) => !hidden)
  expect(read.map(({ name }) => name)).toEqual(['人员'])
  const texts = read[0]!.rows.map(({ cells }) =>
    // cells with empty text are missing
    Array.from(cells, (cell) => (cell?.kind === 'text' ? cell.text : '')),
  )
  expect(texts).toEqual([['姓名', '手机号', '岗位'], rows[0], rows[1]])
})

it('omits characters that XML does not allow, wherever a text stands', async () => {
  const odd = '甲\0\u0001\ufffe\uffff\ud800乙'
  const written = await writeWorkbook([
    {
      name: odd,
      columns: [{ title: odd, width: 10, choices: { sheet: odd, count: 1 } }],
      rows: [[odd], [{ text: odd, look: 'marked' }]],
      paper: { above: [[odd]], below: [], pictures: [], footer: odd },
    },
  ])
  await assertWellFormed(written)
  const { sheets: read } = await readWorkbook(written)
  expect(read[0]!.rows.map(({ cells }) => cells[0])).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'text', text: '甲乙' })),
  )
})

it('writes what another program reads the same way, including drop-downs and hidden sheets', async () => {
  const book = new CheckedWorkbook()
  const bytes = await writeWorkbook(sheets)
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  const [people, posts] = book.worksheets
  expect(people!.getCell('B2').value).toBe('013800000001')
  expect(people!.getCell('C2').value).toBe('<&">')
  expect(people!.getColumn(2).numFmt).toBe('@')
  expect(people!.getCell('C13').dataValidation).toMatchObject({
    type: 'list',
    formulae: ["'O''Neil 岗位'!$A$2:$A$3"],
  })
  expect(people!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(posts!.state).toBe('hidden')
})
