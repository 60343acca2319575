import { expect, it } from 'vitest'
import type { ProductContent } from './model.ts'
import { qualityOf } from './quality.ts'
import type { AttributeDefinition } from './replies.ts'

const definition = (key: string): AttributeDefinition => ({
  key,
  name: key,
  type: 'text',
  unit: '',
  choices: [],
  required: false,
  varies: false,
})
const sku = { values: [], code: 'A', taxRate: '0.13', moq: '1', leadTimeDays: '7', stock: '1', barcode: '' }
const content: ProductContent = {
  name: 'Wedge gate valve Z41H-16C',
  model: 'Z41H-16C',
  categoryId: '1',
  brandId: '1',
  unit: '台',
  attributes: [{ key: 'dn', value: '100' }],
  variants: [],
  skus: [{ ...sku, key: 'a', price: '10', weight: '3' }],
  pictures: ['1', '2', '3'],
  documents: [{ kind: 'drawing', fileId: '4' }],
  description: `<p>${'x'.repeat(60)}</p>`,
}
const failing = (change: Partial<ProductContent>, keys = ['dn']) =>
  qualityOf({ ...content, ...change }, keys.map(definition))
    .filter(({ passed }) => !passed)
    .map(({ check }) => check)

it('accepts a product that is fully described', () => {
  expect(failing({})).toEqual([])
})

it('lists the fields that need more content', () => {
  expect(failing({ pictures: ['1'], documents: [], description: '<p>a&nbsp;b</p>', brandId: '' })).toEqual([
    'brand',
    'pictures',
    'documents',
    'description',
  ])
  expect(failing({ skus: [{ ...sku, key: 'a', price: '10', weight: '' }] })).toEqual(['weight'])
})

it('tolerates a third of the attributes being empty', () => {
  expect(failing({}, ['dn', 'pn'])).toEqual(['attributes'])
  expect(failing({ variants: [{ key: 'pn', values: ['PN16'] }] }, ['dn', 'pn', 'seat'])).toEqual([])
})

it('treats a price fifty times another as a typing error, and ignores an incomplete number', () => {
  const skus = [
    { ...sku, key: 'a', price: '10', weight: '3' },
    { ...sku, key: 'b', price: '501', weight: '3' },
    { ...sku, key: 'c', price: '12.', weight: '3' },
  ]
  expect(failing({ skus })).toEqual(['prices'])
  expect(failing({ skus: [skus[0]!, { ...skus[1]!, price: '500' }] })).toEqual([])
})

it('finds contact details that bypass the marketplace', () => {
  expect(failing({ name: 'Gate valve 13800138001' })).toEqual(['contacts'])
})
