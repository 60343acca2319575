import { sum, times, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import type { orderSources } from '@bdr/contract/orders/model'
import type { OfferedProduct } from '@bdr/contract/quotations/model'

export interface NewOrderLine {
  readonly lineNo: number
  readonly materialCode: string | null
  readonly materialName: string
  readonly specification: string | null
  readonly brand: string | null
  /** the supplier's own product that the quotation offered, for orders created by an award */
  readonly product?: OfferedProduct | null
  /** Chinese unit name */
  readonly unit: string
  readonly quantity: Decimal
  /** tax included */
  readonly unitPrice: Decimal
  /** 0.13 is 13 %; null if none is stated */
  readonly taxRate: Decimal | null
  /** YYYY-MM-DD */
  readonly requiredDate: string
  /** share by which more may be shipped, 0 for none; null if unknown, so that the next rule applies */
  readonly tolerance: Decimal | null
  readonly note: string | null
}

export interface NewOrder {
  readonly merchantId: string
  readonly orderNo: string
  readonly source: (typeof orderSources)[number]
  readonly buyerName: string
  readonly shipTo: string
  readonly receiverName: string | null
  readonly receiverPhone: string | null
  readonly currency: string
  readonly orderDate: string
  readonly note: string | null
  /** at least one */
  readonly lines: readonly NewOrderLine[]
}

/** The sum of the lines' rounded amounts. */
export const orderTotal = (lines: readonly NewOrderLine[]): Decimal =>
  toAmount(sum(lines.map((line) => lineAmount(line.quantity, line.unitPrice))))

export const lineAmount = (quantity: Decimal, unitPrice: Decimal): Decimal =>
  toAmount(times(quantity, unitPrice))

/** An order in the form that the inserting statement reads: column names as keys, and its index among the orders. */
export const preparedOrder = (order: Omit<NewOrder, 'merchantId'>, place: number) => ({
  place,
  order_no: order.orderNo,
  source: order.source,
  buyer_name: order.buyerName,
  ship_to: order.shipTo,
  receiver_name: order.receiverName,
  receiver_phone: order.receiverPhone,
  currency: order.currency,
  order_date: order.orderDate,
  required_date: order.lines.map((line) => line.requiredDate).sort()[0]!,
  line_count: order.lines.length,
  total_amount: orderTotal(order.lines),
  note: order.note,
  lines: order.lines.map((line) => ({
    line_no: line.lineNo,
    material_code: line.materialCode,
    material_name: line.materialName,
    specification: line.specification,
    brand: line.brand,
    product: line.product ?? null,
    unit: line.unit,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    tax_rate: line.taxRate,
    amount: lineAmount(line.quantity, line.unitPrice),
    required_date: line.requiredDate,
    tolerance: line.tolerance,
    note: line.note,
  })),
})
