import { expect, it } from 'vitest'
import type { ProductSku } from './model.ts'
import { combinationCount, skusFor } from './skus.ts'

const made = () => {
  let count = 0
  return () => `key-${(count += 1)}`
}
const sku = (key: string, values: string[], more: Partial<ProductSku> = {}): ProductSku => ({
  key,
  values,
  code: key.toUpperCase(),
  price: '10',
  taxRate: '0.09',
  moq: '5',
  leadTimeDays: '3',
  stock: '7',
  weight: '1',
  barcode: '',
  ...more,
})
const dn = { key: 'dn', values: ['50', '80'] }
const pn = { key: 'pn', values: ['PN16', 'PN25'] }

it('a product without variants has one SKU', () => {
  expect(skusFor([], [], { before: [], newKey: made() })).toMatchObject([{ key: 'key-1', values: [] }])
})

it("a further value keeps the existing SKUs, and the new one starts with the first SKU's terms", () => {
  const skus = [sku('a', ['50']), sku('b', ['80'])]
  const wider = { key: 'dn', values: ['50', '65', '80'] }
  const next = skusFor([wider], skus, { before: [dn], newKey: made() })
  expect(next.map(({ key, values }) => [key, ...values])).toEqual([
    ['a', '50'],
    ['key-1', '65'],
    ['b', '80'],
  ])
  expect(next[1]).toMatchObject({ code: '', price: '', taxRate: '0.09', moq: '5', leadTimeDays: '3' })
})

it('a further attribute keeps what was typed for the first SKU of each former combination', () => {
  const skus = [sku('a', ['50']), sku('b', ['80'])]
  const next = skusFor([dn, pn], skus, { before: [dn], newKey: made() })
  expect(next.map(({ key, values }) => [key, ...values])).toEqual([
    ['a', '50', 'PN16'],
    ['key-1', '50', 'PN25'],
    ['b', '80', 'PN16'],
    ['key-2', '80', 'PN25'],
  ])
})

it('an attribute without values creates no SKUs', () => {
  const skus = [sku('a', ['50']), sku('b', ['80'])]
  const next = skusFor([dn, { key: 'pn', values: [] }], skus, { before: [dn], newKey: made() })
  expect(next.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(combinationCount([dn, { key: 'pn', values: [] }])).toBe(2)
})

it('reordering values reorders the SKUs', () => {
  const skus = [sku('a', ['50', 'PN16']), sku('b', ['80', 'PN16'])]
  const before = [dn, { key: 'pn', values: ['PN16'] }]
  const next = skusFor([{ key: 'pn', values: ['PN16'] }, dn], skus, { before, newKey: made() })
  expect(next.map(({ key, values }) => [key, ...values])).toEqual([
    ['a', 'PN16', '50'],
    ['b', 'PN16', '80'],
  ])
})
