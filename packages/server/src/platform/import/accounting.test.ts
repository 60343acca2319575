import { describe, expect, it } from 'vitest'
import { wholeFile } from '../workbook/file-refused.ts'
import { fileFault } from '../workbook/file-fault.ts'
import { writeWorkbook } from '../workbook/test/write-workbook.ts'
import { checkRead } from './check-read.ts'
import { isAccountedFor } from './elements.ts'
import { Findings, type ReadRecords } from './findings.ts'
import type { CheckedImport, ImportDefinition } from './import-kind.ts'
import type { ListShape } from './list-table.ts'
import { readList, readListFile, type ListRow } from './read-list.ts'

const shape: ListShape<'name' | 'count'> = {
  titles: { name: '名称', count: '数量' },
  names: { name: ['名称'], count: ['数量'] },
  needed: ['name', 'count'],
  marks: ['name'],
  limit: 100,
}
const rows = [
  ['名称', '数量'],
  ['甲', 1],
  ['乙', 2],
  ['丙', 3],
]

/** Reads the list above with a reader that may be wrong. */
const readWith = (
  rowOf: (row: ListRow<'name' | 'count'>) => string | null,
  recordsOf: (records: (string | null)[]) => (string | null)[] = (records) => records,
) =>
  readListFile<string | null>(
    { bytes: writeWorkbook([{ name: '表', rows }]), corrected: [], answers: {} },
    (workbook, findings) => recordsOf(readList(workbook, shape, findings, rowOf)),
  )

const name = (row: ListRow<'name' | 'count'>) =>
  row.required('name', (cell) => ({ value: cell.kind === 'text' ? cell.text : null })).value

/** A kind of import that would import whatever it was given. */
const careless: Pick<ImportDefinition<ReadRecords<string | null>>, 'check'> = {
  check: async (_db, _subject, read) =>
    ({ report: {}, read: read.records.length, failed: 0, isReady: true }) as unknown as CheckedImport,
}
const isReady = async (read: ReadRecords<string | null>) =>
  (await checkRead(null as never, careless, null as never, read)).isReady

describe('a reader of lists', () => {
  it('that reads every row makes a file ready', async () => {
    const read = await readWith(name)
    expect(read.records).toEqual(['甲', '乙', '丙'])
    expect(read.elements).toEqual({ found: 4, frame: 1, record: 3, unread: 0, faulty: 0, lost: 0 })
    expect(read.faults).toEqual([])
    expect(await isReady(read)).toBe(true)
  })

  it('that makes nothing of a row and reports nothing gets a fault there', async () => {
    const read = await readWith((row) => (row.row === 3 ? null : name(row)))
    expect(read.faults).toMatchObject([{ key: 'record.lost', sheet: '表', row: 3 }])
    expect(await isReady(read)).toBe(false)
  })

  it('that loses a record afterwards gets a fault', async () => {
    const read = await readWith(name, (records) => records.slice(1))
    expect(read.faults).toMatchObject([{ key: 'records.lost', params: { count: 1 } }])
    expect(await isReady(read)).toBe(false)
  })

  it('that says which row it did not read does not', async () => {
    const read = await readWith((row) => {
      if (row.row !== 3) return name(row)
      row.findings.leaveOut(row.sheet, { row: row.row }, fileFault('unread.skippedRows'))
      return null
    })
    expect(read.faults).toEqual([])
    expect(read.unread).toMatchObject([{ rows: [3] }])
    expect(await isReady(read)).toBe(true)
  })

  it('that found no record at all never makes a file ready', async () => {
    const read = await readWith((row) => {
      row.findings.leaveOut(row.sheet, { row: row.row }, fileFault('unread.skippedRows'))
      return null
    })
    expect(read.faultCount).toBe(0)
    expect(await isReady(read)).toBe(false)
  })
})

describe('the elements of a file', () => {
  const at = (row: number) => ({ ...wholeFile, sheet: '表', row })

  it('are the rows of every sheet; a fault in a row counts more than a record', () => {
    const findings = new Findings()
    findings.elements.expectSheet({ name: '表', rows: [2, 3, 4].map((row) => ({ row }) as never) })
    findings.elements.settle(at(3), 'record')
    findings.faults.add(at(3), null, fileFault('cell.missing'))
    findings.elements.settle(at(3), 'record')
    findings.elements.settle(at(9), 'record')
    findings.leaveOut('表', {}, fileFault('unread.noHead'))
    expect(findings.finish().elements).toMatchObject({ found: 3, faulty: 1, unread: 2, lost: 0, record: 0 })
  })

  it('are the lines of a document; a fault anywhere inside one is a fault of the line', () => {
    const findings = new Findings()
    for (const path of ['/Order/Line[1]', '/Order/Line[2]', '/Order/Line[10]'])
      findings.elements.expectLine(path)
    findings.faults.add(
      { ...wholeFile, path: '/Order/Line[1]/Price/@currency' },
      null,
      fileFault('cell.missing'),
    )
    findings.elements.settle({ ...wholeFile, path: '/Order/Line[2]' }, 'record')
    const { elements, faults } = findings.finish()
    expect(elements).toMatchObject({ found: 3, faulty: 1, record: 1, lost: 1 })
    expect(faults.at(-1)).toMatchObject({ key: 'record.lost', path: '/Order/Line[10]' })
    expect(isAccountedFor(elements)).toBe(false)
  })

  it('are not lost while a question is open, which may hold them back', () => {
    const findings = new Findings()
    findings.elements.expectSheet({ name: '表', rows: [{ row: 1 } as never] })
    findings.ask(fileFault('rows.hidden', { rows: [1] }), { id: 'q', kind: 'choice', options: ['include'] })
    expect(findings.finish()).toMatchObject({ faultCount: 0, elements: { lost: 1 } })
  })
})
