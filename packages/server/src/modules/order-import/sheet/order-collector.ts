import { decimal, decimalScale } from '@bdr/contract/kernel/decimal'
import { importLimits, importTextLimits, type ImportHeadField } from '@bdr/contract/orders/import'
import { maxOrderLines } from '@bdr/contract/orders/model'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { wholeFile } from '../../../platform/workbook/file-refused.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import type { OrderHead, Place, ReadLine, ReadOrder } from '../model.ts'
import { orderTotal } from '../../orders/new-order.ts'
import { halfWidth } from '../../../platform/half-width.ts'

/** The value of a field of the order's head in a row or form. */
export interface HeadValue {
  readonly value: string | null
  readonly place: Place
  /** there is a value that cannot be read, which has been reported */
  readonly faulty: boolean
}
export type HeadValues = ReadonlyMap<Exclude<ImportHeadField, 'orderNo'>, HeadValue>

/** A line that may not have a number yet. */
export type DraftLine = Omit<ReadLine, 'lineNo'> & { readonly lineNo: number | null }

export interface OrderDraft {
  readonly orderNo: string | null
  readonly orderNoAt: Place
  readonly at: Place
  readonly head: Map<Exclude<ImportHeadField, 'orderNo'>, HeadValue>
  readonly lines: DraftLine[]
  readonly lineNoPlaces: Map<number, Place>
  readonly note: string | null
  /** one of its lines has faults */
  hasFaults: boolean
}

/** Collects orders by number, since the rows of one order may be separate and on several sheets. */
export class OrderCollector {
  readonly #drafts: OrderDraft[] = []
  readonly #byNumber = new Map<string, OrderDraft>()
  readonly #addresses = new Map<string, string>()
  readonly #findings: Findings
  readonly #faults: FaultList

  constructor(findings: Findings) {
    this.#findings = findings
    this.#faults = findings.faults
  }

  /** The draft with this number; a new one if the number is new or unreadable. */
  open(orderNo: string | null, orderNoAt: Place, note: string | null): OrderDraft {
    const known = orderNo === null ? undefined : this.#byNumber.get(orderNo)
    if (known) return known
    const draft: OrderDraft = {
      orderNo,
      orderNoAt,
      at: orderNoAt,
      head: new Map(),
      lines: [],
      lineNoPlaces: new Map(),
      note,
      hasFaults: false,
    }
    this.#drafts.push(draft)
    if (orderNo !== null) this.#byNumber.set(orderNo, draft)
    return draft
  }

  /** Merges a row's values into the order's head: blank means the value above, anything else must be equal. */
  addHead(draft: OrderDraft, values: HeadValues): void {
    for (const [field, found] of values) {
      const known = draft.head.get(field)
      if (!known || (known.value === null && !known.faulty && found.value !== null)) {
        draft.head.set(field, found)
      } else if (known.value !== null && found.value !== null && !sameText(known.value, found.value)) {
        const first = { field, first: known.value, at: known.place.cell ?? '' }
        this.#faults.add(found.place, found.value, importFault('order.headDiffers', first))
      }
    }
  }

  /** Reserves a line number; a repeated one is a fault of the second line. */
  claimLineNo(draft: OrderDraft, lineNo: number, place: Place): boolean {
    const first = draft.lineNoPlaces.get(lineNo)
    if (first) {
      const at = first.sheet === place.sheet ? (first.cell ?? '') : `${first.sheet}!${first.cell}`
      this.#faults.add(place, String(lineNo), importFault('lineNo.twice', { first: at }))
      return false
    }
    draft.lineNoPlaces.set(lineNo, place)
    return true
  }

  /** Asks for the address of an order without one, once for each buyer. */
  #askForAddress(draft: OrderDraft, buyer: string): string {
    const known = this.#addresses.get(buyer)
    if (known !== undefined) return known
    const orders = this.#drafts
      .filter((other) => isWithoutAddress(other) && other.head.get('buyerName')?.value === buyer)
      .flatMap(({ orderNo }) => orderNo ?? [])
    const address = askForAddress(this.#findings, buyer, orders, draft.at.sheet) ?? ''
    this.#addresses.set(buyer, address)
    return address
  }

