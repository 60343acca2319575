import { expect, test } from 'vitest'
import { productLimits } from '@bdr/contract/products/model'
import { withCodesByRule, withCodesCountedOn } from './sku-codes.ts'

const sku = (key: string, code: string, ...values: string[]) => ({ key, code, values })
const codes = (skus: readonly { code: string }[]) => skus.map(({ code }) => code)

test('codes are made of the model and the values, where none was typed', () => {
  const skus = [
    sku('a', '', 'DN50', 'PN16'),
    sku('b', 'OWN-1', 'DN65', 'PN16'),
    sku('c', '', '1/2 寸', 'PN 10'),
  ]
  expect(codes(withCodesByRule(' J41H-25 ', skus))).toEqual([
    'J41H-25-DN50-PN16',
    'OWN-1',
    'J41H-25-1-2-寸-PN-10',
  ])
})

test('no two codes are the same, and none is too long', () => {
  const long = 'X'.repeat(productLimits.skuCode)
  const made = codes(
    withCodesByRule(long, [sku('a', '', 'DN50'), sku('b', '', 'DN65'), sku('c', '', 'DN80')]),
  )
  expect(new Set(made).size).toBe(3)
  expect(made.every((code) => code.length <= productLimits.skuCode)).toBe(true)
  expect(codes(withCodesByRule('', [sku('a', '', 'dn50'), sku('b', 'DN50')]))).toEqual(['dn50-2', 'DN50'])
})

test('codes are counted on from the first one, and live ones stay', () => {
  expect(codes(withCodesCountedOn([sku('a', 'MZ-008'), sku('b', ''), sku('c', 'x')], []))).toEqual([
    'MZ-008',
    'MZ-009',
    'MZ-010',
  ])
  expect(codes(withCodesCountedOn([sku('a', 'MZ'), sku('b', ''), sku('c', 'MZ-2')], ['c']))).toEqual([
    'MZ',
    'MZ-3',
    'MZ-2',
  ])
  expect(codes(withCodesCountedOn([sku('a', ''), sku('b', 'y')], []))).toEqual(['', 'y'])
})
