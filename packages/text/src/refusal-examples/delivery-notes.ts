import type { deliveryNoteRefusals } from '../delivery-notes.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof deliveryNoteRefusals> = {
  'note.tooMuchToPrint': { lines: 2000 },
  'note.orderSetAside': { orderNo: 'PO-1', status: 'closed' },
  'note.lineNotShippable': { orderNo: 'PO-1', lineNo: 1 },
  'note.overRemaining': { max: '5', unit: '台', tolerance: { mode: 'none', share: '0' } },
  'note.lineBlocked': {
    orderNo: 'PO-1',
    lineNo: 1,
    why: {
      key: 'note.overRemaining',
      params: { max: '5', unit: '台', tolerance: { mode: 'none', share: '0' } },
    },
  },
  'note.tooManyReceipts': { limit: 60 },
  'note.arrivedTooMuch': { max: '5', unit: '台' },
}
