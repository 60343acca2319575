import { offeredOf } from '@bdr/contract/quotations/drafts'
import { compare, isQuantity } from '@bdr/contract/kernel/decimal'
import type { ImportedQuotationLine, InquiryLine } from '@bdr/contract/quotations/replies'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'
import { defaultsFrom, keyOf, type LineValues, type QuotationValues } from './quotation-values.ts'

/** Which value is used where the file and the input differ. */
export type Precedence = 'file' | 'typed'

/**
 * One field of a line that a file fills. A price includes its tax rate and basis, because none is useful
 * alone.
 */
export interface FilledField {
  readonly field: 'product' | 'price' | 'leadDays' | 'brand' | 'substitute' | 'quantity' | 'moq' | 'remark'
  readonly patch: Partial<LineValues>
  /** whether the field contains another typed value */
  readonly isOverwriting: boolean
}

export interface FilledLine {
  readonly line: InquiryLine
  readonly typed: LineValues
  readonly fields: readonly FilledField[]
}

/** The lines of a file beside the input; fields with the same value in both are left out. */
export const filledLines = (
  lines: readonly InquiryLine[],
  values: QuotationValues,
  imported: readonly ImportedQuotationLine[],
): FilledLine[] =>
  imported.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.lineId)
    const typed = line && values.lines[keyOf(line)]
    return typed ? [{ line, typed, fields: fieldsOf(line, typed, row) }] : []
  })

function fieldsOf(line: InquiryLine, typed: LineValues, row: ImportedQuotationLine): FilledField[] {
  const texts = (['leadDays', 'brand', 'substitute', 'quantity', 'moq', 'remark'] as const).flatMap(
    (field): FilledField[] => {
      const value = row[field]
      if (value === null || isSame(typed[field], value)) return []
      const isUntouched = typed[field] === '' || (field === 'quantity' && typed.quantity === line.quantity)
      return [{ field, patch: { [field]: value }, isOverwriting: !isUntouched }]
    },
  )
  const stated = [...productOf(typed, row), ...priceOf(typed, row), ...texts]
  const after = stated.reduce((held, { patch }) => ({ ...held, ...patch }), typed)
  return [...stated, ...defaultFields(typed, after, row)]
}

function productOf(typed: LineValues, { product }: ImportedQuotationLine): FilledField[] {
  if (product === null || typed.product?.id === product.id) return []
  const isOverwriting = typed.product !== null
  return [{ field: 'product', patch: { product: offeredOf(product) }, isOverwriting }]
}

/**
 * Defaults of the named product for fields that the file leaves empty; when another product was chosen
 * before, that one's values stay.
 */
function defaultFields(
  typed: LineValues,
  held: LineValues,
  { product }: ImportedQuotationLine,
): FilledField[] {
  if (product === null || (typed.product !== null && typed.product.id !== product.id)) return []
  const { unitPrice, taxRate, basis, ...texts } = defaultsFrom(held, product)
  const price = { unitPrice, taxRate, basis } as Partial<LineValues>
  return [
    ...(unitPrice === undefined ? [] : [{ field: 'price', patch: price, isOverwriting: false } as const]),
    ...(Object.keys(texts) as (keyof typeof texts & FilledField['field'])[]).map((field): FilledField => ({
      field,
      patch: { [field]: texts[field] },
      isOverwriting: false,
    })),
  ]
}

function priceOf(typed: LineValues, row: ImportedQuotationLine): FilledField[] {
  if (row.unitPrice === null) return []
  const patch = {
    unitPrice: row.unitPrice,
    taxRate: row.taxRate ?? typed.taxRate,
    basis: (row.taxIncluded ?? typed.basis === 'included') ? ('included' as const) : ('excluded' as const),
  }
  const isSamePrice =
    isSame(typed.unitPrice, patch.unitPrice) &&
    isSame(typed.taxRate, patch.taxRate) &&
    typed.basis === patch.basis
  return isSamePrice ? [] : [{ field: 'price', patch, isOverwriting: typed.unitPrice.trim() !== '' }]
}

/** Whether both are the same number: `12` and `12.00` are. */
function isSame(typed: string, read: string): boolean {
  if (typed.trim() === read) return true
  const [one, other] = [canonicalDecimal(typed), canonicalDecimal(read)]
  return isQuantity(one) && isQuantity(other) && compare(one, other) === 0
}

export const countOverwriting = (filled: readonly FilledLine[]): number =>
  filled.reduce((sum, { fields }) => sum + fields.filter(({ isOverwriting }) => isOverwriting).length, 0)

/** The fields that are filled in: typed values may stay. */
export const takenFields = ({ fields }: FilledLine, precedence: Precedence): FilledField[] =>
  fields.filter(({ isOverwriting }) => precedence === 'file' || !isOverwriting)

export const countChanging = (filled: readonly FilledLine[], precedence: Precedence): number =>
  filled.filter((line) => takenFields(line, precedence).length > 0).length

/** The form's values after the file was filled in. */
export const filledWith = (
  values: QuotationValues,
  filled: readonly FilledLine[],
  precedence: Precedence,
): QuotationValues => ({
  ...values,
  lines: {
    ...values.lines,
    ...Object.fromEntries(
      filled.map((one) => [
        keyOf(one.line),
        takenFields(one, precedence).reduce((held, { patch }) => ({ ...held, ...patch }), one.typed),
      ]),
    ),
  },
})
