import { decimal, sum, type Decimal } from '@bdr/contract/kernel/decimal'
import { importFault } from '../faults.ts'
import { withinScale } from '../../../platform/workbook/values/quantity-and-price.ts'
import { xmlPlace, type UblReader } from './ubl-reader.ts'
import { filled, find, findAll, pathTo, type XmlElement } from './xml-tree.ts'

/** What is delivered of a line by a day: all of it, or one of the parts the buyer wants at different times. */
export interface DeliveredPart {
  readonly quantity: Decimal
  /** YYYY-MM-DD */
  readonly requiredDate: string
}

/** The day for lines that state none: undefined if the order states none either, null if it has a fault. */
export type HeadDate = () => string | null | undefined

/**
 * The element with the day by which a delivery is wanted: the end of the requested period, otherwise the latest day the
 * buyer allows, otherwise the start of the period.
 */
function wantedBy(delivery: XmlElement | undefined): XmlElement | undefined {
  const period = find(delivery, 'RequestedDeliveryPeriod')
  return filled(period, 'EndDate') ?? filled(delivery, 'LatestDeliveryDate') ?? filled(period, 'StartDate')
}

/**
 * The date for lines without one: that of the order's delivery, otherwise the end of its validity. It is read when the
 * first line needs it; otherwise the document's date is used by nobody, and reported as unread.
 */
export function headDate(reader: UblReader, root: XmlElement): HeadDate {
  let read: { readonly day: string | null | undefined } | null = null
  return () => (read ??= { day: readHeadDate(reader, root) }).day
}

function readHeadDate(reader: UblReader, root: XmlElement): string | null | undefined {
  const elements = findAll(root, 'Delivery').flatMap((delivery) => wantedBy(delivery) ?? [])
  if (elements.length > 0) return onlyDay(reader, elements)
  const validity = filled(root, 'ValidityPeriod', 'EndDate')
  if (!validity) return undefined
  reader.findings.assume(importFault('ubl.dateOfValidity', { date: validity.text }))
  return reader.day(validity)
}

/** The day of the line's own deliveries, otherwise that of the order. */
function dayOf(
  reader: UblReader,
  item: XmlElement,
  own: readonly XmlElement[],
  ofOrder: HeadDate,
): string | null {
  const day = own.length > 0 ? onlyDay(reader, own) : ofOrder()
  // the fault of the order's date is reported once, and is that of every line that needs it
  if (day === null) reader.findings.elements.settle(xmlPlace(item.path), 'faulty')
  if (day !== undefined) return day
  const path = pathTo(item, 'Delivery', 'RequestedDeliveryPeriod', 'EndDate')
  return reader.fault(path, null, importFault('ubl.noDate'))
}

function onlyDay(reader: UblReader, elements: readonly XmlElement[]): string | null {
  const [first] = elements
  const other = elements.find(({ peeked }) => peeked !== first!.peeked)
  if (other) return reader.fault(other.path, other.text, importFault('ubl.severalDates'))
  return elements.map((element) => reader.day(element))[0]!
}

/**
 * Reads when a line is to be delivered. Several deliveries with quantities are parts of the line, which must make up
 * its quantity.
 * @returns null if anything cannot be read, which is reported
 */
export function readDeliveries(
  reader: UblReader,
  item: XmlElement,
  quantity: Decimal | null,
  ofOrder: HeadDate,
): DeliveredPart[] | null {
  const deliveries = findAll(item, 'Delivery')
  const counted = deliveries.filter((delivery) => filled(delivery, 'Quantity'))
  const dated = deliveries.filter((delivery) => wantedBy(delivery))
  if (counted.length === 0) {
    const days = dated.map((delivery) => wantedBy(delivery)!)
    const requiredDate = dayOf(reader, item, days, ofOrder)
    return quantity === null || requiredDate === null ? null : [{ quantity, requiredDate }]
  }
  const uncounted = dated.find((delivery) => !counted.includes(delivery))
  if (uncounted) {
    const day = wantedBy(uncounted)!
    return reader.fault(pathTo(uncounted, 'Quantity'), day.text, importFault('ubl.deliveryUncounted'))
  }
  const parts = counted.map((delivery) => readPart(reader, item, delivery, ofOrder))
  if (quantity === null || parts.some((part) => part === null)) return null
  return makeUp(reader, counted[0]!, quantity, parts as DeliveredPart[])
}

function readPart(
  reader: UblReader,
  item: XmlElement,
  delivery: XmlElement,
  ofOrder: HeadDate,
): DeliveredPart | null {
  const element = filled(delivery, 'Quantity')!
  const unit = find(item, 'Quantity')?.attribute('unitCode') ?? ''
  const ownUnit = element.attribute('unitCode')
  if (ownUnit !== '' && ownUnit !== unit)
    return reader.fault(`${element.path}/@unitCode`, ownUnit, importFault('ubl.deliveryUnit', { unit }))
  const value = reader.number(element.text)
  if (value === null || decimal(value).lte(0))
    return reader.fault(element.path, element.text, importFault('quantity.invalid', { digits: 4 }))
  const quantity = reader.accept(element, withinScale(value, 'quantity'))
  const own = wantedBy(delivery)
  const requiredDate = dayOf(reader, item, own ? [own] : [], ofOrder)
  return quantity === null || requiredDate === null ? null : { quantity, requiredDate }
}

function makeUp(
  reader: UblReader,
  first: XmlElement,
  quantity: Decimal,
  parts: DeliveredPart[],
): DeliveredPart[] | null {
  const delivered = sum(parts.map((part) => part.quantity))
  if (decimal(delivered).eq(quantity)) return parts
  return reader.fault(
    pathTo(first, 'Quantity'),
    parts.map((part) => part.quantity).join(' + '),
    importFault('ubl.deliveryQuantities', { delivered, quantity }),
  )
}
