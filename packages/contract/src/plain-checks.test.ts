import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { attributeKey, isAttributeKey } from './products/model.ts'
import {
  isPositiveQuantity,
  isQuantity,
  isRate,
  isUnitPrice,
  positiveQuantity,
  quantity,
  rate,
  unitPrice,
} from './kernel/decimal.ts'
import { id, isId } from './kernel/field.ts'

/** Each function with the schema it has to agree with, and a text that both accept. */
const pairs: [name: string, check: (text: string) => boolean, schema: z.ZodType, taken: string][] = [
  ['isId', isId, id, '1024'],
  ['isQuantity', isQuantity, quantity, '0.0001'],
  ['isPositiveQuantity', isPositiveQuantity, positiveQuantity, '12.5'],
  ['isUnitPrice', isUnitPrice, unitPrice, '1365.123456'],
  ['isRate', isRate, rate, '0.13'],
  ['isAttributeKey', isAttributeKey, attributeKey, 'nominal-size'],
]

/** Generated texts: typed digits and points, keys, and arbitrary strings. */
const texts = fc.oneof(
  fc.stringMatching(/^-?\d{0,20}(\.\d{0,8})?$/),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,33}$/),
  fc.constantFrom('', '0', '0.0', '00', '01', '1.', '.5', '1\n', '-0', '1e3', '１２'),
  fc.string(),
)

describe.each(pairs)('%s', (_name, check, schema, taken) => {
  it('accepts exactly what its schema accepts', () => {
    expect(check(taken)).toBe(true)
    fc.assert(
      fc.property(texts, (text) => {
        expect(check(text)).toBe(schema.safeParse(text).success)
      }),
      { numRuns: 1_000 },
    )
  })
})

it('an address without an id names no record', () => {
  expect(isId(null)).toBe(false)
})
