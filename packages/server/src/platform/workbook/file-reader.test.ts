import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { failedRowsText } from '@bdr/text/import-file'
import type { RowFault } from '../import/failed-rows.ts'
import { quoted } from './clean-text.ts'
import { fileReader, type FilesInOrder } from './file-reader.ts'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './test/write-workbook.ts'

/** Reads a list, and returns the rows with faults as a workbook. */
const failedRows = fileReader<Uint8Array, readonly RowFault[]>(
  new URL('../import/failed-rows-worker.ts', import.meta.url),
)
const faults = [2, 3].map((row) => ({
  sheet: '表',
  rows: [row],
  column: '名称',
  cell: `A${row}`,
  message: '',
}))

const list = writeWorkbook([{ name: '表', rows: [['名称'], ['甲'], ['乙']] }])
const { reason, sheet, row } = failedRowsText
const corrected = (name: string, at: number) =>
  writeWorkbook([
    {
      name: '表',
      rows: [
        ['名称', reason, sheet, row],
        [name, '', '表', String(at)],
      ],
    },
  ])

const readWith = async (files: FilesInOrder) => {
  const outcome = await failedRows(
    { bytes: list, corrected: files, fileName: 'a.xlsx', options: faults },
    (error) => {
      throw error
    },
  )
  if ('refused' in outcome) throw outcome.refused
  const [own] = (await readWorkbook(outcome.result)).sheets
  return own!.rows.slice(1).map(({ cells }) => quoted(cells[0]))
}

describe('files of corrected rows', () => {
  it('are opened one after another, each when the one before has been read', async () => {
    const open: string[] = []
    async function* files() {
      for (const [name, at] of [
        ['丙', 2],
        ['丁', 3],
        ['戊', 2],
      ] as const) {
        open.push(name)
        await setImmediate()
        yield corrected(name, at)
        open.push(`${name} read`)
      }
    }
    expect(await readWith(files())).toEqual(['戊', '丁'])
    expect(open).toEqual(['丙', '丙 read', '丁', '丁 read', '戊', '戊 read'])
  })

  it('may be none', async () => {
    expect(await readWith([])).toEqual(['甲', '乙'])
  })

  it('that cannot be opened make the reading fail, so that it is tried again', async () => {
    async function* files() {
      yield corrected('丙', 2)
      throw new Error('the store is away')
    }
    await expect(readWith(files())).rejects.toThrow('the store is away')
    expect(await readWith([corrected('丁', 3)])).toEqual(['甲', '丁'])
  })
})
