import type { TestCell, TestSheet } from '../../../platform/workbook/test/write-workbook.ts'

/** One order line of a list by heading; tests change the values they need. */
const listRow = {
  订单编号: 'PO1',
  采购方: '清源水务集团（示例）',
  供应商编码: 'M1001',
  下单日期: '2026-10-11',
  要求交货日期: '2026-11-25',
  行号: 1,
  物料名称: '截止阀',
  单位: '台',
  数量: 5,
  含税单价: 288,
  税率: 0.13,
  收货地址: '浙江省嘉兴市南湖区清源路 88 号 二号库',
} as const satisfies Record<string, TestCell>

export type ListRow = Readonly<Record<string, TestCell>>

/** The headings and a row for each argument; values that a row omits are those of `listRow`. */
export function listRows(...changes: readonly ListRow[]): TestCell[][] {
  const rows: ListRow[] = changes.map((change, index) => ({ ...listRow, 行号: index + 1, ...change }))
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? null))]
}

export const listSheet = (...changes: readonly ListRow[]): TestSheet => ({
  name: '采购订单',
  rows: listRows(...changes),
})

/** The same sheet with a heading renamed. */
export function renamed(sheet: TestSheet, from: string, to: string): TestSheet {
  const [headings, ...rows] = sheet.rows!
  return { ...sheet, rows: [headings!.map((heading) => (heading === from ? to : heading)), ...rows] }
}
