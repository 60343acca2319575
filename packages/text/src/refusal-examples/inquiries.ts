import type { inquiryRefusals } from '../inquiries.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof inquiryRefusals> = {
  'award.lineNotQuoted': { lineNo: 1 },
  'award.tooMuch': { lineNo: 1, asked: '10' },
  'award.moreThanQuoted': { lineNo: 1, quoted: '5' },
  'award.belowMoq': { lineNo: 1, moq: '5' },
  'award.twice': { lineNo: 1 },
  'award.notValid': { merchant: '明泽阀门', validUntil: '2026-11-01' },
}
