import { importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { importPart, type ImportPart } from '../../platform/import/import-kind.ts'
import { lineAmount, preparedOrder } from '../orders/new-order.ts'
import type { ReadLine, ReadOrder, ReadResult } from './model.ts'

type ShownLine = OrderImportReport['orders'][number]['lines'][number]

/** The head of an order, with those of its lines that a reply shows. */
export interface PackedOrder extends Omit<ReadOrder, 'lines'> {
  /** its index among all orders of the file */
  readonly place: number
  readonly lineCount: number
  readonly lines: readonly ShownLine[]
}

/**
 * The content of a file in the form that leaves the thread: tens of thousands of lines as serialised text, which the
 * event loop can receive and pass to the database without cost.
 */
export interface PackedResult extends Omit<ReadResult, 'orders'> {
  readonly orders: readonly PackedOrder[]
  readonly lineCount: number
  readonly parts: readonly ImportPart[]
}

/** Preparing this many lines takes the embedded database about 20 ms. */
const linesPerPart = 1_000

export function packResult({ orders, ...read }: ReadResult): PackedResult {
  let left: number = importLimits.shownLines
  const packed = orders.map(({ lines, ...order }, place): PackedOrder => {
    const shown = lines.slice(0, place < importLimits.shownOrders ? left : 0).map(shownLine)
    left -= shown.length
    return { ...order, place, lineCount: lines.length, lines: shown }
  })
  return {
    ...read,
    orders: packed,
    lineCount: packed.reduce((sum, { lineCount }) => sum + lineCount, 0),
    // nothing is prepared for a file that cannot be imported
    parts: read.faultCount > 0 ? [] : partsOf(orders, read.format ?? 'xlsx'),
  }
}

function partsOf(orders: readonly ReadOrder[], source: 'xlsx' | 'ubl'): ImportPart[] {
  const parts: ImportPart[] = []
  let records: unknown[] = []
  let lines = 0
  for (const [place, order] of orders.entries()) {
    records.push(preparedOrder({ ...order, source }, place))
    lines += order.lines.length
    if (lines < linesPerPart && place < orders.length - 1) continue
    parts.push(importPart(records.length, records))
    records = []
    lines = 0
  }
  return parts
}

const shownLine = (line: ReadLine): ShownLine => ({
  lineNo: line.lineNo,
  materialCode: line.materialCode,
  materialName: line.materialName,
  specification: line.specification,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  taxRate: line.taxRate,
  amount: lineAmount(line.quantity, line.unitPrice),
  requiredDate: line.requiredDate,
})
