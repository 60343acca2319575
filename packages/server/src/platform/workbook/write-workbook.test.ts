import { Workbook as CheckedWorkbook } from 'exceljs'
import { expect, it } from 'vitest'
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
