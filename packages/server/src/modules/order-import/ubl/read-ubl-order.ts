import { decimal, minus, plus, sum, times, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import { maxOrderLines } from '@bdr/contract/orders/model'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { askForAddress } from '../sheet/order-collector.ts'
import type { OrderHead, ReadLine, ReadOrder } from '../model.ts'
import { orderTotal } from '../../orders/new-order.ts'
import { isCurrencyCode } from '../../../platform/workbook/values/currency.ts'
import { refuseOtherXml } from './root-element.ts'
import { deliveryAddress } from './ubl-address.ts'
import { amountTolerance } from './allowances.ts'
import { readOrderAdjustments, type OrderAdjustment } from './order-adjustments.ts'
import { lineNumber, readUblLine, requestedDay, type UblLine } from './ubl-line.ts'
import { partyName, sellerOf } from './ubl-party.ts'
import { taxPercent } from './ubl-price.ts'
import { UblReader, xmlPlace } from './ubl-reader.ts'
import { find, findAll, pathTo, readXmlTree, textAt, type XmlElement } from './xml-tree.ts'

/**
 * Reads a UBL 2 Order. Elements are recognised by namespace, not by prefix.
 * A required date before the order's date is accepted: Peppol's examples contain it, and an order from a system is not
 * mistyped like a list.
 * @throws FileRefused if it is not such a document
 */
export function readUblOrder(
  bytes: Uint8Array,
  findings: Findings,
): { orders: ReadOrder[]; unfinished: OrderHead[] } {
  const root = readXmlTree(bytes, refuseOtherXml)
  for (const { path } of findAll(root, 'OrderLine')) findings.elements.expectLine(path)
  const reader = new UblReader(findings, currencyOf(root))
  const head = readHead(reader, root)
  const currency =
    reader.currency ??
    reader.fault(pathTo(root, 'DocumentCurrencyCode'), null, importFault('currency.invalid'))
  const orderDate = readOrderDate(reader, root)
  const shipTo = readShipTo(reader, root, head)
  askForRate(reader, root)
  const adjustments = readOrderAdjustments(reader, root)
  const lines = readLines(reader, root, adjustments)
  const receiver = receiverOf(root)
  const receiverName = reader.text(receiver?.name, 'receiverName')
  const receiverPhone = reader.text(receiver?.phone, 'receiverPhone')
  const note = readNote(reader, root, adjustments)
  const { orderNo, buyerName } = head
  if (orderNo === null || buyerName === null || currency === null || orderDate === null || shipTo === null) {
    for (const { at } of reader.faultCount > 0 ? lines : []) findings.elements.settle(at, 'faulty')
    return { orders: [], unfinished: [head] }
  }
  const order = {
    ...head,
    orderNo,
    buyerName,
    orderDate,
    currency,
    shipTo,
    receiverName,
    receiverPhone,
    note,
    totalAmount: orderTotal(lines),
    isComplete: lines.length === findAll(root, 'OrderLine').length,
    lines,
  }
  return { orders: [order], unfinished: [] }
}

/** The document's currency, otherwise that of its first price. */
function currencyOf(root: XmlElement): string | null {
  const price = find(root, 'OrderLine', 'LineItem', 'Price', 'PriceAmount')
  const code = textAt(root, 'DocumentCurrencyCode') ?? price?.attributes['currencyID'] ?? ''
  return isCurrencyCode(code) ? code : null
}

function readHead(reader: UblReader, root: XmlElement): OrderHead {
  const buyer = find(root, 'BuyerCustomerParty', 'Party')
  const buyerPath = pathTo(root, 'BuyerCustomerParty', 'Party', 'PartyName', 'Name')
  const buyerName = partyName(buyer) ?? textAt(find(buyer, 'PartyIdentification'), 'ID')
  const { supplier, element } = sellerOf(find(root, 'SellerSupplierParty', 'Party'))
  const sellerPath = pathTo(root, 'SellerSupplierParty', 'Party', 'PartyIdentification', 'ID')
  if (!supplier.party) reader.fault(sellerPath, null, importFault('cell.missing'))
  return {
    orderNo: reader.requiredText(root, ['ID'], 'orderNo'),
    buyerName:
      buyer && buyerName !== null
        ? reader.text({ ...buyer, text: buyerName, path: buyerPath }, 'buyerName')
        : reader.fault(buyerPath, null, importFault('cell.missing')),
    supplier,
    at: xmlPlace(root.path),
    orderNoAt: xmlPlace(pathTo(root, 'ID')),
    supplierAt: xmlPlace(element?.path ?? sellerPath),
  }
}

function readOrderDate(reader: UblReader, root: XmlElement): string | null {
  const element = find(root, 'IssueDate')
  if (!element?.text) return reader.fault(pathTo(root, 'IssueDate'), null, importFault('cell.missing'))
  return reader.day(element)
}

/** The delivery address of the order. Lines must not have a different one. */
function readShipTo(reader: UblReader, root: XmlElement, { buyerName, orderNo }: OrderHead): string | null {
  const items = findAll(root, 'OrderLine').flatMap((line) => find(line, 'LineItem') ?? [])
  const deliveries = [...findAll(root, 'Delivery'), ...items.flatMap((item) => findAll(item, 'Delivery'))]
  const addresses = deliveries.flatMap((delivery) => deliveryAddress(delivery) ?? [])
  const first = addresses[0]
  if (!first) {
    const orders = orderNo === null ? [] : [orderNo]
    return buyerName === null ? null : (askForAddress(reader.findings, buyerName, orders, null) ?? '')
  }
  const other = addresses.find(({ text }) => text !== first.text)
  if (other) return reader.fault(other.element.path, other.text, importFault('ubl.severalAddresses'))
  return reader.text({ ...first.element, text: first.text }, 'shipTo')
}

/** The contact of the delivery, otherwise the buyer's contact for deliveries. */
function receiverOf(
  root: XmlElement,
): { name: XmlElement | undefined; phone: XmlElement | undefined } | null {
  const contacts = [
    find(root, 'Delivery', 'DeliveryParty', 'Contact'),
    find(root, 'BuyerCustomerParty', 'DeliveryContact'),
    find(root, 'BuyerCustomerParty', 'Party', 'Contact'),
  ]
  const contact = contacts.find((candidate) => find(candidate, 'Name') ?? find(candidate, 'Telephone'))
  return contact ? { name: find(contact, 'Name'), phone: find(contact, 'Telephone') } : null
}

function readLines(reader: UblReader, root: XmlElement, adjustments: readonly OrderAdjustment[]): ReadLine[] {
  const elements = findAll(root, 'OrderLine')
  if (elements.length === 0) reader.fault(pathTo(root, 'OrderLine'), null, importFault('ubl.noLines'))
  if (elements.length > maxOrderLines) {
    reader.fault(
      root.path,
      String(elements.length),
      importFault('order.tooManyLines', { limit: maxOrderLines }),
    )
  }
  reportRepeatedIds(reader, elements)
  const headDate = readHeadDate(reader, root)
  const lines = elements.flatMap((element) => readUblLine(reader, element, headDate) ?? [])
  checkTotal(reader, root, elements)
  if (lines.length === elements.length) askAboutPayable(reader, root, lines, adjustments)
  return numbered(lines)
}

function reportRepeatedIds(reader: UblReader, elements: readonly XmlElement[]): void {
  const first = new Map<string, string>()
  for (const element of elements) {
    const id = find(element, 'LineItem', 'ID')
    if (!id?.text) continue
    const known = first.get(id.text)
    if (known) reader.fault(id.path, id.text, importFault('lineNo.twice', { first: known }))
    else first.set(id.text, id.path)
  }
}

/** The date for lines without one: the order's delivery period, otherwise the end of its validity. */
function readHeadDate(reader: UblReader, root: XmlElement): string | null {
  const delivery = findAll(root, 'Delivery').find((candidate) => find(candidate, 'RequestedDeliveryPeriod'))
  const day = requestedDay(reader, delivery)
  if (day !== undefined) return day
  const validity = find(root, 'ValidityPeriod', 'EndDate')
  return validity ? reader.day(validity) : null
}

/** Uses line ids as numbers if all of them are numbers, otherwise positions; the id is then kept in the line's note. */
function numbered(lines: readonly UblLine[]): ReadLine[] {
  const numbers = new Set(lines.map(({ id }) => lineNumber(id)))
  const usable = !numbers.has(null) && numbers.size === lines.length
  return lines.map(({ id, ...line }, index) => ({ ...line, lineNo: usable ? lineNumber(id)! : index + 1 }))
}

/** A total that differs from the sum of the lines means that lines were lost. */
function checkTotal(reader: UblReader, root: XmlElement, elements: readonly XmlElement[]): void {
  const total = find(root, 'AnticipatedMonetaryTotal', 'LineExtensionAmount')
  const amounts = elements.map((element) =>
    reader.number(textAt(element, 'LineItem', 'LineExtensionAmount') ?? ''),
  )
  if (!total || amounts.some((amount) => amount === null)) return
  const stated = reader.amount(total)
  const expected = sum(amounts.filter((amount) => amount !== null))
  if (stated !== null && decimal(stated).minus(expected).abs().gt(amountTolerance)) {
    reader.fault(total.path, total.text, importFault('ubl.totalAmount', { expected }))
  }
}

/** Asks for the tax rate if there is only a tax total, which does not determine the lines' rates. */
function askForRate(reader: UblReader, root: XmlElement): void {
  const items = findAll(root, 'OrderLine').map((line) => find(line, 'LineItem'))
  if (items.every((item) => taxPercent(item))) return
  const total = find(root, 'TaxTotal', 'TaxAmount')
  const tax = total ? reader.number(total.text) : null
  if (tax === null || decimal(tax).eq(0)) return reader.findings.assume(importFault('ubl.noTax'))
  const amount = `${tax} ${reader.currency ?? ''}`.trim()
  const made = rateFromTax(
    tax,
    reader.number(textAt(root, 'AnticipatedMonetaryTotal', 'LineExtensionAmount') ?? ''),
  )
  reader.rateOfAll = reader.findings.ask(importFault('ubl.taxTotal', { amount }), {
    id: 'ubl.taxTotal',
    kind: 'rate',
    options: [...new Set([...(made === null ? [] : [made]), '0.13', '0.09', '0.06', '0.03', '0'])],
    takes: (given) => /^0(\.\d{1,6})?$/.test(given),
  })
}

/** The rate in whole percents that results in this tax for the net amount. */
function rateFromTax(tax: Decimal, amount: Decimal | null): Decimal | null {
  if (amount === null || decimal(amount).eq(0)) return null
  const rate = decimal(tax).div(amount).round(2)
  const isExact = rate.times(amount).minus(tax).abs().lte(amountTolerance)
  return isExact && rate.gt(0) && rate.lt(1) ? rate.toFixed() : null
}

/** Compares the payable amount with the sum of the lines and the charges on the whole order. */
function askAboutPayable(
  reader: UblReader,
  root: XmlElement,
  lines: readonly UblLine[],
  adjustments: readonly OrderAdjustment[],
): void {
  const element = find(root, 'AnticipatedMonetaryTotal', 'PayableAmount')
  const payable = element ? reader.number(element.text) : null
  const stated = (name: string) => reader.number(textAt(root, 'AnticipatedMonetaryTotal', name) ?? '') ?? '0'
  const prepaid = minus(stated('PrepaidAmount'), stated('PayableRoundingAmount'))
  if (payable === null || lines.length === 0) return
  const gross = sum(lines.map(({ quantity, unitPrice }) => toAmount(times(quantity, unitPrice))))
  // an adjustment without a rate of its own has that of the lines, if they have one in common
  const rates = new Set(lines.map(({ taxRate }) => taxRate))
  const common = rates.size === 1 ? ([...rates][0] ?? '0') : '0'
  const expected = [
    gross,
    plus(gross, sum(adjustments.map(({ amount }) => amount))),
    plus(gross, sum(adjustments.map(({ amount, taxRate }) => times(amount, plus('1', taxRate ?? common))))),
  ]
  const tolerance = times(amountTolerance, String(lines.length + adjustments.length))
  const isPayable = (value: Decimal) => decimal(value).minus(prepaid).minus(payable).abs().lte(tolerance)
  if (expected.some(isPayable)) return
  const details = { payable: toAmount(payable), lines: toAmount(gross) }
  reader.findings.ask(importFault('ubl.payable', details), {
    id: 'ubl.payable',
    kind: 'choice',
    options: ['accept'],
  })
}

/** The order's notes, and its charges and allowances, which cannot be part of line prices. */
function readNote(
  reader: UblReader,
  root: XmlElement,
  adjustments: readonly OrderAdjustment[],
): string | null {
  const notes = findAll(root, 'Note').map(({ text }) => text)
  const statements = adjustments.map(({ statement }) => statement)
  if (statements.length > 0) {
    const question = { id: 'ubl.adjustments', kind: 'choice', options: ['accept'] } as const
    reader.findings.ask(importFault('ubl.adjustments', { adjustments: statements }), question)
  }
  return reader.text(
    { ...root, text: [...notes, ...statements].filter((text) => text !== '').join('；') },
    'note',
  )
}
