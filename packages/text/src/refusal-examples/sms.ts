import type { smsRefusals } from '../sms.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof smsRefusals> = {
  'sms.tooSoon': { seconds: 30 },
  'sms.tooManyToday': { limit: 10 },
  'sms.codeWrong': { left: 2 },
}
