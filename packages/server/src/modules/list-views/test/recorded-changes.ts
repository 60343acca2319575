import type { RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  unwalked: {
    'listViews.save': "how somebody looks at a list is nobody's record",
    'listViews.remove': "how somebody looks at a list is nobody's record",
    'listViews.arrange': "how somebody looks at a list is nobody's record",
  },
}
