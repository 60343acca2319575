import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, decimal, isZero, minus, plus, sum, times, toAmount } from '../kernel/decimal.ts'
import { grossPriceAt, lineAmounts, priceAt, totalsOf, type PricedLine } from './amounts.ts'

const decimals = (max: number, digits: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 10 ** digits - 1 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(digits, '0')}`)
    .filter((value) => !isZero(value))

const aLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: decimals(100_000, 4),
  unitPrice: decimals(1_000_000, 6),
  taxRate: fc.constantFrom('0', '0.01', '0.03', '0.06', '0.09', '0.13'),
  taxIncluded: fc.boolean(),
  priceBreaks: fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 })
    .chain((froms) =>
      fc.tuple(
        ...froms
          .toSorted((a, b) => a - b)
          .map((from) => fc.record({ from: fc.constant(String(from)), unitPrice: decimals(1_000_000, 6) })),
      ),
    ),
})

describe('the amounts of a line', () => {
  it('are net and tax, which add up to the gross amount to the cent', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const { net, tax, gross } = lineAmounts(line)
        expect(toAmount(plus(net, tax))).toBe(gross)
        expect(compare(tax, '0')).toBeGreaterThanOrEqual(0)
        if (isZero(line.taxRate)) expect(tax).toBe('0.00')
      }),
    )
  })

  it('equal those of an order with the same price', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const ordered = toAmount(times(line.quantity, grossPriceAt(line, line.quantity)))
        expect(lineAmounts(line).gross).toBe(ordered)
      }),
    )
  })

  it('contain the tax of the rate, to a cent plus what rounding the price adds', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const { net, tax } = lineAmounts(line)
        const exact = decimal(net).times(line.taxRate)
        const allowed = decimal('0.02').plus(decimal(line.quantity).times('0.0000005'))
        expect(decimal(tax).minus(exact).abs().lte(allowed)).toBe(true)
      }),
    )
  })

  it('are the same for a price with tax and its exact counterpart without', () => {
    fc.assert(
      fc.property(decimals(10_000, 2), fc.integer({ min: 1, max: 10_000 }), (net, quantity) => {
        const shared = { quantity: String(quantity), taxRate: '0.13', priceBreaks: [] }
        const without = lineAmounts({ ...shared, unitPrice: net, taxIncluded: false })
        const gross = times(net, '1.13')
        const included = lineAmounts({ ...shared, unitPrice: gross, taxIncluded: true })
        expect(included.gross).toBe(without.gross)
        expect(decimal(included.net).minus(without.net).abs().lte('0.01')).toBe(true)
      }),
    )
  })
})

describe('the price for a quantity', () => {
  const line = {
    unitPrice: '10',
    taxRate: '0.13',
    taxIncluded: true,
    priceBreaks: [
      { from: '50', unitPrice: '9' },
      { from: '100', unitPrice: '8.5' },
    ],
  }
  it.each([
    ['49.9999', '10'],
    ['50', '9'],
    ['99', '9'],
    ['100', '8.5'],
    ['5000', '8.5'],
  ])('for %s is %s', (quantity, price) => expect(priceAt(line, quantity)).toBe(price))

  it('is that of the highest break reached, in whatever order the breaks are', () => {
    fc.assert(
      fc.property(aLine, fc.infiniteStream(fc.nat()), (priced, order) => {
        const shuffled = priced.priceBreaks
          .map((one) => ({ one, key: order.next().value! }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(priceAt({ ...priced, priceBreaks: shuffled }, priced.quantity)).toBe(
          priceAt(priced, priced.quantity),
        )
      }),
    )
  })
})

it('the total of a quotation is the sum of its lines and the freight', () => {
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 8 }), decimals(10_000, 2), (lines, freight) => {
      const { net, tax, gross } = totalsOf(lines, freight)
      const amounts = lines.map(lineAmounts)
      expect(toAmount(minus(gross, freight))).toBe(toAmount(sum(amounts.map((one) => one.gross))))
      expect(toAmount(plus(net, tax))).toBe(toAmount(minus(gross, freight)))
    }),
  )
})
