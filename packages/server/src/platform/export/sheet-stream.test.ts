import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { sheetStream, type ExportColumn } from './sheet-stream.ts'

interface Row {
  readonly name: string
  readonly quantity: string
  readonly day: string | null
  readonly at: string
}

const columns: readonly ExportColumn<Row>[] = [
  { title: '名称', width: 20, value: (row) => row.name },
  { title: '数量', width: 10, kind: 'number', value: (row) => row.quantity },
  { title: '日期', width: 12, kind: 'day', value: (row) => row.day },
  { title: '时间', width: 18, kind: 'instant', value: (row) => row.at },
]
const row: Row = { name: '闸阀', quantity: '1.5', day: '2026-12-20', at: '2026-11-22T17:30:00Z' }

async function* chunksOf(...chunks: Row[][]): AsyncGenerator<Row[]> {
  yield* chunks
}

async function opened(bytes: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  return workbook.worksheets[0]!
}

describe('an exported sheet', () => {
  it('is opened by another library with correctly typed cells', async () => {
    const hostile = { ...row, name: '=1+1 <b> & "\u0001\ufffe\uffff\ud800', day: null }
    const sheet = await opened(
      await buffer(await sheetStream('清单', columns, chunksOf([row], [], [hostile]))),
    )
    expect(sheet.name).toBe('清单')
    const [heading, first, second] = [1, 2, 3].map((number) => sheet.getRow(number))
    expect((heading!.values as unknown[]).slice(1)).toEqual(['名称', '数量', '日期', '时间'])
    expect(first!.getCell(1).value).toBe('闸阀')
    expect(first!.getCell(2).value).toBe(1.5)
    expect(first!.getCell(3).value).toEqual(new Date('2026-12-20T00:00:00Z'))
    expect(first!.getCell(3).numFmt).toContain('yyyy')
    // shown in China time
    expect((first!.getCell(4).value as Date).toISOString()).toBe('2026-11-23T01:30:00.000Z')
    expect(second!.getCell(1).value).toBe('=1+1 <b> & "')
    expect(second!.getCell(1).type).toBe(ExcelJS.ValueType.String)
    expect(second!.getCell(3).value).toBeNull()
  })

  it('truncates a text longer than a cell allows', async () => {
    const sheet = await opened(
      await buffer(await sheetStream('清单', columns, chunksOf([{ ...row, name: '长'.repeat(40_000) }]))),
    )
    const text = sheet.getRow(2).getCell(1).text
    expect(text).toHaveLength(32_767)
    expect(text.endsWith('长…')).toBe(true)
  })

  it('contains its headings even without rows', async () => {
    const sheet = await opened(await buffer(await sheetStream('空', columns, chunksOf())))
    expect(sheet.rowCount).toBe(1)
  })

  it('is generated only as fast as it is consumed, so that memory does not grow with the list', async () => {
    let read = 0
    async function* endless(): AsyncGenerator<Row[]> {
      for (;;) {
        read += 1
        yield Array.from({ length: 500 }, (_, index) => ({
          ...row,
          name: `${read} ${Math.sin(read + index)}`,
        }))
      }
    }
    const stream = await sheetStream('长', columns, endless())
    await new Promise((resolve) => stream.once('readable', resolve))
    const before = read
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
    // nobody consumes the stream, so only its buffers are filled
    expect(read - before).toBeLessThan(30)
    stream.destroy()
  })

  it('fails where reading fails', async () => {
    async function* broken(): AsyncGenerator<Row[]> {
      yield [row]
      throw new Error('the database is away')
    }
    await expect(buffer(await sheetStream('断', columns, broken()))).rejects.toThrow('the database is away')
  })
})
