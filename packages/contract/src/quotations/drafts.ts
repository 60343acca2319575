import { isZero } from '../kernel/decimal.ts'
import type { QuotationDraft } from './model.ts'
import type { QuotationLine, QuotationVersion } from './replies.ts'

/** A version as it would have been typed: what the next one starts from. */
export const draftOfVersion = (version: QuotationVersion): QuotationDraft => ({
  validUntil: version.validUntil,
  freight: isZero(version.freight) ? '' : version.freight,
  remark: version.remark ?? '',
  lines: version.lines.map(draftOfLine),
})

const draftOfLine = (line: QuotationLine): QuotationDraft['lines'][number] => ({
  lineId: line.lineId,
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
