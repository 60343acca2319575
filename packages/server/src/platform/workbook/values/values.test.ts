import { describeFault, fileFaults } from '@bdr/text/import-file'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positiveQuantity, rate, unitPrice } from '@bdr/contract/kernel/decimal'
import { day } from '@bdr/contract/kernel/field'
import type { Cell } from '../workbook.ts'
import { textOf } from '../clean-text.ts'
import { currencyOf } from './currency.ts'
import { dayOf } from './day.ts'
import { styleOf } from '../number-style.ts'
import { decimalOf } from '../decimal-text.ts'
import { priceOf, quantityOf } from './quantity-and-price.ts'
import { rateOf } from './rate.ts'

const numberLike = fc.stringMatching(/^[-+¥￥ ]{0,2}[0-9０-９,，.．eE年月日/%％-]{0,14}[元台吨 ]{0,2}$/)
const codes = [
  'General',
  '0%',
  'yyyy-mm-dd',
  '#,##0.00',
  '#,##0,',
  '"WZ-"00000',
  '0.0"千元"',
  '0"箱"',
  '#,##0.00 [$€-407]',
  '# ?/?',
  '0.00E+00',
  '[>=10000]0!.0,"万元";0',
  ';;;',
]
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.oneof(fc.string({ unit: 'grapheme' }), numberLike).map((text) => ({ kind: 'text' as const, text })),
  fc
    .tuple(fc.double(), fc.oneof(fc.constantFrom(...codes), fc.string()), fc.boolean())
    .map(([number, code, date1904]) => ({
      kind: 'number' as const,
      value: decimalOf(String(number)) ?? '0',
      style: styleOf(code, date1904),
    })),
  fc.string().map((text) => ({ kind: 'day' as const, day: text })),
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
  fc.string().map((error) => ({ kind: 'error' as const, error })),
  fc.constant({ kind: 'uncomputed' as const }),
)

describe('for any content of a cell', () => {
  it('a quantity is either one that the database accepts, or a fault', () => {
    fc.assert(
      fc.property(cell, (content) => {
        const reading = quantityOf(content)
        if ('value' in reading) expect(positiveQuantity.safeParse(reading.value.quantity).success).toBe(true)
        else expect(describeFault(fileFaults, reading.fault)).not.toBe('')
      }),
    )
  })

  it('the same holds for a price, a rate and a day', () => {
    fc.assert(
      fc.property(cell, fc.boolean(), (content, flag) => {
        const price = priceOf(content)
        const share = rateOf(content, flag)
        const date = dayOf(content, () => (flag ? 'nearest' : 'shown'))
        if ('value' in price) expect(unitPrice.safeParse(price.value.price).success).toBe(true)
        if ('value' in share) expect(rate.safeParse(share.value).success).toBe(true)
        if ('value' in date) expect(day.safeParse(date.value).success).toBe(true)
      }),
    )
  })

  it('a text is one line that PostgreSQL accepts', () => {
    fc.assert(
      fc.property(cell, (content) => {
        const reading = textOf(content, 50)
        currencyOf(content)
        if ('value' in reading && reading.value !== null) {
          expect(reading.value).toBe(reading.value.trim())
          expect(reading.value).not.toMatch(/[\0\n]/)
          expect(reading.value.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})

describe('numbers of cells', () => {
  it.each([
    ['46.3499999999999999986', '46.35'],
    ['0.129999999999999999996', '0.13'],
    ['1E-7', '0.0000001'],
    ['1.5e3', '1500'],
    ['123456789012345', '123456789012345'],
    ['0x10', null],
    ['1e999', null],
    ['', null],
  ])('%s is %s', (stored, value) => expect(decimalOf(stored)).toBe(value))
})
