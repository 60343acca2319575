import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'imports.check': 'reads a file again; what is taken over is recorded by its own records',
    'imports.correctRows': 'reads a file again',
    'imports.commit': 'creates',
    'imports.cancel': 'the import itself says so',
  },
}
