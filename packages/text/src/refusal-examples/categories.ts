import type { categoryRefusals } from '../categories.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof categoryRefusals> = {
  'category.tooManyAttributes': { limit: 40 },
  'category.tooDeep': { levels: 3 },
  'category.tooMany': { limit: 99 },
}
