import type { ImportedQuotationLine, InquiryLine, OfferableProduct } from '@bdr/contract/quotations/replies'
import { describe, expect, it } from 'vitest'
import { countChanging, countOverwriting, filledLines, filledWith } from './filled-lines.ts'
import { inputOf, placeOf, withProduct, type LineValues, type QuotationValues } from './quotation-values.ts'

const line: InquiryLine = {
  id: '7',
  lineNo: 1,
  materialCode: null,
  materialName: '楔式闸阀',
  specification: 'Z41H-16C DN100',
  brand: null,
  unit: '台',
  quantity: '10',
  requiredDate: '2027-01-20',
  note: null,
}
const untouched: LineValues = {
  product: null,
  quantity: '10',
  unitPrice: '',
  taxRate: '0.13',
  basis: 'included',
  moq: '',
  leadDays: '',
  brand: '',
  substitute: '',
  remark: '',
  priceBreaks: [],
  alternatives: [],
}
const formOf = (typed: Partial<LineValues> = {}): QuotationValues => ({
  validUntil: '2099-12-31',
  freight: '',
  remark: '',
  lines: { l7: { ...untouched, ...typed } },
})
const imported = (row: Partial<ImportedQuotationLine>): ImportedQuotationLine => ({
  lineId: '7',
  product: null,
  quantity: null,
  unitPrice: null,
  taxRate: null,
  taxIncluded: null,
  moq: null,
  leadDays: null,
  brand: null,
  substitute: null,
  remark: null,
  ...row,
})
const fill = (values: QuotationValues, row: Partial<ImportedQuotationLine>, precedence: 'file' | 'typed') => {
  const filled = filledLines([line], values, [imported(row)])
  return { overwriting: countOverwriting(filled), line: filledWith(values, filled, precedence).lines['l7'] }
}

describe('the content of a file', () => {
  it('fills empty fields, and a quantity or a rate that nobody has changed', () => {
    const row = { unitPrice: '1280.5', taxRate: '0.09', taxIncluded: false, leadDays: '30', quantity: '8' }
    for (const precedence of ['file', 'typed'] as const)
      expect(fill(formOf(), row, precedence)).toEqual({
        overwriting: 0,
        line: {
          ...untouched,
          unitPrice: '1280.5',
          taxRate: '0.09',
          basis: 'excluded',
          leadDays: '30',
          quantity: '8',
        },
      })
  })

  it('leaves fields alone that it does not contain, and those with the same value in another notation', () => {
    const typed = { unitPrice: '1,280.50', brand: '明泽', leadDays: '030', moq: '2.0' }
    const row = { unitPrice: '1280.5', taxRate: '0.13', taxIncluded: true, leadDays: '30', moq: '2' }
    const filled = filledLines([line], formOf(typed), [imported(row)])
    expect(filled).toMatchObject([{ fields: [] }])
    expect(countChanging(filled, 'file')).toBe(0)
  })

  it('changes no line of which every typed value stays', () => {
    const filled = filledLines([line], formOf({ leadDays: '25' }), [imported({ leadDays: '30' })])
    expect(countChanging(filled, 'file')).toBe(1)
    expect(countChanging(filled, 'typed')).toBe(0)
  })

  it('replaces what was typed, or is ignored there, as the person chose', () => {
    const typed = formOf({ unitPrice: '1300', leadDays: '25', brand: '' })
    const row = { unitPrice: '1280.5', taxRate: '0.09', taxIncluded: false, leadDays: '30', brand: '明泽' }
    expect(fill(typed, row, 'file')).toMatchObject({
      overwriting: 2,
      line: { unitPrice: '1280.5', taxRate: '0.09', basis: 'excluded', leadDays: '30', brand: '明泽' },
    })
    // a rate without its price would result in another price
    expect(fill(typed, row, 'typed').line).toMatchObject({
      unitPrice: '1300',
      taxRate: '0.13',
      basis: 'included',
      leadDays: '25',
      brand: '明泽',
    })
  })
})

const product: OfferableProduct = {
  id: '31',
  productId: '3',
  name: '楔式闸阀',
  model: 'Z41H-16C',
  values: ['100'],
  brand: '明泽',
  code: 'Z41H-16C-DN100',
  unit: '台',
  leadDays: 7,
  terms: { unitPrice: '812.5', taxRate: '0.09', moq: '2' },
}
const { unit: _, leadDays: __, terms: ___, ...offered } = product

describe('a product', () => {
  it('fills what is empty', () =>
    expect(withProduct(untouched, product)).toEqual({
      ...untouched,
      product: offered,
      unitPrice: '812.5',
      taxRate: '0.09',
      moq: '2',
      leadDays: '7',
      brand: '明泽',
    }))

  it('leaves what was typed', () => {
    const typed = { ...untouched, unitPrice: '800', moq: '1', leadDays: '30', brand: '另一家' }
    expect(withProduct(typed, product)).toEqual({ ...typed, product: offered })
    expect(withProduct({ ...untouched, taxRate: '0.06' }, product)).toMatchObject({
      unitPrice: '812.5',
      taxRate: '0.06',
    })
  })

  it('fills in no price with tax where prices are without, and none in another unit', () => {
    const net = withProduct({ ...untouched, basis: 'excluded' }, product)
    expect(net).toMatchObject({ unitPrice: '', taxRate: '0.13', basis: 'excluded', brand: '明泽' })
    const weighed = withProduct(untouched, { ...product, unit: '吨', terms: null })
    expect(weighed).toMatchObject({ unitPrice: '', moq: '', leadDays: '7' })
  })

  it('is sent by its SKU alone, and shows its faults', () => {
    const values = formOf(withProduct(untouched, product))
    expect(inputOf({ id: '1', lines: [line] }, 1, values).lines).toMatchObject([{ skuId: product.id }])
    expect(placeOf('lines.0.skuId', [line], values)).toBe('lines.l7.product')
    expect(placeOf('lines.0.lineId', [line], values)).toBe('lines.l7.unitPrice')
  })

  it('named by a file fills what the file leaves open, and overwrites nothing', () => {
    const typed = formOf({ brand: '另一家' })
    expect(fill(typed, { product, leadDays: '20' }, 'file')).toEqual({
      overwriting: 0,
      line: withProduct({ ...untouched, brand: '另一家', leadDays: '20' }, product),
    })
    const other = formOf({ product: { ...offered, id: '32' } })
    expect(fill(other, { product }, 'typed').line).toEqual(other.lines['l7'])
    expect(fill(other, { product }, 'file')).toMatchObject({ overwriting: 1, line: { product: offered } })
  })
})

describe('rows of a line in which nothing is typed', () => {
  const empty = { from: '', unitPrice: '' }
  const values = formOf({
    unitPrice: '10',
    leadDays: '7',
    priceBreaks: [empty, { from: '8', unitPrice: '' }],
  })

  it('are not sent', () => {
    const alternatives = [{ offer: '', unitPrice: '', leadDays: '', remark: '' }]
    const form = formOf({ unitPrice: '10', leadDays: '7', priceBreaks: [empty], alternatives })
    expect(inputOf({ id: '1', lines: [line] }, 1, form).lines).toMatchObject([
      { priceBreaks: [], alternatives: [] },
    ])
    expect(inputOf({ id: '1', lines: [line] }, 1, values).lines).toMatchObject([
      { priceBreaks: [{ from: '8', unitPrice: '' }] },
    ])
  })

  it('are counted where a fault of another row is shown', () => {
    expect(placeOf('lines.0.priceBreaks.0.unitPrice', [line], values)).toBe(
      'lines.l7.priceBreaks.1.unitPrice',
    )
  })
})
