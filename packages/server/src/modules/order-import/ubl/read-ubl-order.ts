import { decimal, minus, plus, sum, times, toAmount, type Decimal } from '@bdr/contract/kernel/decimal'
import { maxOrderLines } from '@bdr/contract/orders/model'
import { orderTypeNote } from '@bdr/text/imported-words'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { askForAddress } from '../sheet/order-collector.ts'
import type { OrderHead, ReadLine, ReadResult } from '../model.ts'
import { orderTotal } from '../../orders/new-order.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { isCurrencyCode } from '../../../platform/workbook/values/currency.ts'
import { readEmbeddedDocuments } from './embedded-documents.ts'
import { refuseOtherXml } from './root-element.ts'
import { deliveryAddress } from './ubl-address.ts'
import { amountTolerance } from './allowances.ts'
import { readOrderAdjustments, type OrderAdjustment } from './order-adjustments.ts'
import { headDate } from './ubl-deliveries.ts'
import { numbered } from './ubl-line-numbers.ts'
import { readUblLine, subLines } from './ubl-line.ts'
import { partyName, sellerOf } from './ubl-party.ts'
import { taxPercent } from './ubl-price.ts'
import { UblReader, xmlPlace } from './ubl-reader.ts'
import { listUnread } from './ubl-unread.ts'
import { filled, find, findAll, pathTo, readXmlTree, textAt, type XmlElement } from './xml-tree.ts'

/**
 * Reads a UBL 2 Order. Elements are recognised by namespace, not by prefix.
 * A required date before the order's date is accepted: Peppol's examples contain it, and an order from a system is not
 * mistyped like a list.
 * @throws FileRefused if it is not such a document
 */
export function readUblOrder(
  bytes: Uint8Array,
  findings: Findings,
): Pick<ReadResult, 'orders' | 'unfinished' | 'documents'> {
  const root = readXmlTree(bytes, refuseOtherXml)
  for (const { path } of findAll(root, 'OrderLine')) findings.elements.expectLine(path)
  const reader = new UblReader(findings, currencyOf(root))
  const head = readHead(reader, root)
  const currency =
    reader.currency ??
    reader.fault(
      pathTo(root, 'DocumentCurrencyCode'),
      textAt(root, 'DocumentCurrencyCode'),
      importFault('currency.invalid'),
    )
  const orderDate = readOrderDate(reader, root)
  const shipTo = readShipTo(reader, root, head)
  askForRate(reader, root)
  const adjustments = readOrderAdjustments(reader, root)
  const lines = readLines(reader, root, adjustments)
  const receiver = receiverOf(root)
  const receiverName = reader.text(receiver?.name, 'receiverName')
  const receiverPhone = reader.text(receiver?.phone, 'receiverPhone')
  const note = readNote(reader, root, adjustments)
  const documents = readEmbeddedDocuments(findings, root)
  listUnread(findings, root, reader.currency)
  const { orderNo, buyerName } = head
  if (orderNo === null || buyerName === null || currency === null || orderDate === null || shipTo === null) {
    for (const { at } of reader.faultCount > 0 ? lines.read : []) findings.elements.settle(at, 'faulty')
    return { orders: [], unfinished: [head], documents }
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
    totalAmount: orderTotal(lines.read),
    isComplete: lines.isComplete,
    lines: lines.read,
  }
  return { orders: [order], unfinished: [], documents }
}

/** The document's currency, otherwise that of its first price. */
function currencyOf(root: XmlElement): string | null {
  const price = find(root, 'OrderLine', 'LineItem', 'Price', 'PriceAmount')
  const code = textAt(root, 'DocumentCurrencyCode') ?? price?.attribute('currencyID') ?? ''
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
        ? reader.limited(buyerPath, buyerName, 'buyerName')
        : reader.fault(buyerPath, null, importFault('cell.missing')),
    supplier,
    at: xmlPlace(root.path),
    orderNoAt: xmlPlace(pathTo(root, 'ID')),
    supplierAt: xmlPlace(element?.path ?? sellerPath),
  }
}

