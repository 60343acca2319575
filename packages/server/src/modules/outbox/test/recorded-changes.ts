import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'outbox.retry': 'sends again',
  },
}
