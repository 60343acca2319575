import type { Call } from '@bdr/contract/kernel/call'
import { orderExport } from '@bdr/text/orders'
import { orderLineStatus, orderStatus } from '@bdr/text/names/orders'
import { importFieldNames as fields } from '@bdr/text/order-import'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'
import type { CallContext } from '../../platform/gateway/bind.ts'
import type { OrderPageRow } from './list-queries.ts'
import { exportedLines } from './queries.ts'

const words = orderExport

type ExportedLine = Awaited<ReturnType<typeof exportedLines>>[number]

/** A row for each line with the headings of the import, so that the export can be imported unchanged. */
export const orderColumns: readonly ExportColumn<ExportedLine>[] = [
  { title: fields.orderNo, width: 20, value: (line) => line.order_no },
  { title: words.orderStatus, width: 12, value: (line) => orderStatus[line.order_status] },
  { title: fields.buyerName, width: 30, value: (line) => line.buyer_name },
  { title: words.merchantCode, width: 12, value: (line) => line.merchant_code },
  { title: words.merchantName, width: 30, value: (line) => line.merchant_name },
  { title: fields.orderDate, width: 12, kind: 'day', value: (line) => line.order_date },
  { title: fields.currency, width: 8, value: (line) => line.currency },
  { title: fields.shipTo, width: 40, value: (line) => line.ship_to },
  { title: fields.receiverName, width: 12, value: (line) => line.receiver_name },
  { title: fields.receiverPhone, width: 16, value: (line) => line.receiver_phone },
  { title: fields.lineNo, width: 8, kind: 'number', value: (line) => line.line_no },
  { title: words.lineStatus, width: 12, value: (line) => orderLineStatus[line.line_status] },
  { title: fields.materialCode, width: 18, value: (line) => line.material_code },
  { title: fields.materialName, width: 24, value: (line) => line.material_name },
  { title: fields.specification, width: 30, value: (line) => line.specification },
  { title: fields.brand, width: 12, value: (line) => line.brand },
  { title: fields.unit, width: 8, value: (line) => line.unit },
  { title: fields.quantity, width: 12, kind: 'number', value: (line) => line.quantity },
  { title: fields.unitPrice, width: 12, kind: 'number', value: (line) => line.unit_price },
  { title: fields.taxRate, width: 8, kind: 'number', value: (line) => line.tax_rate },
  { title: fields.grossAmount, width: 14, kind: 'number', value: (line) => line.amount },
  { title: fields.requiredDate, width: 14, kind: 'day', value: (line) => line.required_date },
  { title: fields.tolerance, width: 12, kind: 'number', value: (line) => line.tolerance_share },
  { title: words.shipped, width: 12, kind: 'number', value: (line) => line.shipped_quantity },
  { title: words.received, width: 12, kind: 'number', value: (line) => line.received_quantity },
  { title: words.cancelled, width: 12, kind: 'number', value: (line) => line.cancelled_quantity },
  { title: fields.note, width: 24, value: (line) => line.note },
  { title: words.receivedAt, width: 18, kind: 'instant', value: (line) => line.created_at },
]

/** The lines of the orders, in the order of the list and of line numbers. */
export async function* linesOf(
  { db }: Pick<CallContext<Call>, 'db'>,
  orders: AsyncIterable<readonly Pick<OrderPageRow, 'id'>[]> | Iterable<readonly Pick<OrderPageRow, 'id'>[]>,
): AsyncGenerator<ExportedLine[]> {
  for await (const rows of orders)
    yield exportedLines(
      db,
      rows.map(({ id }) => id),
    )
}
