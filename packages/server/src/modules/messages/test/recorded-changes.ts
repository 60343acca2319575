import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'messages.list': 'reads',
    'messages.read': 'what one has read is nobody else’s business',
  },
}
