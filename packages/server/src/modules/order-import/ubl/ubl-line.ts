import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'
import { unitFromCode } from '@bdr/text/units'
import { orderLineNote } from '@bdr/text/imported-words'
import { importFault } from '../faults.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { withinScale } from '../../../platform/workbook/values/quantity-and-price.ts'
import { readDeliveries, type HeadDate } from './ubl-deliveries.ts'
import type { UblLine } from './ubl-line-numbers.ts'
import { readLinePrice } from './ubl-price.ts'
import { xmlPlace, type UblReader } from './ubl-reader.ts'
import { filled, find, findAll, pathTo, textAt, type XmlElement } from './xml-tree.ts'

/** Reads one OrderLine and reports each problem as a fault. Null if there was any. */
export function readUblLine(reader: UblReader, orderLine: XmlElement, headDate: HeadDate): UblLine | null {
  const before = reader.faultCount
  const item = find(orderLine, 'LineItem')
  if (!item) return reader.fault(pathTo(orderLine, 'LineItem'), null, importFault('cell.missing'))
  checkStatus(reader, item)
  const materialName = readName(reader, item)
  const quantity = readQuantity(reader, item)
  const unit = readUnit(reader, item)
  const price = readLinePrice(reader, item, quantity)
  const parts = readDeliveries(reader, item, quantity, headDate)
  const tolerance = readTolerance(reader, item, quantity)
  const details = {
    materialCode: reader.text(itemCode(item), 'materialCode'),
    specification: readSpecification(reader, item, materialName),
    brand: reader.text(
      find(item, 'Item', 'BrandName') ?? find(item, 'Item', 'ManufacturerParty', 'PartyName', 'Name'),
      'brand',
    ),
    notes: readNotes(orderLine, item),
  }
  if (reader.faultCount > before) return null
  if (materialName === null || unit === null || price === null || parts === null) return null
  const { unitPrice, taxRate } = price
  const at = xmlPlace(orderLine.path)
  return {
    ...details,
    id: textAt(item, 'ID'),
    materialName,
    unit,
    parts,
    unitPrice,
    taxRate,
    tolerance,
    at,
  }
}

/** A line that is cancelled, disputed or has another status is not a line to deliver like all others. */
function checkStatus(reader: UblReader, item: XmlElement): void {
  const status = filled(item, 'LineStatusCode')
  if (status && status.text !== 'NoStatus')
    reader.fault(status.path, status.text, importFault('ubl.lineStatus'))
}

function readName(reader: UblReader, item: XmlElement): string | null {
  const described = !filled(item, 'Item', 'Name') && filled(item, 'Item', 'Description')
  return reader.requiredText(item, ['Item', described ? 'Description' : 'Name'], 'materialName')
}

/** The buyer's number of the article, otherwise the seller's, otherwise the standard one. */
const itemCode = (item: XmlElement): XmlElement | undefined =>
  ['BuyersItemIdentification', 'SellersItemIdentification', 'StandardItemIdentification']
    .map((name) => filled(item, 'Item', name, 'ID'))
    .find((id) => id !== undefined)

/** The description, if it contains more than the name, and the article's properties. */
function readSpecification(reader: UblReader, item: XmlElement, name: string | null): string | null {
  const article = find(item, 'Item')
  const description = findAll(article, 'Description').map(({ text }) => cleanText(text))
  const properties = findAll(article, 'AdditionalItemProperty').map(
    (property) => `${textAt(property, 'Name') ?? ''}: ${textAt(property, 'Value') ?? ''}`,
  )
  const parts = [...description.filter((text) => text !== '' && text !== name), ...properties]
  return article ? reader.limited(article.path, parts.join('; '), 'specification') : null
}

function readQuantity(reader: UblReader, item: XmlElement): Decimal | null {
  const element = filled(item, 'Quantity')
  if (!element) return reader.fault(pathTo(item, 'Quantity'), null, importFault('cell.missing'))
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
  const code = element.attribute('unitCode')
  if (code === '') return reader.fault(element.path, element.text, importFault('ubl.noUnit'))
  return unitFromCode(code) ?? reader.fault(`${element.path}/@unitCode`, code, importFault('ubl.unknownUnit'))
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

/** The line's notes, and the lines below it, of which it consists. */
const readNotes = (orderLine: XmlElement, item: XmlElement): string[] => [
  ...[...findAll(orderLine, 'Note'), ...findAll(item, 'Note')].map(({ text }) => text),
  ...subLines(item).map((sub) =>
    orderLineNote.subLine({
      id: textAt(sub, 'ID') ?? '',
      name: textAt(sub, 'Item', 'Name') ?? textAt(sub, 'Item', 'Description') ?? '',
      quantity: textAt(sub, 'Quantity') ?? '',
      unit: subUnit(find(sub, 'Quantity')),
    }),
  ),
]

export const subLines = (item: XmlElement | undefined): XmlElement[] => findAll(item, 'SubLineItem')

function subUnit(quantity: XmlElement | undefined): string {
  const code = quantity?.attribute('unitCode') ?? ''
  return unitFromCode(code) ?? code
}
