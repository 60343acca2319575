import type { staffRefusals } from '../staff.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof staffRefusals> = {
  'post.hasMembers': { count: 2 },
  'post.tooMany': { limit: 20 },
}
