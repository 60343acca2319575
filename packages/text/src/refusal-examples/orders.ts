import type { orderRefusals } from '../orders.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof orderRefusals> = {
  'order.tooManyLines': { max: 2000 },
  'order.attachmentsKept': { status: 'completed' },
  'order.setAside': { status: 'cancelled' },
  'order.nothingToAccept': { status: 'cancelled' },
  'order.revisedBelowShipped': { min: '3', unit: '台' },
  'order.lineReserved': { lineNo: 1, noteNos: ['SH1'] },
  'order.lineRestReserved': { lineNo: 1, noteNos: ['SH1', 'SH2'] },
  'order.restOnNotes': { noteNos: ['SH1', 'SH2', 'SH3', 'SH4', 'SH5', 'SH6'] },
  'order.lineNothingLeft': { lineNo: 1 },
  'order.lineTwice': { lineNo: 1 },
  'order.proposalEmpty': { lineNo: 1 },
  'order.proposalInPast': { lineNo: 1 },
  'order.alreadyOnNote': { noteNos: ['SH1', 'SH2'] },
  'order.noteStillReady': { noteNos: ['SH1', 'SH2'] },
  'order.noteStillOut': { noteNos: ['SH1', 'SH2'] },
}
