import { isZero } from '../kernel/decimal.ts'
import type { OfferedProduct, QuotationDraft } from './model.ts'
import type { QuotationLine, QuotationVersion } from './replies.ts'

/** A version as it would have been typed: what the next one starts from. */
export const draftOfVersion = (version: QuotationVersion): QuotationDraft => ({
  validUntil: version.validUntil,
  freight: isZero(version.freight) ? '' : version.freight,
  remark: version.remark ?? '',
  lines: version.lines.map(draftOfLine),
})

/** What is kept of a product that is offered, whatever else is known of it. */
export const offeredOf = (product: OfferedProduct): OfferedProduct => ({
  id: product.id,
  productId: product.productId,
  name: product.name,
  model: product.model,
  values: product.values,
  brand: product.brand,
  code: product.code,
})

const draftOfLine = (line: QuotationLine): QuotationDraft['lines'][number] => ({
  lineId: line.lineId,
  product: line.product,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  taxRate: line.taxRate,
  taxIncluded: line.taxIncluded,
  moq: line.moq ?? '',
  leadDays: String(line.leadDays),
  brand: line.brand ?? '',
  substitute: line.substitute ?? '',
  remark: line.remark ?? '',
  priceBreaks: line.priceBreaks,
  alternatives: line.alternatives.map((one) => ({
    ...one,
    leadDays: String(one.leadDays),
    remark: one.remark ?? '',
  })),
})
