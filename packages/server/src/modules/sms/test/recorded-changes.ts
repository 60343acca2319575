import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'sms.send': 'sends',
    'sms.sendDashed': 'sends',
  },
}
