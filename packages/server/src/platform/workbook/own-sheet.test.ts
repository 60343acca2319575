import ExcelJS from 'exceljs'
import { expect, it } from 'vitest'
import { isOwnSheet } from './own-sheet.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

const written = () =>
  writeWorkbook([
    { name: '人员', columns: [{ title: '姓名', width: 14 }], rows: [['王强']] },
    {
      name: '填写说明',
      columns: [
        { title: '列', width: 14 },
        { title: '说明', width: 60 },
      ],
      rows: [
        ['姓名', ' 中文或英文\n姓名 '],
        ['', '每行一人'],
      ],
      isAid: true,
    },
  ])

const areOwn = async (bytes: Uint8Array) => (await readWorkbook(bytes)).sheets.map(isOwnSheet)

/** As another program stores it after a change. */
async function resaved(change: (sheet: ExcelJS.Worksheet) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load((await written()) as never)
  change(book.worksheets[1]!)
  return Buffer.from(await book.xlsx.writeBuffer())
}

it('is known as ours, also when another program stored it or it has another name', async () => {
  expect(await areOwn(await written())).toEqual([false, true])
  expect(await areOwn(await resaved((sheet) => (sheet.name = '说明')))).toEqual([false, true])
})

it('is not left out unread once somebody has written something in it', async () => {
  const changed = await resaved((sheet) => (sheet.getCell('C2').value = '另含运费 300 元'))
  expect(await areOwn(changed)).toEqual([false, false])
})
