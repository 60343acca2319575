import type { FileFault } from '@bdr/contract/kernel/replies'
import { expect, it } from 'vitest'
import { faultReport, groupBySheet, isPlaceless } from './fault-report.ts'

const fault = (over: Partial<FileFault>): FileFault => ({
  sheet: '订单',
  row: 2,
  column: '单价',
  cell: 'M2',
  path: null,
  rows: [2],
  rowCount: 1,
  value: 'abc',
  key: 'price.invalid',
  message: '应为数字',
  ...over,
})

it('faults are listed under their sheet, from top to bottom', () => {
  const groups = groupBySheet([
    fault({ row: 9, cell: 'M9' }),
    fault({ sheet: '附页' }),
    fault({ row: 3, cell: 'M3' }),
  ])
  expect(groups.map(({ sheet, faults }) => [sheet, faults.map(({ cell }) => cell)])).toEqual([
    ['订单', ['M3', 'M9']],
    ['附页', ['M2']],
  ])
})

it('the report can be pasted into a mail or a sheet', () => {
  const path = '/Order/OrderLine[2]/LineItem/Quantity'
  const report = faultReport(
    [
      fault({}),
      fault({ value: null, cell: null, row: 7 }),
      fault({ sheet: null, row: null, column: null, cell: null, path, value: 'a\tb' }),
    ],
    3,
  )
  expect(report.split('\n')).toEqual([
    '共 3 处',
    '',
    '工作表“订单”',
    'M2 单价\tabc\t应为数字',
    '第 7 行 单价\t（空）\t应为数字',
    '',
    '整个文件',
    `${path}\ta b\t应为数字`,
    '',
  ])
})

it('states when there are more faults than it lists', () => {
  expect(faultReport([fault({})], 812)).toContain('共 812 处，列出前 1 处')
})

it('a fault of the file itself has no position', () => {
  const nowhere = { sheet: null, row: null, column: null, cell: null, value: null }
  expect(isPlaceless(fault({ ...nowhere, message: '文件中没有订单' }))).toBe(true)
  expect(isPlaceless(fault({ ...nowhere, sheet: '订单' }))).toBe(false)
  expect(isPlaceless(fault({ ...nowhere, path: '/Order' }))).toBe(false)
})