function readOrderDate(reader: UblReader, root: XmlElement): string | null {
  const element = filled(root, 'IssueDate')
  if (!element) return reader.fault(pathTo(root, 'IssueDate'), null, importFault('cell.missing'))
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
  return reader.limited(first.element.path, first.text, 'shipTo')
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

/** @returns the lines without faults, and whether these are all */
function readLines(
  reader: UblReader,
  root: XmlElement,
  adjustments: readonly OrderAdjustment[],
): { read: ReadLine[]; isComplete: boolean } {
  const elements = findAll(root, 'OrderLine')
  if (elements.length === 0) reader.fault(pathTo(root, 'OrderLine'), null, importFault('ubl.noLines'))
  reportRepeatedIds(reader, elements)
  const ofOrder = headDate(reader, root)
  const lines = elements.flatMap((element) => readUblLine(reader, element, ofOrder) ?? [])
  askAboutSubLines(reader, elements)
  checkTotal(reader, root, elements)
  checkLineCount(reader, root, elements.length)
  const read = numbered(reader, lines)
  if (read.length > maxOrderLines)
    reader.fault(root.path, String(read.length), importFault('order.tooManyLines', { limit: maxOrderLines }))
  const isComplete = lines.length === elements.length
  if (isComplete) askAboutPayable(reader, root, read, adjustments)
  return { read, isComplete }
}

/** A line that consists of other lines is imported as a whole, if the person agrees. */
function askAboutSubLines(reader: UblReader, elements: readonly XmlElement[]): void {
  const lines = elements.flatMap((element, index) =>
    subLines(find(element, 'LineItem')).length > 0 ? [index + 1] : [],
  )
  if (lines.length === 0) return
  const question = { id: 'ubl.subLines', kind: 'choice', options: ['accept'] } as const
  reader.findings.ask(importFault('ubl.subLines', { rows: lines }), question)
}

/** The document's own count of its lines: another number of lines means that some were lost. */
function checkLineCount(reader: UblReader, root: XmlElement, count: number): void {
  const stated = filled(root, 'LineCountNumeric')
  if (stated && reader.number(stated.text) !== String(count))
    reader.fault(stated.path, stated.text, importFault('total.count', { lines: count }))
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
  lines: readonly ReadLine[],
  adjustments: readonly OrderAdjustment[],
): void {
  const element = find(root, 'AnticipatedMonetaryTotal', 'PayableAmount')
  const payable = element ? reader.number(element.text) : null
  const total = find(root, 'AnticipatedMonetaryTotal')
  const [paid, rounding] = [find(total, 'PrepaidAmount'), find(total, 'PayableRoundingAmount')]
  const stated = (amount: XmlElement | undefined) => reader.number(amount?.peeked ?? '') ?? '0'
  const prepaid = minus(stated(paid), stated(rounding))
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
  if (expected.some(isPayable)) {
    // what makes up the payable amount is confirmed by it; otherwise it is reported as unread
    for (const part of [paid, rounding, ...adjustments.map(({ taxPercent }) => taxPercent)]) part?.check()
    return
  }
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
  const all = [...readType(reader, root), ...notes, ...statements].filter((text) => text !== '')
  return reader.limited(root.path, all.join('；'), 'note')
}

/**
 * What kind of order it is, if it is not an ordinary one: a blanket order may only promise what later orders call off,
 * so the person decides whether it is imported as an order to deliver.
 */
function readType(reader: UblReader, root: XmlElement): string[] {
  const element = filled(root, 'OrderTypeCode')
  if (!element || ordinaryTypes.includes(element.text)) return []
  const code = cleanText(element.text)
  const question = { id: 'ubl.orderType', kind: 'choice', options: ['accept'] } as const
  reader.findings.ask(importFault('ubl.orderType', { code }), question)
  return [orderTypeNote(code)]
}

/** Codes of UN/EDIFACT 1001 for a purchase order without further conditions. */
const ordinaryTypes = ['220', '105']
