import { decimal, plus, sum, times, toAmount, toUnitPrice, type Decimal } from '@bdr/contract/kernel/decimal'
import { importFault } from '../faults.ts'
import { withinScale } from '../../../platform/workbook/values/quantity-and-price.ts'
import { amountOfShare, isWithinTolerance, multiplierAlone, multiplierScales, signed } from './allowances.ts'
import type { UblReader } from './ubl-reader.ts'
import { find, findAll, pathTo, type XmlElement } from './xml-tree.ts'

interface LinePrice {
  /** tax included, six decimals */
  readonly unitPrice: Decimal
  /** null if the document states none, which is different from 0 % */
  readonly taxRate: Decimal | null
}

/**
 * The price of one unit with tax. A UBL price excludes tax and may be for several units (BaseQuantity); charges and
 * allowances of the line are spread over its units. The result is
 * (quantity × price ÷ base quantity + charges − allowances) ÷ quantity × (1 + tax percent)
 * rounded half up to six decimals. LineExtensionAmount must agree within two cents, and is used if there is no price.
 * Tax amounts alone (as in the OASIS example) do not determine the rate, so it is asked for the whole document.
 */
export function readLinePrice(
  reader: UblReader,
  item: XmlElement,
  quantity: Decimal | null,
): LinePrice | null {
  const taxRate = readTaxRate(reader, item)
  const price = find(item, 'Price')
  const extension = find(item, 'LineExtensionAmount')
  const amount = extension ? reader.amount(extension) : null
  const perUnit = readPricePerUnit(reader, item, price)
  if (!find(price, 'PriceAmount') && !extension) {
    reader.fault(pathTo(item, 'Price', 'PriceAmount'), null, importFault('ubl.noPrice'))
  }
  const isPriced = find(price, 'PriceAmount') !== undefined
  const base = perUnit === null || quantity === null ? null : times(perUnit, quantity)
  const adjustments = readAdjustments(reader, item, base, amount)
  if (quantity === null || taxRate === undefined || (extension && amount === null)) return null
  if (isPriced && (base === null || adjustments === null)) return null
  const net = isPriced ? plus(base!, adjustments!) : amount
  if (net === null) return null
  if (extension && amount !== null && !isWithinTolerance(net, amount)) {
    return reader.fault(
      extension.path,
      extension.text,
      importFault('ubl.lineAmount', { expected: toAmount(net) }),
    )
  }
  const gross = decimal(net)
    .times(decimal(taxRate ?? '0').plus(1))
    .div(quantity)
    .toFixed()
  const priceElement = find(price, 'PriceAmount') ?? extension!
  if (gross.startsWith('-'))
    return reader.fault(priceElement.path, priceElement.text, importFault('price.negative'))
  const unitPrice = reader.accept(priceElement, withinScale(toUnitPrice(gross), 'price'))
  return unitPrice === null ? null : { unitPrice, taxRate }
}

function readPricePerUnit(
  reader: UblReader,
  item: XmlElement,
  price: XmlElement | undefined,
): Decimal | null {
  const element = find(price, 'PriceAmount')
  if (!element) return null
  const amount = reader.amount(element)
  const base = find(price, 'BaseQuantity')
  if (!base || amount === null) return amount
  const unit = find(item, 'Quantity')?.attribute('unitCode')
  const baseUnit = base.attribute('unitCode')
  if (baseUnit && unit && baseUnit !== unit) {
    return reader.fault(base.path, baseUnit, importFault('ubl.baseUnit', { unit }))
  }
  const quantity = reader.number(base.text)
  if (quantity === null || decimal(quantity).lte(0)) {
    return reader.fault(base.path, base.text, importFault('ubl.baseQuantity'))
  }
  return decimal(amount).div(quantity).toFixed()
}

/**
 * Charges minus allowances of the line, without tax. What a share of the price amounts to is settled by the line's own
 * amount, with which it has to agree.
 * @param base price of the quantity before adjustments; null if it cannot be read
 * @param lineAmount the document's LineExtensionAmount; null if it states none
 * @returns null if they cannot be read, which is reported
 */
function readAdjustments(
  reader: UblReader,
  item: XmlElement,
  base: Decimal | null,
  lineAmount: Decimal | null,
): Decimal | null {
  const amounts: (Decimal | null)[] = []
  const shares: { readonly adjustment: XmlElement; readonly multiplier: Decimal }[] = []
  for (const adjustment of findAll(item, 'AllowanceCharge')) {
    const element = find(adjustment, 'Amount')
    const multiplier = multiplierAlone(reader, adjustment)
    if (multiplier !== null) shares.push({ adjustment, multiplier })
    else if (element?.text) {
      const amount = reader.amount(element)
      amounts.push(amount && signed(adjustment, amount))
    } else amounts.push(reader.fault(adjustment.path, null, importFault('ubl.adjustmentAmount')))
  }
  if (amounts.includes(null)) return null
  const stated = sum(amounts.filter((amount) => amount !== null))
  if (shares.length === 0) return stated
  if (base === null) return null
  const sums = multiplierScales.map((scale) =>
    sum([
      stated,
      ...shares.map(({ adjustment, multiplier }) =>
        amountOfShare(reader, adjustment, multiplier, base, scale),
      ),
    ]),
  )
  const settled = sums.find(
    (adjusted) => lineAmount !== null && isWithinTolerance(plus(base, adjusted), lineAmount),
  )
  const [{ adjustment, multiplier }] = shares as [(typeof shares)[number]]
  return settled ?? reader.fault(adjustment.path, multiplier, importFault('ubl.shareOfLine'))
}

/** The element with a line's tax rate, if there is one. */
export const taxPercent = (item: XmlElement | undefined): XmlElement | undefined =>
  find(item, 'Item', 'ClassifiedTaxCategory', 'Percent') ??
  find(item, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'Percent')

/** @returns undefined if it cannot be read, which is reported */
function readTaxRate(reader: UblReader, item: XmlElement): Decimal | null | undefined {
  const percent = taxPercent(item)
  if (!percent) return reader.rateOfAll
  const value = reader.number(percent.text)
  if (value === null || decimal(value).lt(0) || decimal(value).gt(100)) {
    reader.fault(percent.path, percent.text, importFault('ubl.percent'))
    return undefined
  }
  return decimal(value).div(100).round(6).toFixed()
}
