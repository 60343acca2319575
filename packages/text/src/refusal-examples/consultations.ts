import type { consultationRefusals } from '../consultations.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof consultationRefusals> = {
  'consultation.tooOften': { minutes: 5 },
}
