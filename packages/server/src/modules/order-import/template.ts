import { importLimits } from '@bdr/contract/orders/import'
import { unitNames } from '@bdr/text/units'
import {
  orderTemplate as words,
  orderTemplateColumns,
  type OrderTemplateColumn,
} from '@bdr/text/imported-words'
import type { Executor } from '../../platform/db/executor.ts'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'

/** Suppliers in the drop-down; other suppliers' codes can be typed. */
const suppliersOffered = 2_000
const rates = ['13%', '9%', '6%', '3%', '1%', '0%']
/** Rows with drop-downs below the example. */
const rowsToFill = 2_000

/** An empty workbook for orders, with an example that is not read and an explanation of each column. */
export async function orderTemplateFile(db: Executor): Promise<Buffer> {
  const suppliers = await db
    .selectFrom('merchant')
    .select(['code', 'name'])
    .where('frozen', '=', false)
    .orderBy('code')
    .limit(suppliersOffered)
    .execute()
  const columns = Object.keys(orderTemplateColumns) as OrderTemplateColumn[]
  const choices: Partial<Record<OrderTemplateColumn, { sheet: string; count: number }>> = {
    supplierCode: { sheet: words.suppliers, count: suppliers.length },
    unit: { sheet: words.units, count: unitNames.length },
    taxRate: { sheet: words.rates, count: rates.length },
  }
  const example: Partial<Record<OrderTemplateColumn, string>> = {
    ...words.example,
    supplierCode: suppliers[0]?.code ?? '',
    supplierName: suppliers[0]?.name ?? '',
  }
  const { help } = words
  return writeWorkbook([
    {
      name: words.sheet,
      columns: columns.map((column) => ({
        title: words.title(column),
        width: widths[column] ?? 14,
        ...(choices[column] && { choices: choices[column] }),
      })),
      rows: [columns.map((column) => example[column] ?? '')],
      rowsToFill,
    },
    {
      name: help.sheet,
      columns: [
        { title: help.column, width: 16 },
        { title: help.meaning, width: 80 },
      ],
      rows: [
        ...help.lines(importLimits.orders, importLimits.lines).map((line) => [help.general, line]),
        ...columns.map((column) => [words.title(column), orderTemplateColumns[column]]),
      ],
      isAid: true,
    },
    listOf(
      words.suppliers,
      suppliers.map(({ code }) => code),
    ),
    listOf(words.units, unitNames),
    listOf(words.rates, rates),
  ])
}

/** A sheet with the values of a drop-down. */
const listOf = (name: string, values: readonly string[]) => ({
  name,
  columns: [{ title: name, width: 24 }],
  rows: values.map((value) => [value]),
  hidden: true,
  isAid: true,
})

const widths: Partial<Record<OrderTemplateColumn, number>> = {
  orderNo: 20,
  buyerName: 28,
  supplierName: 30,
  shipTo: 36,
  materialName: 22,
  specification: 26,
}
