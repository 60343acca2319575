import { isZero } from '../kernel/decimal.ts'
import type { OfferedProduct, QuotationDraft } from './model.ts'
import type { QuotationLine, QuotationVersion } from './replies.ts'

/** A submitted version converted to a draft, from which the next version starts. */
export const draftOfVersion = (version: QuotationVersion): QuotationDraft => ({
  validUntil: version.validUntil,
  freight: isZero(version.freight) ? '' : version.freight,
  remark: version.remark ?? '',
  lines: version.lines.map(draftOfLine),
})

/** The fields stored with an offered product, without the additional ones. */
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
