import type { toleranceRefusals } from '../tolerance.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof toleranceRefusals> = {
  'note.beyondOrder': { orderNo: 'PO-1', lineNo: 1, over: '2', unit: '台', share: '0.05' },
}
