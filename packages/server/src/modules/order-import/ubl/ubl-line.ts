import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'
import { unitFromCode } from '@bdr/text/units'
import { orderChargeNote } from '@bdr/text/imported-words'
import { importFault } from '../faults.ts'
import type { ReadLine } from '../model.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { withinScale } from '../../../platform/workbook/values/quantity-and-price.ts'
import { readLinePrice } from './ubl-price.ts'
import { xmlPlace, type UblReader } from './ubl-reader.ts'
import { find, findAll, pathTo, textAt, type XmlElement } from './xml-tree.ts'

/** A line before it is numbered, since ids of UBL lines may be any text. */
export type UblLine = Omit<ReadLine, 'lineNo'> & { readonly id: string | null }

/** Reads one OrderLine and reports each problem as a fault. Null if there was any. */
export function readUblLine(
  reader: UblReader,
  orderLine: XmlElement,
  headDate: string | null,
): UblLine | null {
  const before = reader.faultCount
  const item = find(orderLine, 'LineItem')
  if (!item) return reader.fault(pathTo(orderLine, 'LineItem'), null, importFault('cell.missing'))
  const materialName = readName(reader, item)
  const quantity = readQuantity(reader, item)
  const unit = readUnit(reader, item)
  const price = readLinePrice(reader, item, quantity)
  const requiredDate = readRequiredDate(reader, item, headDate)
  const tolerance = readTolerance(reader, item, quantity)
  const details = {
    materialCode: reader.text(itemCode(item), 'materialCode'),
    specification: readSpecification(reader, item, materialName),
    brand: reader.text(
      find(item, 'Item', 'BrandName') ?? find(item, 'Item', 'ManufacturerParty', 'PartyName', 'Name'),
      'brand',
    ),
    note: readNote(reader, orderLine, item),
  }
  if (reader.faultCount > before) return null
  if (materialName === null || quantity === null || unit === null || price === null) return null
  if (requiredDate === null) return null
  const { unitPrice, taxRate } = price
  const at = xmlPlace(orderLine.path)
  return {
    ...details,
    id: textAt(item, 'ID'),
    materialName,
    unit,
    quantity,
    unitPrice,
    taxRate,
    requiredDate,
    tolerance,
    at,
  }
}

function readName(reader: UblReader, item: XmlElement): string | null {
  const described = !textAt(item, 'Item', 'Name') && textAt(item, 'Item', 'Description')
  return reader.requiredText(item, ['Item', described ? 'Description' : 'Name'], 'materialName')
}

/** The buyer's number of the article, otherwise the seller's, otherwise the standard one. */
const itemCode = (item: XmlElement): XmlElement | undefined =>
  ['BuyersItemIdentification', 'SellersItemIdentification', 'StandardItemIdentification']
    .map((name) => find(item, 'Item', name, 'ID'))
    .find((id) => id && id.text !== '')

/** The description, if it contains more than the name, and the article's properties. */
function readSpecification(reader: UblReader, item: XmlElement, name: string | null): string | null {
  const article = find(item, 'Item')
  const description = findAll(article, 'Description').map(({ text }) => cleanText(text))
  const properties = findAll(article, 'AdditionalItemProperty').map(
    (property) => `${textAt(property, 'Name') ?? ''}: ${textAt(property, 'Value') ?? ''}`,
  )
  const parts = [...description.filter((text) => text !== '' && text !== name), ...properties]
  return article ? reader.text({ ...article, text: parts.join('; ') }, 'specification') : null
}

function readQuantity(reader: UblReader, item: XmlElement): Decimal | null {
  const element = find(item, 'Quantity')
  if (!element?.text) return reader.fault(pathTo(item, 'Quantity'), null, importFault('cell.missing'))
  const value = reader.number(element.text)
  if (value === null)
    return reader.fault(element.path, element.text, importFault('quantity.invalid', { digits: 4 }))
  if (decimal(value).lte(0))
    return reader.fault(element.path, element.text, importFault('quantity.notPositive'))
  return reader.accept(element, withinScale(value, 'quantity'))
}

function readUnit(reader: UblReader, item: XmlElement): string | null {
  const element = find(item, 'Quantity')
  if (!element) return null
  const code = element.attributes['unitCode'] ?? ''
  if (code === '') return reader.fault(element.path, element.text, importFault('ubl.noUnit'))
  return unitFromCode(code) ?? reader.fault(`${element.path}/@unitCode`, code, importFault('ubl.unknownUnit'))
}

/** The end of the requested period, otherwise its start; the line's own takes precedence over the order's. */
export function requestedDay(reader: UblReader, delivery: XmlElement | undefined): string | null | undefined {
  const period = find(delivery, 'RequestedDeliveryPeriod')
  const element = find(period, 'EndDate') ?? find(period, 'StartDate') ?? find(delivery, 'LatestDeliveryDate')
  return element && reader.day(element)
}

function readRequiredDate(reader: UblReader, item: XmlElement, headDate: string | null): string | null {
  const own = findAll(item, 'Delivery').find((delivery) => find(delivery, 'RequestedDeliveryPeriod'))
  const day = requestedDay(reader, own)
  if (day !== undefined) return day
  if (headDate !== null) return headDate
  return reader.fault(
    pathTo(item, 'Delivery', 'RequestedDeliveryPeriod', 'EndDate'),
    null,
    importFault('ubl.noDate'),
  )
}

/** Converts MaximumQuantity, the most the buyer accepts, to a share beyond the ordered quantity. */
function readTolerance(reader: UblReader, item: XmlElement, quantity: Decimal | null): Decimal | null {
  const maximum = find(item, 'MaximumQuantity')
  if (!maximum || quantity === null) return null
  const value = reader.number(maximum.text)
  const share = value === null ? null : decimal(value).div(quantity).minus(1)
  if (share === null || share.lt(0) || share.gt(1)) {
    return reader.fault(maximum.path, maximum.text, importFault('ubl.maximum'))
  }
  const cut = 0
  return share.round(6, cut).toFixed()
}

/** The line's notes, and its id if it could not be used as a number. */
function readNote(reader: UblReader, orderLine: XmlElement, item: XmlElement): string | null {
  const notes = [...findAll(orderLine, 'Note'), ...findAll(item, 'Note')].map(({ text }) => text)
  const id = textAt(item, 'ID')
  if (id !== null && lineNumber(id) === null) notes.push(orderChargeNote.lineId({ id }))
  return reader.text({ ...orderLine, text: notes.filter((text) => text !== '').join('；') }, 'note')
}

/** The number of an id; `00010` is 10. */
export const lineNumber = (id: string | null): number | null =>
  id !== null && /^0*[1-9]\d{0,8}$/.test(id) ? Number(id) : null