  finish(): { orders: ReadOrder[]; unfinished: OrderHead[] } {
    const orders: ReadOrder[] = []
    const unfinished: OrderHead[] = []
    if (this.#drafts.length > importLimits.orders) {
      const place = this.#drafts[importLimits.orders]!.at
      this.#faults.add(place, null, importFault('order.tooMany', { limit: importLimits.orders }))
    }
    const lines = this.#drafts.reduce((sum, draft) => sum + draft.lines.length, 0)
    if (lines > importLimits.lines)
      this.#faults.add(
        wholeFile,
        String(lines),
        importFault('order.tooManyInFile', { limit: importLimits.lines }),
      )
    for (const draft of this.#drafts) {
      const head = headOf(draft)
      const order = this.#complete(draft, head)
      if (order) orders.push(order)
      else this.#leaveUnfinished(draft, head, unfinished)
    }
    return { orders, unfinished }
  }

  /** The lines of an order whose head has a fault are faulty with it. */
  #leaveUnfinished(draft: OrderDraft, head: OrderHead, unfinished: OrderHead[]): void {
    unfinished.push(head)
    if (this.#faults.count > 0) for (const { at } of draft.lines) this.#findings.elements.settle(at, 'faulty')
  }

  #complete(draft: OrderDraft, head: OrderHead): ReadOrder | null {
    const required = (field: Exclude<ImportHeadField, 'orderNo'>) => this.#required(draft, field)
    const buyerName = required('buyerName')
    const orderDate = required('orderDate')
    const shipTo =
      buyerName !== null && isWithoutAddress(draft)
        ? this.#askForAddress(draft, buyerName)
        : required('shipTo')
    const supplier = this.#hasSupplier(draft)
    if (draft.orderNo === null || buyerName === null || orderDate === null || shipTo === null || !supplier)
      return null
    if (draft.lines.length > maxOrderLines) {
      this.#faults.add(draft.at, draft.orderNo, importFault('order.tooManyLines', { limit: maxOrderLines }))
    }
    const lines = numbered(draft)
    const text = (field: Exclude<ImportHeadField, 'orderNo'>) => draft.head.get(field)?.value ?? null
    const totalAmount = orderTotal(lines)
    if (decimal(totalAmount).gte(decimal('10').pow(decimalScale.amount.integer)))
      this.#faults.add(draft.at, draft.orderNo, importFault('order.totalTooLarge'))
    return {
      ...head,
      orderNo: draft.orderNo,
      buyerName,
      orderDate,
      currency: text('currency') ?? this.#defaultCurrency(draft),
      shipTo,
      receiverName: text('receiverName'),
      receiverPhone: text('receiverPhone'),
      note: draft.note,
      totalAmount,
      isComplete: !draft.hasFaults,
      lines,
    }
  }

  #defaultCurrency(draft: OrderDraft): string {
    this.#findings.assume(importFault('currency.default'), draft.at.sheet)
    return 'CNY'
  }

  #required(draft: OrderDraft, field: Exclude<ImportHeadField, 'orderNo'>): string | null {
    const found = draft.head.get(field)
    if (found && found.value === null && !found.faulty) {
      this.#faults.add(found.place, null, importFault('cell.missing'))
    }
    return found?.value ?? null
  }

  #hasSupplier(draft: OrderDraft): boolean {
    const named = [draft.head.get('supplierCode'), draft.head.get('supplierName')].filter(
      (value) => value !== undefined,
    )
    if (named.some(({ value }) => value !== null)) return true
    if (named.length > 0 && !named.some(({ faulty }) => faulty)) {
      const fault = named.length > 1 ? importFault('supplier.missing') : importFault('cell.missing')
      this.#faults.add(named[0]!.place, null, fault)
    }
    return false
  }
}

const isWithoutAddress = ({ head }: OrderDraft): boolean => {
  const found = head.get('shipTo')
  return found === undefined || (found.value === null && !found.faulty)
}

/** Asks for the delivery address of a buyer's orders; null while it has not been answered. */
export const askForAddress = (
  findings: Findings,
  buyer: string,
  orders: readonly string[],
  sheet: string | null,
): string | null =>
  findings.ask(importFault('shipTo.ask', { buyer, orders }), {
    id: `shipTo:${buyer}`.slice(0, 200),
    kind: 'text',
    sheet,
    takes: (given) => given.trim() !== '' && given.length <= importTextLimits.shipTo,
  })

const sameText = (a: string, b: string): boolean => comparable(a) === comparable(b)
const comparable = (text: string) => halfWidth(text).replace(/\s/g, '')

function headOf(draft: OrderDraft): OrderHead {
  const code = draft.head.get('supplierCode')
  const name = draft.head.get('supplierName')
  return {
    orderNo: draft.orderNo,
    buyerName: draft.head.get('buyerName')?.value ?? null,
    supplier: { code: code?.value ?? null, name: name?.value ?? null, party: null },
    at: draft.at,
    orderNoAt: draft.orderNoAt,
    supplierAt: (code?.value ? code.place : name?.place) ?? draft.at,
  }
}

/** Numbers lines without a number after the highest number in the file, in their order. */
function numbered(draft: OrderDraft): ReadLine[] {
  let last = Math.max(0, ...draft.lines.map(({ lineNo }) => lineNo ?? 0))
  return draft.lines.map((line) => ({ ...line, lineNo: line.lineNo ?? ++last }))
}
