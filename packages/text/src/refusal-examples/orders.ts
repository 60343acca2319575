import type { orderRefusals } from '../orders.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof orderRefusals> = {
  'order.tooManyLines': { max: 2000 },
  'order.attachmentsKept': { status: 'completed' },
  'order.setAside': { status: 'cancelled' },
  'order.nothingToAccept': { status: 'cancelled' },
  'order.revisedBelowShipped': { min: '3', unit: '台' },
  'order.lineReserved': { lineNo: 1 },
  'order.lineNothingLeft': { lineNo: 1 },
  'order.lineTwice': { lineNo: 1 },
  'order.proposalEmpty': { lineNo: 1 },
  'order.proposalInPast': { lineNo: 1 },
  'order.alreadyOnNote': { noteNo: 'SH1' },
  'order.noteStillReady': { noteNo: 'SH1' },
  'order.noteStillOut': { noteNo: 'SH1' },
}
