import { decimal, times, toUnitPrice, type Decimal } from '@bdr/contract/kernel/decimal'
import type { ImportField } from '@bdr/contract/orders/import'
import { importFault } from '../faults.ts'
import { priceOf, withinScale } from '../../../platform/workbook/values/quantity-and-price.ts'
import { mapReading, type Reading } from '../../../platform/workbook/reading.ts'
import { isRateInUse, rateOf } from '../../../platform/workbook/values/rate.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import { isNear, readAmounts, reconcile } from './line-amounts.ts'
import { readPriceBase } from './price-base.ts'
import type { LineNotes } from './line-notes.ts'
import type { Pricing } from './pricing.ts'
import type { RowValues } from './row-values.ts'

/**
 * The price of one unit with tax, and the tax rate, from any prices, taxes and amounts of the line that are consistent.
 * Derived values are noted.
 */
export function readLinePrice(
  row: RowValues,
  quantity: Decimal | null,
  unit: string | null,
  { pricing, notes }: { readonly pricing: Pricing; readonly notes: LineNotes },
): { unitPrice: Decimal; taxRate: Decimal | null } | null {
  const { gross, net } = pricing
  const rateSource = row.source('taxRate')
  const before = row.faulty
  const stated = row.optional('taxRate', (cell, { column }) => rateOf(cell, column?.percent ?? false))
  const isRateFaulty = row.faulty && !before
  const derived = rateSource?.cell ? null : (pricing.rate ?? rateFromAmounts(row))
  const taxRate = stated ?? derived
  const isGross =
    gross !== null && (row.source(gross)?.cell !== undefined || net === null || !row.source(net)?.cell)
  const field: ImportField = isGross ? gross : net!
  const price = row.required(field, (cell) => priceFor(cell, unit))
  const base = row.accept(row.source('priceBase') ?? row.source(field)!, readPriceBase(row, unit))
  if (price === null || base === null || isRateFaulty) return null
  const ofOne = decimal(price).div(base).toFixed()
  if (!isGross && taxRate === null && !pricing.open) {
    const place = rateSource ?? row.source(field)!
    return row.reject(place, rateSource ? importFault('cell.missing') : importFault('price.noRate'))
  }
  const withTax = isGross
    ? ofOne
    : times(
        ofOne,
        decimal(taxRate ?? '0')
          .plus(1)
          .toFixed(),
      )
  const worked = isGross && base === '1' ? withTax : toUnitPrice(withTax)
  const unitPrice = row.accept(row.source(field)!, withinScale(worked, 'price'))
  if (unitPrice === null) return null
  const netPrice = isGross ? netPriceBesideGross(row, gross, net, unitPrice, taxRate, base) : ofOne
  if (netPrice === undefined) return null
  const found = { unitPrice, taxRate }
  if (base !== '1') notes.bases.add(base)
  if (stated === null && pricing.rate === null && derived !== null) notes.derivedRate(derived, row.row)
  if (taxRate === null && !pricing.open) notes.withoutRate.push(row.row)
  if (quantity === null || pricing.open) return found
  const written = { price, base, net: !isGross }
  const reconciled = reconcile(row, { quantity, unitPrice, taxRate, written, netPrice })
  if (reconciled?.fromAmount) notes.fromAmount.push(row.row)
  return reconciled && { unitPrice: reconciled.unitPrice, taxRate }
}

/** A price whose cell may name the unit it is for, which has to be the line's. */
function priceFor(cell: Cell, unit: string | null): Reading<Decimal> {
  const reading = priceOf(cell)
  const isOther =
    'value' in reading && reading.value.per !== null && unit !== null && reading.value.per !== unit
  return isOther
    ? { fault: importFault('price.baseUnit', { unit }) }
    : mapReading(reading, ({ price }) => price)
}

/**
 * The price without tax next to one with tax; null if there is none.
 * @returns undefined if the two contradict each other, which is reported
 */
function netPriceBesideGross(
  row: RowValues,
  gross: ImportField,
  net: ImportField | null,
  unitPrice: Decimal,
  taxRate: Decimal | null,
  base: Decimal,
): Decimal | null | undefined {
  const source = net === null ? null : row.source(net)
  if (!source?.cell || net === null) return null
  const price = row.accept(source, priceFor(source.cell, null))
  if (price === null) return undefined
  const netPrice = decimal(price).div(base).toFixed()
  // one of the two may be rounded to a cent
  const cent = decimal('0.01').div(base)
  const expected = taxRate === null ? null : decimal(netPrice).times(decimal(taxRate).plus(1))
  const agrees =
    expected === null ||
    expected.minus(unitPrice).abs().lte(cent) ||
    (net === 'price' && decimal(netPrice).eq(unitPrice))
  if (agrees) return netPrice
  const heading = row.source(gross)?.column?.name ?? null
  row.reject(source, importFault('price.disagree', { heading, field: gross, rate: taxRate! }))
  return undefined
}

/** The rate that follows from tax and net amount, if it is one in use. */
function rateFromAmounts(row: RowValues): Decimal | null {
  const { amount, gross, net, tax } = readAmounts(row)
  if (tax === null) return null
  const without = net ?? (gross === null ? null : decimal(gross).minus(tax).toFixed()) ?? amount
  if (without === null || decimal(without).eq(0)) return null
  const percent = decimal(tax).div(without).times(100).round(0)
  const rate = percent.div(100).toFixed()
  if (percent.eq(0)) return decimal(tax).eq(0) ? '0' : null
  return isRateInUse(percent.toFixed()) && isNear(times(without, rate), tax) ? rate : null
}
