import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'files.upload': 'creates',
    'files.complete': 'completes its own upload',
  },
}
