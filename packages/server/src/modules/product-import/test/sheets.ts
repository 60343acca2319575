import { writeWorkbook, type WrittenSheet } from '../../../platform/workbook/write-workbook.ts'

/** The columns of a list of wedge gate valves, with a valid value for each. */
export const gateValve = {
  商品名称: '楔式闸阀 Z41H-16C DN100',
  型号: 'Z41H-16C',
  计量单位: '台',
  商家编码: 'Z41H-100',
  含税单价: '1280.50',
  税率: '13%',
  起订量: '1',
  '交货期（天）': '7',
  库存: '20',
  '单重（kg）': '38.5',
  '公称通径 DN': '100',
  '公称压力 PN': 'PN16',
  阀体材质: 'WCB 碳钢',
  密封面: '硬质合金',
  驱动方式: '手轮',
  连接方式: '法兰',
} as const

export type GateRow = Readonly<Partial<Record<keyof typeof gateValve | (string & {}), string>>>

/** A sheet with these rows below the headings of all columns. */
export function sheetOf(rows: readonly GateRow[], name = '楔式闸阀'): WrittenSheet {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return {
    name,
    columns: titles.map((title) => ({ title, width: 12 })),
    rows: rows.map((row) => titles.map((title) => row[title] ?? '')),
  }
}

/** Valves with different codes. */
export const valves = (count: number, code: string): GateRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...gateValve,
    商品名称: `楔式闸阀 ${code} ${index + 1}`,
    商家编码: `${code}-${index + 1}`,
  }))

export const fileOf = async (rows: readonly GateRow[], name?: string) => ({
  name: '商品.xlsx',
  bytes: await writeWorkbook([sheetOf(rows, name)]),
})
