import type { listViewRefusals } from '../list-view-tools.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof listViewRefusals> = {
  'listView.tooMany': { limit: 30 },
}
