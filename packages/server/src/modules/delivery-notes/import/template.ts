import { maxFilledLines } from '@bdr/contract/delivery-notes/import'
import type { OpenLine } from '@bdr/contract/orders/replies'
import { filledColumns, filledSheet, type FilledColumn } from '@bdr/text/delivery-note-fill'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'

const columns: Readonly<Record<FilledColumn, { width: number; value: (line: OpenLine) => string }>> = {
  orderNo: { width: 22, value: (line) => line.orderNo },
  lineNo: { width: 6, value: (line) => String(line.lineNo) },
  buyer: { width: 28, value: (line) => line.buyerName },
  shipTo: { width: 36, value: (line) => line.shipTo },
  materialCode: { width: 16, value: (line) => line.materialCode ?? '' },
  materialName: { width: 22, value: (line) => line.materialName },
  specification: { width: 28, value: (line) => line.specification ?? '' },
  unit: { width: 6, value: (line) => line.unit },
  requiredDate: { width: 12, value: (line) => line.requiredDate },
  remaining: { width: 10, value: (line) => line.remainingQuantity },
  quantity: { width: 12, value: () => '' },
  batch: { width: 18, value: () => '' },
  packages: { width: 8, value: () => '' },
}

/** A sheet of the remaining quantities with three columns to fill in, and an explanation. */
export function filledSheetFile(lines: readonly OpenLine[]): Promise<Buffer> {
  const fields = Object.keys(columns) as FilledColumn[]
  const { sheet, help } = filledSheet
  return writeWorkbook([
    {
      name: sheet,
      columns: fields.map((field) => ({ title: filledColumns[field], width: columns[field].width })),
      rows: lines.map((line) => fields.map((field) => columns[field].value(line))),
    },
    {
      name: help.sheet,
      columns: [{ title: help.heading, width: 90 }],
      rows: help.lines(maxFilledLines).map((line) => [line]),
      isAid: true,
    },
  ])
}
