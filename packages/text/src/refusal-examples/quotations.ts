import type { quotationRefusals } from '../quotations.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof quotationRefusals> = {
  'quotation.inquiryOver': { status: 'cancelled' },
  'quotation.draftChanged': { by: '王敏' },
  'quotation.lineTwice': { lineNo: 1 },
  'quotation.productOffShelf': { code: 'Z41H-16C-DN100' },
  'quotation.partial': { lines: [2, 3] },
  'quotation.tooMuch': { asked: '10' },
  'quotation.lessThanAsked': { asked: '10' },
}
