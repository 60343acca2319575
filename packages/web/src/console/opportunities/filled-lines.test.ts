import type { ImportedQuotationLine, InquiryLine } from '@bdr/contract/quotations/replies'
import { describe, expect, it } from 'vitest'
import { countOverwriting, filledLines, filledWith } from './filled-lines.ts'
import type { LineValues, QuotationValues } from './quotation-values.ts'

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
const said = (row: Partial<ImportedQuotationLine>): ImportedQuotationLine => ({
  lineId: '7',
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
  const filled = filledLines([line], values, [said(row)])
  return { overwriting: countOverwriting(filled), line: filledWith(values, filled, precedence).lines['l7'] }
}

describe('what a file says', () => {
  it('fills what is empty, and a quantity or a rate nobody has touched', () => {
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

  it('leaves alone what it says nothing of, and what is the same in other figures', () => {
    const typed = { unitPrice: '1,280.50', brand: '明泽', leadDays: '030', moq: '2.0' }
    const row = { unitPrice: '1280.5', taxRate: '0.13', taxIncluded: true, leadDays: '30', moq: '2' }
    const filled = filledLines([line], formOf(typed), [said(row)])
    expect(filled).toMatchObject([{ fields: [] }])
  })

  it('takes the place of what was typed, or gives way to it, as somebody chose', () => {
    const typed = formOf({ unitPrice: '1300', leadDays: '25', brand: '' })
    const row = { unitPrice: '1280.5', taxRate: '0.09', taxIncluded: false, leadDays: '30', brand: '明泽' }
    expect(fill(typed, row, 'file')).toMatchObject({
      overwriting: 2,
      line: { unitPrice: '1280.5', taxRate: '0.09', basis: 'excluded', leadDays: '30', brand: '明泽' },
    })
    // a rate without its price would be another price
    expect(fill(typed, row, 'typed').line).toMatchObject({
      unitPrice: '1300',
      taxRate: '0.13',
      basis: 'included',
      leadDays: '25',
      brand: '明泽',
    })
  })
})
